import type { Answer, Call } from '../../../contract.ts';
import { conflict } from '../../../problem.ts';
import { assertMay, seeTicket, staffIds, takeTicket } from '../actions/ticket.ts';
import { auditTicket, tellRequester, tellStaff } from '../announce.ts';
import { presentAttachment } from '../present/tickets.ts';
import { keepAttachment, MOST_ATTACHMENTS, stageAttachment } from '../store/attachments.ts';
import { touchTicket } from '../store/tickets.ts';

export default async function uploadTicketAttachment(
  call: Call<'uploadTicketAttachment'>,
): Promise<Answer<'uploadTicketAttachment'>> {
  const { params, body, caller, db, now } = call;
  // checks access before processing the file, outside the transaction, which begins afterwards
  await seeTicket(db.outside, caller, params.ticket_id);
  const fileId = await stageAttachment(call, caller.userId!, body.file);
  const staff = await staffIds(db.outside);

  const { ticket, side } = await takeTicket(db, caller, params.ticket_id);
  assertMay('reply', ticket, side, now);
  if (ticket.attachments.length >= MOST_ATTACHMENTS)
    throw conflict('attachment_limit', `A ticket can have at most ${MOST_ATTACHMENTS} attachments.`);
  const attachment = await keepAttachment(db, {
    ticketId: ticket.id,
    authorId: caller.userId!,
    fileId,
    now,
  });
  await db.one(touchTicket, { id: ticket.id, answered: false, now: new Date(now).toISOString() });
  // without the file name, which may reveal what the ticket is about
  auditTicket(call, ticket.id, 'attached file to', { attachment: [null, attachment.id] });
  const notice = { kind: 'ticket.attached', title: 'A ticket has a new attachment' } as const;
  if (side === 'staff') tellRequester(call, ticket, notice);
  else tellStaff(call, ticket, staff, notice);
  return { status: 201, data: presentAttachment(attachment) };
}
