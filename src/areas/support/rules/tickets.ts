/**
 * Who may do what with a ticket, and the resulting status (state machine of tickets). Visibility is checked
 * before: everybody but the requester and staff gets 404.
 */
import { openActions, type Machine } from '../../../lib/machine.ts';

export type TicketStatus = 'new' | 'open' | 'pending' | 'solved' | 'closed' | 'merged';
/** In the order of `allowed_actions`. */
export type TicketAction = 'reply' | 'note' | 'close' | 'reopen' | 'open' | 'wait' | 'solve' | 'merge';
export type TicketRefusal = 'role' | 'reopen_too_late';

/**
 * A person's side of a ticket: its requester, or an admin. An admin is the requester of their own tickets.
 */
export type Side = 'requester' | 'staff';

/** Input of the state machine's conditions, besides the state. Times are milliseconds since 1970. */
export interface TicketFacts {
  readonly side: Side;
  readonly closedAt: number | null;
  readonly now: number;
}

const DAY = 24 * 3600 * 1000;
/** Days in which a closed ticket can be reopened; afterwards, a new ticket is better. */
const REOPEN_DAYS = 14;
/** Days without activity after which a solved ticket is closed. */
const QUIET_DAYS = 7;

const onlyStaff = ({ side }: TicketFacts): TicketRefusal | null => (side === 'staff' ? null : 'role');
const onlyRequester = ({ side }: TicketFacts): TicketRefusal | null => (side === 'requester' ? null : 'role');
const tooLate = ({ closedAt, now }: TicketFacts): TicketRefusal | null =>
  closedAt !== null && now - closedAt > REOPEN_DAYS * DAY ? 'reopen_too_late' : null;

const ended = (status: TicketStatus): string =>
  status === 'merged'
    ? 'The ticket was merged into another one. Write there instead.'
    : `The ticket is ${status}. Reopen it, or create a new one.`;

/** Actions on a ticket by calls. */
export const TICKET_MACHINE: Machine<TicketStatus, TicketAction, TicketFacts, TicketRefusal> = {
  resource: 'ticket',
  called: 'The ticket',
  transitions: [
    { from: ['new', 'open', 'pending', 'solved'], action: 'reply', to: null, text: ended },
    { from: ['new', 'open', 'pending', 'solved'], action: 'note', to: null, who: onlyStaff, text: ended },
    {
      from: ['solved'],
      action: 'close',
      to: 'closed',
      who: onlyRequester,
      text: (status) => `The ticket is ${status}: only a solved ticket can be closed.`,
      verb: 'closed',
    },
    {
      from: ['solved', 'closed'],
      action: 'reopen',
      to: 'open',
      who: onlyRequester,
      unless: tooLate,
      text: (status) => `The ticket is ${status}: only a solved or closed ticket can be reopened.`,
      verb: 'reopened',
    },
    { from: ['pending'], action: 'open', to: 'open', who: onlyStaff, text: cannotBe, verb: 'opened' },
    { from: ['open'], action: 'wait', to: 'pending', who: onlyStaff, text: cannotBe, verb: 'set waiting' },
    {
      from: ['open', 'pending'],
      action: 'solve',
      to: 'solved',
      who: onlyStaff,
      text: cannotBe,
      verb: 'solved',
    },
    {
      from: ['new', 'open', 'pending', 'solved'],
      action: 'merge',
      to: 'merged',
      who: onlyStaff,
      text: (status) => `The ticket is ${status} and can no longer be merged.`,
      verb: 'merged',
    },
  ],
};

function cannotBe(status: TicketStatus): string {
  return status === 'new'
    ? 'The ticket is new: answer it first.'
    : `The ticket is ${status}; the requested status cannot follow.`;
}

/**
 * Effects of messages on the status: the first answer by staff opens a ticket, a reply of the requester
 * reopens it.
 */
export const MESSAGE_MACHINE: Machine<TicketStatus, 'answer' | 'ask_again'> = {
  resource: 'ticket',
  called: 'The ticket',
  transitions: [
    { from: ['new'], action: 'answer', to: 'open', verb: 'opened' },
    { from: ['pending', 'solved'], action: 'ask_again', to: 'open', verb: 'reopened' },
  ],
};

/** The effect of a public message on the status; null for none. */
export function messageMoves(side: Side, status: TicketStatus): 'answer' | 'ask_again' | null {
  if (side === 'staff') return status === 'new' ? 'answer' : null;
  return status === 'pending' || status === 'solved' ? 'ask_again' : null;
}

/** The action that leads to a status that staff can request. */
export const ACTION_TO = { open: 'open', pending: 'wait', solved: 'solve' } as const;

/**
 * The caller's side, or null. An admin is the requester of their own tickets and cannot read the notes about
 * them.
 */
export function sideOf(
  caller: { readonly userId: string | null; readonly role: string },
  ticket: { readonly requester_id: string },
): Side | null {
  if (caller.userId === ticket.requester_id) return 'requester';
  return caller.role === 'admin' ? 'staff' : null;
}

/**
 * The `allowed_actions`. Admins manage all tickets, including their own, but cannot write notes in their own.
 */
export function actionsOf(
  caller: { readonly userId: string | null; readonly role: string },
  ticket: {
    readonly requester_id: string;
    readonly status: TicketStatus;
    readonly closed_at: string | null;
  },
  now: number,
): TicketAction[] {
  const side = sideOf(caller, ticket);
  if (side === null) return [];
  const closedAt = ticket.closed_at === null ? null : Date.parse(ticket.closed_at);
  const by = (one: Side) => openActions(TICKET_MACHINE, ticket.status, { side: one, closedAt, now });
  const open = new Set(by(side));
  if (side === 'requester' && caller.role === 'admin')
    for (const action of by('staff')) if (action !== 'note') open.add(action);
  return TICKET_MACHINE.transitions.map(({ action }) => action).filter((action) => open.has(action));
}

/** A solved ticket is closed if its last activity was at this time or earlier. Milliseconds since 1970. */
export const quietBefore = (now: number): number => now - QUIET_DAYS * DAY;
