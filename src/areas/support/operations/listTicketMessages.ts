import type { Answer, Call } from '../../../contract.ts';
import { seeTicket } from '../actions/ticket.ts';
import { presentMessage } from '../present/tickets.ts';
import { messageList } from '../store/messages.ts';

export default async function listTicketMessages(
  call: Call<'listTicketMessages'>,
): Promise<Answer<'listTicketMessages'>> {
  const { params, caller, db } = call;
  const { ticket, side } = await seeTicket(db, caller, params.ticket_id);
  const { rows, page } = await messageList.page(call, {
    ticket_id: ticket.id,
    internal: side === 'staff' ? undefined : false,
  });
  return { status: 200, data: rows.map(presentMessage), page };
}
