import type { Answer, Call } from '../../../contract.ts';
import { assertMay, moveOn, staffIds, takeTicket, type HeldTicket } from '../actions/ticket.ts';
import { announceNote, announceReply } from '../announce.ts';
import { replyText } from '../present/mails.ts';
import { presentMessage } from '../present/tickets.ts';
import { MESSAGE_MACHINE, messageMoves, type Side } from '../rules/tickets.ts';
import { insertMessage } from '../store/messages.ts';
import { touchTicket } from '../store/tickets.ts';

/**
 * Adds a message. The first reply of staff opens a new ticket; a reply of the requester reopens it. A note
 * changes neither the ticket nor its version, so that the requester cannot notice it.
 */
export default async function createTicketMessage(
  call: Call<'createTicketMessage'>,
): Promise<Answer<'createTicketMessage'>> {
  const { params, body, caller, db, now } = call;
  const internal = body.internal ?? false;
  const staff = await staffIds(db.outside);
  const { ticket, side } = await takeTicket(db, caller, params.ticket_id);
  assertMay(internal ? 'note' : 'reply', ticket, side, now);

  const message = await db.one(insertMessage, {
    ticket_id: ticket.id,
    author_id: caller.userId!,
    body: body.body,
    internal,
    now: new Date(now).toISOString(),
  });
  if (internal) {
    announceNote(call, ticket, { id: message.id, staffIds: staff });
    return { status: 201, data: presentMessage(message) };
  }
  await moveByReply(call, ticket, side);
  announceReply(call, ticket, {
    id: message.id,
    side,
    staffIds: staff,
    mail: replyText(ticket, message.author_name, body.body),
  });
  return { status: 201, data: presentMessage(message) };
}

/**
 * Applies the effect of a reply to the ticket's current status, which may have changed while the call waited
 * for the lock.
 */
async function moveByReply(call: Call<'createTicketMessage'>, ticket: HeldTicket, side: Side): Promise<void> {
  const { db, now } = call;
  const answered = side === 'staff';
  const action = messageMoves(side, ticket.status);
  if (action === null)
    await db.one(touchTicket, { id: ticket.id, answered, now: new Date(now).toISOString() });
  else
    await moveOn(
      call,
      MESSAGE_MACHINE,
      { ...ticket, status_on_arrival: ticket.status },
      { action, answered },
    );
}
