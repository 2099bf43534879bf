/** Letting somebody in again who has lost what they sign in with. */
import { unlock } from '../../../auth/unlock.ts';
import { disable } from '../../../auth/store/twoFactor.ts';
import { audit } from '../../../events/audit.ts';
import type { Writing } from '../../../events/writing.ts';
import { sendAfterCommit } from '../../../mail/mailer.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import type { PersonRecord } from '../../../people/record.ts';
import type { Services } from '../../../services.ts';
import { passwordResetMail } from '../present/mails.ts';
import { setPassword } from '../store/passwords.ts';
import { alertFactorReset } from './alerts.ts';
import { endAccess } from './endAccess.ts';
import { openReset } from './openReset.ts';

type Mailing = Writing & { services: Pick<Services, 'mailer' | 'log'> };

type Ending = Mailing & { services: Pick<Services, 'accessChanged'> };

type Unlocking = Ending & { services: { limiter: Pick<Services['limiter'], 'forget'> } };

interface Person {
  id: string;
  email: string;
  first_name: string;
}

/** Takes away the second factor, ends the person's access, and tells them and all admins. False where there is none. The person is locked. */
export async function takeSecondFactor(
  call: Ending,
  person: PersonRecord,
  { by, reason }: { by: string; reason?: string },
): Promise<boolean> {
  if ((await call.db.count(disable, { user_id: person.id })) === 0) return false;
  await endAccess(call, person.id);
  audit(call, {
    action: 'reset',
    resource: 'two_factor',
    id: person.id,
    ...(reason !== undefined && { changes: { reason: [null, reason] } }),
  });
  securityNotice(call, person, {
    kind: 'two_factor_reset',
    title: 'Your second factor was taken away',
    body: `${by} did it. Your sessions and API keys have ended; sign in with your password and set up a second factor again. If you did not ask for it, tell your administrators.`,
  });
  await alertFactorReset(call, person);
  return true;
}

/** Gives an active person another password, and ends their access. The person is locked. */
export async function givePassword(call: Unlocking, person: Person, passwordHash: string): Promise<void> {
  if ((await call.db.count(setPassword, { id: person.id, password_hash: passwordHash })) === 0)
    throw new Error('the person is not active any more');
  await afterReset(
    call,
    person,
    'The operator of the service did it. Your sessions and API keys have ended. If you did not ask for it, tell your administrators.',
  );
}

/** What follows when somebody has another password: their access ends, and they are told, in these words. */
export async function afterReset(call: Unlocking, person: Person, body: string): Promise<void> {
  await endAccess(call, person.id);
  // the failed tries counted so far were at the old password
  unlock(call.db, call.services, person);
  audit(call, { action: 'reset password of', resource: 'user', id: person.id });
  securityNotice(call, person, { kind: 'password_reset', title: 'Your password was reset', body });
}

/** Mails a person a link to choose a password with. False where `openReset` has none for the address. */
export async function mailReset(call: Mailing, email: string): Promise<boolean> {
  const { db, services, workspace, now } = call;
  const reset = await openReset(db, email, now);
  if (!reset) return false;
  audit(call, { action: 'sent password reset to', resource: 'user', id: reset.person.id });
  sendAfterCommit(db, services, passwordResetMail(reset.person, reset.token, workspace));
  return true;
}
