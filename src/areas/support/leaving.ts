import type { Leaving } from '../../people/leaving.ts';
import { auditTicket } from './announce.ts';
import { releaseTickets } from './store/tickets.ts';

/** Unassigns the tickets of a person who leaves. Tickets they wrote stay. */
const leaving: Leaving = async (call, { id }) => {
  for (const ticket of await call.db.rows(releaseTickets, { assignee_id: id }))
    auditTicket(call, ticket.id, 'updated', { assignee_id: [id, null] });
};
export default leaving;
