/** Restores access for people who have lost their password or second factor. */
import { unlock } from '../../../auth/unlock.ts';
import { disable } from '../../../auth/store/twoFactor.ts';
import { audit } from '../../../events/audit.ts';
import type { Writing } from '../../../events/writing.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import type { PersonRecord } from '../../../people/record.ts';
import type { Services } from '../../../services.ts';
import { passwordResetMail } from '../present/mails.ts';
import { setPassword } from '../store/passwords.ts';
import { alertFactorReset } from './alerts.ts';
import { endAccess } from './endAccess.ts';
import { openReset } from './openReset.ts';

type Mailing = Writing & { services: Pick<Services, 'outbox'> };

type Ending = Mailing & { services: Pick<Services, 'accessChanged'> };

type Unlocking = Ending & { services: { limiter: Pick<Services['limiter'], 'id' | 'forget'> } };

interface Person {
  id: string;
  email: string;
  first_name: string;
}

/**
 * Removes the second factor, ends the person's access, and notifies them and all admins. Lock the person's
 * row first. Returns false if they have no second factor.
 */
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
    title: 'Your second factor was removed',
    body: `${by} removed it. Your sessions and API keys have ended; sign in with your password and set up a second factor again. If you did not ask for this, tell your administrators.`,
  });
  await alertFactorReset(call, person);
  return true;
}

/** Sets another password for an active person and ends their access. Lock the person's row first. */
export async function givePassword(call: Unlocking, person: Person, passwordHash: string): Promise<void> {
  if ((await call.db.count(setPassword, { id: person.id, password_hash: passwordHash })) === 0)
    throw new Error('the person is no longer active');
  await afterReset(
    call,
    person,
    'The operator of the service reset it. Your sessions and API keys have ended. If you did not ask for this, tell your administrators.',
  );
}

/** Ends a person's access after a password reset and notifies them with this `body`. */
export async function afterReset(call: Unlocking, person: Person, body: string): Promise<void> {
  await endAccess(call, person.id);
  // the failed attempts counted so far were for the old password
  unlock(call.db, call.services, person);
  audit(call, { action: 'reset password of', resource: 'user', id: person.id });
  securityNotice(call, person, { kind: 'password_reset', title: 'Your password was reset', body });
}

/** Mails a password reset link. Returns false if `openReset` finds nobody who may use this address. */
export async function mailReset(call: Mailing, email: string): Promise<boolean> {
  const { db, services, workspace, now } = call;
  const reset = await openReset(db, email, now);
  if (!reset) return false;
  audit(call, { action: 'sent password reset to', resource: 'user', id: reset.person.id });
  services.outbox.post(db, {
    kind: 'password_reset',
    userId: reset.person.id,
    mail: passwordResetMail(reset.person, reset.token, workspace),
    tokenHash: reset.hash,
  });
  return true;
}
