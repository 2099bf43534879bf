import { newOneTimeToken, ONE_TIME_MS } from '../../../auth/oneTimeTokens.ts';
import type { Writing } from '../../../events/writing.ts';
import { sendAfterCommit } from '../../../mail/mailer.ts';
import type { PersonRecord } from '../../../people/record.ts';
import { announceEmailAsked } from '../announce.ts';
import { confirmEmailMail, emailAskedMail } from '../present/mails.ts';
import { insertEmailToken } from '../store/emailChanges.ts';
import { takenOf } from '../store/people.ts';
import { alertAdminEmail } from './alerts.ts';
import type { Inviting } from './invite.ts';
import { emailTaken } from './personInput.ts';

/**
 * Asks whoever reads the mail of a new address to confirm it, and tells the old one: until then nothing changes. Lock the
 * person's row first. `own`: the person asked, with their password; somebody else's change is confirmed in the same way, and the
 * address serves for a password reset only after it was signed in with (rule 52). 409 `email_taken`.
 */
export async function askForEmail(
  call: Writing & Pick<Inviting, 'services'>,
  person: PersonRecord,
  { email, own }: { email: string; own: boolean },
): Promise<void> {
  const { db, services, workspace, now } = call;
  if ((await db.one(takenOf, { email, employee_number: null })).email) throw emailTaken();
  const { token, hash } = newOneTimeToken('email');
  await db.count(insertEmailToken, {
    user_id: person.id,
    token_hash: hash,
    context: JSON.stringify({ email, own }),
    expires_at: new Date(now + ONE_TIME_MS.email).toISOString(),
    now: new Date(now).toISOString(),
  });
  announceEmailAsked(call, person, email);
  sendAfterCommit(db, services, confirmEmailMail({ ...person, email }, token, workspace));
  sendAfterCommit(db, services, emailAskedMail(person, own, workspace));
  await alertAdminEmail(call, person, { email, confirmed: false });
}
