/** Letting somebody in again who has lost what they sign in with, by an operator of the service. */
import { newOneTimeToken, ONE_TIME_MS } from '../../../auth/oneTimeTokens.ts';
import { unlock } from '../../../auth/unlock.ts';
import { disable } from '../../../auth/store/twoFactor.ts';
import { audit } from '../../../events/audit.ts';
import type { Writing } from '../../../events/writing.ts';
import { sendAfterCommit } from '../../../mail/mailer.ts';
import type { PersonRecord } from '../../../people/record.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import type { Services } from '../../../services.ts';
import { passwordResetMail } from '../present/mails.ts';
import { insertReset } from '../store/oneTimeTokens.ts';
import { setPassword } from '../store/passwords.ts';
import { endAccess } from './endAccess.ts';

type Call = Writing & {
  services: Pick<Services, 'mailer' | 'log' | 'accessChanged'> & {
    limiter: Pick<Services['limiter'], 'forget'>;
  };
};

/** Takes away the second factor, and ends the person's access. False where there is none. The person is locked. */
export async function takeSecondFactor(call: Call, person: PersonRecord): Promise<boolean> {
  if ((await call.db.count(disable, { user_id: person.id })) === 0) return false;
  await endAccess(call, person.id);
  audit(call, { action: 'reset', resource: 'two_factor', id: person.id });
  securityNotice(call, person, {
    kind: 'two_factor_reset',
    title: 'Your second factor was taken away',
    body: 'The operator of the service did it. Your sessions and API keys have ended; sign in with your password and set up a second factor again. If you did not ask for it, tell your administrators.',
  });
  return true;
}

/** Gives an active person another password, and ends their access. The person is locked. */
export async function givePassword(call: Call, person: PersonRecord, passwordHash: string): Promise<void> {
  if ((await call.db.count(setPassword, { id: person.id, password_hash: passwordHash })) === 0)
    throw new Error('the person is not active any more');
  await endAccess(call, person.id);
  // the failed tries counted so far were at the old password
  unlock(call.db, call.services, person);
  audit(call, { action: 'reset password of', resource: 'user', id: person.id });
  securityNotice(call, person, {
    kind: 'password_reset',
    title: 'Your password was reset',
    body: 'The operator of the service did it. Your sessions and API keys have ended. If you did not ask for it, tell your administrators.',
  });
}

/**
 * Mails an active person a link to choose a password with, for an hour; what they have works until it is used. False where their
 * address was changed and they have not proved it (rule 52).
 */
export async function mailReset(call: Call, person: PersonRecord): Promise<boolean> {
  const { db, services, workspace, now } = call;
  const { token, hash } = newOneTimeToken('reset');
  const row = await db.maybe(insertReset, {
    email: person.email,
    token_hash: hash,
    expires_at: new Date(now + ONE_TIME_MS.reset).toISOString(),
  });
  if (!row) return false;
  audit(call, { action: 'sent password reset to', resource: 'user', id: person.id });
  sendAfterCommit(db, services, passwordResetMail(person, token, workspace));
  return true;
}
