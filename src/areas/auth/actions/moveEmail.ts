import { sendAfterCommit } from '../../../mail/mailer.ts';
import { emailChangedMail } from '../present/mails.ts';
import { noteEmailChange, proveEmail } from '../store/emailChanges.ts';
import { voidTokensOfAddress } from '../store/oneTimeTokens.ts';
import type { Inviting } from './invite.ts';

/**
 * What follows from a changed sign-in address: what was mailed to the old one is void, and the old one is told. A password reset
 * is not mailed to the new one until it is proved (rule 52). Returns whether an invitation was among what is void.
 */
export async function emailMoved(
  { db, services, workspace, now }: Inviting,
  before: { id: string; email: string; first_name: string },
  { email, proved }: { email: string; proved: boolean },
): Promise<boolean> {
  const at = new Date(now).toISOString();
  await db.count(noteEmailChange, { user_id: before.id, changed_at: at });
  if (proved) await db.count(proveEmail, { user_id: before.id, proved_at: at, email });
  const voided = await db.rows(voidTokensOfAddress, { user_id: before.id, used_at: at });
  sendAfterCommit(db, services, emailChangedMail(before, workspace));
  return voided.some(({ kind }) => kind === 'invite');
}
