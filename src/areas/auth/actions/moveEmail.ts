import type { Writing } from '../../../events/writing.ts';
import type { PersonRecord } from '../../../people/record.ts';
import { emailChangedMail } from '../present/mails.ts';
import { noteEmailChange, proveEmail } from '../store/emailChanges.ts';
import { voidTokensOfAddress } from '../store/oneTimeTokens.ts';
import { alertAdminEmail } from './alerts.ts';
import type { Inviting } from './invite.ts';

/**
 * Voids tokens mailed to the old address and notifies it. Unless `proved`, the new address gets no password
 * resets (rule 52). Returns whether a voided token was an invitation.
 */
export async function emailMoved(
  call: Writing & Pick<Inviting, 'services'>,
  before: PersonRecord,
  { email, proved }: { email: string; proved: boolean },
): Promise<boolean> {
  const { db, services, workspace, now } = call;
  const at = new Date(now).toISOString();
  await db.count(noteEmailChange, { user_id: before.id, changed_at: at });
  if (proved) await db.count(proveEmail, { user_id: before.id, proved_at: at, email });
  const voided = await db.rows(voidTokensOfAddress, { user_id: before.id, used_at: at });
  services.outbox.post(db, {
    kind: 'email_changed',
    userId: before.id,
    mail: emailChangedMail(before, workspace),
  });
  await alertAdminEmail(call, before, { email, confirmed: true });
  return voided.some(({ kind }) => kind === 'invite');
}
