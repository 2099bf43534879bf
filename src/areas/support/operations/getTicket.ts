import type { Answer, Call } from '../../../contract.ts';
import { seeTicket } from '../actions/ticket.ts';
import { presentTicket } from '../present/tickets.ts';

export default async function getTicket(call: Call<'getTicket'>): Promise<Answer<'getTicket'>> {
  const { params, caller, db } = call;
  const { ticket } = await seeTicket(db, caller, params.ticket_id);
  return { status: 200, data: presentTicket(ticket, call), version: ticket.version };
}
