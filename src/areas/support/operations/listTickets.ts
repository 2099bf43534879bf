import type { Answer, Call } from '../../../contract.ts';
import { wordsOf } from '../actions/ticket.ts';
import { presentTicket } from '../present/tickets.ts';
import { ownTickets } from '../store/tickets.ts';

/** The tickets that the caller wrote, also if they are an admin. A search does not cover internal notes. */
export default async function listTickets(call: Call<'listTickets'>): Promise<Answer<'listTickets'>> {
  const { query, caller, db } = call;
  const { rows, page } = await ownTickets.page(call, {
    own: caller.userId!,
    status: query.status,
    category_id: query.category_id,
    public_words: await wordsOf(db, query.q),
  });
  return { status: 200, data: rows.map((row) => presentTicket(row, call)), page };
}
