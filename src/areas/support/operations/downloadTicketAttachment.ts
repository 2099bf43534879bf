import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { sideOf } from '../rules/tickets.ts';
import { findAttachment, openAttachment } from '../store/attachments.ts';

/** Throws 404 for an unknown attachment, and for everyone but the requester and staff. */
export default async function downloadTicketAttachment(
  call: Call<'downloadTicketAttachment'>,
): Promise<Answer<'downloadTicketAttachment'>> {
  const { params, caller, db } = call;
  const found = await findAttachment(db, params);
  if (!found || sideOf(caller, found) === null) throw notFound();
  const file = await openAttachment<'application/pdf' | 'image/jpeg' | 'image/png'>(call, found.file_id);
  if (!file) throw notFound();
  return { status: 200, ...file };
}
