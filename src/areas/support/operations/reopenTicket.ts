import type { Answer, Call } from '../../../contract.ts';
import { assertMay, moveOn, staffIds, takeOwnTicket } from '../actions/ticket.ts';
import { announceReply, tellStaff } from '../announce.ts';
import { presentTicket } from '../present/tickets.ts';
import { TICKET_MACHINE } from '../rules/tickets.ts';
import { insertMessage } from '../store/messages.ts';

/** solved, closed -> open, by the requester. A reason becomes a message. */
export default async function reopenTicket(call: Call<'reopenTicket'>): Promise<Answer<'reopenTicket'>> {
  const { params, body, caller, db, now } = call;
  const held = await takeOwnTicket(db, caller, params.ticket_id);
  assertMay('reopen', held, 'requester', now);
  const ticket = await moveOn(call, TICKET_MACHINE, held, { action: 'reopen' });
  const staff = await staffIds(db);
  const reason = body.reason?.trim();
  if (reason) {
    const { id } = await db.one(insertMessage, {
      ticket_id: ticket.id,
      author_id: caller.userId!,
      body: reason,
      internal: false,
      now: new Date(now).toISOString(),
    });
    announceReply(call, ticket, { id, side: 'requester', staffIds: staff });
  } else tellStaff(call, ticket, staff, { kind: 'ticket.reopened', title: 'A ticket was reopened' });
  return { status: 200, data: presentTicket(ticket, call), version: ticket.version };
}
