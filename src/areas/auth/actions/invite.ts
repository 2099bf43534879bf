import { newOneTimeToken, ONE_TIME_MS } from '../../../auth/oneTimeTokens.ts';
import type { Logger } from 'pino';
import type { Tx } from '../../../db/handle.ts';
import { sendAfterCommit, type Mailer } from '../../../mail/mailer.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { addressVouchedMail, invitationMail } from '../present/mails.ts';
import type { PersonRecord } from '../../../people/record.ts';
import { insertInvitation, insertReset } from '../store/oneTimeTokens.ts';

/** What mailing somebody needs of a call. */
interface InvitingCall {
  db: Tx;
  services: { mailer: Mailer; log: Logger };
  workspace: Workspace;
  now: number;
}

/** Mails an invitation that is valid for seven days; earlier ones become void. */
export async function invite(
  { db, services, workspace, now }: InvitingCall,
  person: PersonRecord,
): Promise<void> {
  const { token, hash } = newOneTimeToken('invite');
  const until = new Date(now + ONE_TIME_MS.invite).toISOString();
  await db.count(insertInvitation, {
    user_id: person.id,
    token_hash: hash,
    expires_at: until,
    now: new Date(now).toISOString(),
  });
  sendAfterCommit(db, services, invitationMail(person, token, workspace));
}

/**
 * Mails an active person, at their changed address, a link to choose a password with, in case they have lost the old one.
 */
export async function inviteToAddress(
  { db, services, workspace, now }: InvitingCall,
  person: PersonRecord,
): Promise<void> {
  const { token, hash } = newOneTimeToken('reset');
  await db.one(insertReset, {
    email: person.email,
    token_hash: hash,
    expires_at: new Date(now + ONE_TIME_MS.reset).toISOString(),
  });
  sendAfterCommit(db, services, addressVouchedMail(person, token, workspace));
}
