import { newOneTimeToken, ONE_TIME_MS } from '../../../auth/oneTimeTokens.ts';
import type { Writing } from '../../../events/writing.ts';
import type { PersonRecord } from '../../../people/record.ts';
import { announceEmailAsked } from '../announce.ts';
import { confirmEmailMail, emailAskedMail } from '../present/mails.ts';
import { insertEmailToken } from '../store/emailChanges.ts';
import { takenOf } from '../store/people.ts';
import { alertAdminEmail } from './alerts.ts';
import type { Inviting } from './invite.ts';
import { emailTaken } from './personInput.ts';

/**
 * Mails a code to the new address and a notice to the old one; nothing changes until the code is confirmed.
 * Lock the person's row first. `own`: the person asked, with their password; otherwise the new address
 * receives password resets only after a sign-in with it (rule 52).
 * @throws 409 `email_taken`
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
  services.outbox.post(db, {
    kind: 'confirm_email',
    userId: person.id,
    mail: confirmEmailMail({ ...person, email }, token, workspace),
    tokenHash: hash,
  });
  services.outbox.post(db, {
    kind: 'email_asked',
    userId: person.id,
    mail: emailAskedMail(person, own, workspace),
  });
  await alertAdminEmail(call, person, { email, confirmed: false });
}
