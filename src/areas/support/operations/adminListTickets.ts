import { SYSTEM_ACTOR } from '../../../auth/caller.ts';
import type { Answer, Call } from '../../../contract.ts';
import { wordsOf } from '../actions/ticket.ts';
import { presentTicket } from '../present/tickets.ts';
import { ticketList } from '../store/tickets.ts';

/**
 * All tickets of the workspace. A search covers notes as well, except those about the caller's own tickets.
 */
export default async function adminListTickets(
  call: Call<'adminListTickets'>,
): Promise<Answer<'adminListTickets'>> {
  const { query, caller, db } = call;
  const words = await wordsOf(db, query.q);
  const { rows, page } = await ticketList.page(call, {
    status: query.status,
    assignee_id: query.assignee_id,
    priority: query.priority,
    words,
    // a service key has no own tickets
    searcher: words === undefined ? undefined : (caller.userId ?? SYSTEM_ACTOR.id),
  });
  return { status: 200, data: rows.map((row) => presentTicket(row, call)), page };
}
