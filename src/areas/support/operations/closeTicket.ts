import type { Answer, Call } from '../../../contract.ts';
import { assertMay, moveOn, staffIds, takeOwnTicket } from '../actions/ticket.ts';
import { tellStaff } from '../announce.ts';
import { presentTicket } from '../present/tickets.ts';
import { TICKET_MACHINE } from '../rules/tickets.ts';

/** solved -> closed, by the requester. */
export default async function closeTicket(call: Call<'closeTicket'>): Promise<Answer<'closeTicket'>> {
  const { params, caller, db, now } = call;
  const held = await takeOwnTicket(db, caller, params.ticket_id);
  assertMay('close', held, 'requester', now);
  const ticket = await moveOn(call, TICKET_MACHINE, held, { action: 'close' });
  tellStaff(call, ticket, await staffIds(db), { kind: 'ticket.closed', title: 'A ticket is closed' });
  return { status: 200, data: presentTicket(ticket, call), version: ticket.version };
}
