/** Finding and locking the ticket of a call, and changing its status. */
import type { Caller } from '../../../auth/caller.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import type { Writing } from '../../../events/writing.ts';
import { unknownReference } from '../../../people/find.ts';
import { conflict, forbidden, notFound, type Problem } from '../../../problem.ts';
import { assertOpen, transition, wrongState } from '../../../transitions/transition.ts';
import type { Machine } from '../../../lib/machine.ts';
import {
  sideOf,
  TICKET_MACHINE,
  type Side,
  type TicketAction,
  type TicketRefusal,
  type TicketStatus,
} from '../rules/tickets.ts';
import {
  lockTickets,
  moveTicket,
  openCategory,
  searchWords,
  staff,
  statusOnArrival,
  ticketById,
  type TicketRow,
} from '../store/tickets.ts';

/** A locked ticket, and its status before this call waited for the lock. */
export interface HeldTicket extends TicketRow {
  status_on_arrival: TicketStatus;
}

/** The ticket and the caller's side. Throws 404 for everybody but its requester and staff. */
export async function seeTicket(
  db: Queries,
  caller: Caller,
  id: string,
): Promise<{ ticket: TicketRow; side: Side }> {
  const ticket = await db.maybe(ticketById, { id });
  const side = ticket && sideOf(caller, ticket);
  if (!ticket || !side) throw notFound();
  return { ticket, side };
}

/** Like `seeTicket`, but locked until the transaction ends. */
export async function takeTicket(
  db: Queries,
  caller: Caller,
  id: string,
): Promise<{ ticket: HeldTicket; side: Side }> {
  const ticket = await lockTicket(db, id);
  const side = sideOf(caller, ticket);
  if (!side) throw notFound();
  return { ticket, side };
}

/** Any ticket, locked until the transaction ends. Throws 404 for an unknown id. */
export async function lockTicket(db: Queries, id: string): Promise<HeldTicket> {
  const [[arrived], , [held]] = await db.together(
    ask(statusOnArrival, { id }),
    ask(lockTickets, { ids: [id] }),
    ask(ticketById, { id }),
  );
  if (!arrived || !held) throw notFound();
  return { ...held, status_on_arrival: arrived.status };
}

/** The caller's own ticket, locked. Throws 404 for staff as well: only the requester may close and reopen. */
export async function takeOwnTicket(db: Queries, caller: Caller, id: string): Promise<HeldTicket> {
  const { ticket, side } = await takeTicket(db, caller, id);
  if (side !== 'requester') throw notFound();
  return ticket;
}

/** Throws 403 or 409 if this side may not do the action now. */
export function assertMay(action: TicketAction, ticket: TicketRow, side: Side, now: number): void {
  const closedAt = ticket.closed_at === null ? null : Date.parse(ticket.closed_at);
  assertOpen(TICKET_MACHINE, action, ticket.status, { side, closedAt, now }, (code) =>
    problemOf(code, ticket),
  );
}

function problemOf(code: TicketRefusal, ticket: TicketRow): Problem {
  if (code === 'role')
    return forbidden('insufficient_role', 'Only the other side of the ticket can do this.');
  return conflict('reopen_too_late', 'The ticket was closed more than 14 days ago. Create a new one.', {
    current_status: ticket.status,
  });
}

/**
 * Changes the status of a locked ticket and writes the audit line. Throws 409 if the status has changed since
 * the call arrived: when two agents act at once, the second one's view is stale.
 */
export function moveOn<Action extends string>(
  call: Writing,
  machine: Machine<TicketStatus, Action, never, string>,
  ticket: HeldTicket,
  { action, answered = false, into = null }: { action: Action; answered?: boolean; into?: string | null },
): Promise<TicketRow> {
  const { db, now } = call;
  if (ticket.status !== ticket.status_on_arrival) throw wrongState(machine, action, ticket.status);
  return transition(call, machine, {
    id: ticket.id,
    action,
    before: ticket.status,
    set: (after) =>
      ask(moveTicket, {
        id: ticket.id,
        before: ticket.status,
        after: after!,
        answered,
        merged_into: into,
        now: new Date(now).toISOString(),
      }),
    current: async () => (await db.maybe(ticketById, { id: ticket.id }))?.status ?? null,
  });
}

export const staffIds = async (db: Queries): Promise<string[]> => (await db.rows(staff)).map(({ id }) => id);

/** Throws 422 for an unknown or archived category. */
export async function assertCategory(db: Queries, id: string | null | undefined): Promise<void> {
  if (id && !(await db.maybe(openCategory, { id }))) throw unknownReference('category_id');
}

/** The normalised words of a search text; undefined without a text. */
export async function wordsOf(db: Queries, q: string | undefined): Promise<string[] | undefined> {
  return q === undefined ? undefined : (await db.one(searchWords, { q })).words;
}
