import type { Leaving } from '../../people/leaving.ts';
import { auditTicket } from './announce.ts';
import { releaseTickets } from './store/tickets.ts';

/** Unassigns the tickets of a person whose access ends. Tickets they wrote stay. */
const leaving: Leaving = async (call, { id, stays }) => {
  if (stays) return {};
  const released = await call.db.rows(releaseTickets, { assignee_id: id });
  for (const ticket of released) auditTicket(call, ticket.id, 'updated', { assignee_id: [id, null] });
  return { ended: released.map((ticket) => ({ resource: 'ticket', id: ticket.id, action: 'updated' })) };
};
export default leaving;
