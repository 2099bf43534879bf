import type { Answer, Call } from '../../../contract.ts';
import { unknownReference } from '../../../people/find.ts';
import { conflict, invalid } from '../../../problem.ts';
import { assertMay, lockTicket, moveOn } from '../actions/ticket.ts';
import { auditTicket, tellRequester } from '../announce.ts';
import { presentTicket } from '../present/tickets.ts';
import { TICKET_MACHINE } from '../rules/tickets.ts';
import { moveConversation } from '../store/messages.ts';
import { lockTickets, ticketById, touchTicket } from '../store/tickets.ts';

/** Moves the conversation into another ticket of the same requester. Answers the merged ticket. */
export default async function adminMergeTicket(
  call: Call<'adminMergeTicket'>,
): Promise<Answer<'adminMergeTicket'>> {
  const { params, body, db, now } = call;
  const ids = [params.ticket_id, body.into_ticket_id];
  await db.rows(lockTickets, { ids });
  const held = await lockTicket(db, params.ticket_id);
  assertMay('merge', held, 'staff', now);
  if (held.id === body.into_ticket_id)
    throw invalid({ into_ticket_id: ['A ticket cannot be merged into itself.'] });
  const into = await db.maybe(ticketById, { id: body.into_ticket_id });
  if (!into) throw unknownReference('into_ticket_id');
  if (into.requester_id !== held.requester_id)
    throw invalid({ into_ticket_id: ['Only tickets of the same requester can be merged.'] });
  if (into.status === 'closed' || into.status === 'merged')
    throw conflict('merge_target_ended', `The other ticket is ${into.status}.`, {
      current_status: into.status,
    });

  const ticket = await moveOn(call, TICKET_MACHINE, held, { action: 'merge', into: into.id });
  await db.count(moveConversation, { from_id: held.id, to_id: into.id });
  await db.one(touchTicket, { id: into.id, answered: false, now: new Date(now).toISOString() });
  auditTicket(call, into.id, 'updated', { merged: [null, held.id] });
  tellRequester(call, ticket, {
    kind: 'ticket.merged',
    title: `Your ticket is continued in #${into.number}`,
  });
  // the attachments are now in the other ticket
  return { status: 200, data: presentTicket({ ...ticket, attachments: [] }, call), version: ticket.version };
}
