/** A ticket in the hands of a call: found, locked, and moved on. */
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

/** A locked ticket, and the status it had before this call waited for the lock. */
export interface HeldTicket extends TicketRow {
  status_on_arrival: TicketStatus;
}

/** 404 for everybody but its requester and staff. */
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

/** The same, locked until the transaction ends. */
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

/** Anybody's ticket, locked; 404 where there is none. */
export async function lockTicket(db: Queries, id: string): Promise<HeldTicket> {
  const [[arrived], , [held]] = await db.together(
    ask(statusOnArrival, { id }),
    ask(lockTickets, { ids: [id] }),
    ask(ticketById, { id }),
  );
  if (!arrived || !held) throw notFound();
  return { ...held, status_on_arrival: arrived.status };
}

/** The requester's ticket, locked; 404 for staff, too: closing and reopening is for the one who asked. */
export async function takeOwnTicket(db: Queries, caller: Caller, id: string): Promise<HeldTicket> {
  const { ticket, side } = await takeTicket(db, caller, id);
  if (side !== 'requester') throw notFound();
  return ticket;
}

/** Throws 403 or 409 where this side may not do it now. */
export function assertMay(action: TicketAction, ticket: TicketRow, side: Side, now: number): void {
  const closedAt = ticket.closed_at === null ? null : Date.parse(ticket.closed_at);
  assertOpen(TICKET_MACHINE, action, ticket.status, { side, closedAt, now }, (code) =>
    problemOf(code, ticket),
  );
}

function problemOf(code: TicketRefusal, ticket: TicketRow): Problem {
  if (code === 'role')
    return forbidden('insufficient_role', 'This is for the other side of the ticket to do.');
  return conflict('reopen_too_late', 'The ticket was closed more than 14 days ago. Write a new one.', {
    current_status: ticket.status,
  });
}

/**
 * Moves a locked ticket on and writes the audit line. 409 where its status has changed since the call arrived: of two
 * agents who decide at once the second decided on what is no more.
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

/** 422 for a category that is not there, or cannot be chosen any more. */
export async function assertCategory(db: Queries, id: string | null | undefined): Promise<void> {
  if (id && !(await db.maybe(openCategory, { id }))) throw unknownReference('category_id');
}

/** The words that a search asks for; undefined where it asks for nothing. */
export async function wordsOf(db: Queries, q: string | undefined): Promise<string[] | undefined> {
  return q === undefined ? undefined : (await db.one(searchWords, { q })).words;
}
