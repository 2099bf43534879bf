/**
 * Who may do what with a ticket, and what becomes of it (state machine of the ticket). Visibility comes first and is not
 * decided here: who is neither the requester nor staff gets 404 before any of this.
 */
import { openActions, type Machine } from '../../../lib/machine.ts';

export type TicketStatus = 'new' | 'open' | 'pending' | 'solved' | 'closed' | 'merged';
/** In the order in which `allowed_actions` names them. */
export type TicketAction = 'reply' | 'note' | 'close' | 'reopen' | 'open' | 'wait' | 'solve' | 'merge';
export type TicketRefusal = 'role' | 'reopen_too_late';

/** Somebody as seen from a ticket: the one who asked, or an admin. An admin is the requester of their own tickets. */
export type Side = 'requester' | 'staff';

/** What the conditions of the state machine look at, beside the state. Times in milliseconds since 1970. */
export interface TicketFacts {
  readonly side: Side;
  readonly closedAt: number | null;
  readonly now: number;
}

const DAY = 24 * 3600 * 1000;
/** A closed ticket can be reopened for so long; later, a new one is better. */
const REOPEN_DAYS = 14;
/** A solved ticket in which nobody writes for so long is closed. */
const QUIET_DAYS = 7;

const onlyStaff = ({ side }: TicketFacts): TicketRefusal | null => (side === 'staff' ? null : 'role');
const onlyRequester = ({ side }: TicketFacts): TicketRefusal | null => (side === 'requester' ? null : 'role');
const tooLate = ({ closedAt, now }: TicketFacts): TicketRefusal | null =>
  closedAt !== null && now - closedAt > REOPEN_DAYS * DAY ? 'reopen_too_late' : null;

const ended = (status: TicketStatus): string =>
  status === 'merged'
    ? 'The ticket was merged into another: write there.'
    : `The ticket is ${status}. Reopen it, or write a new one.`;

/** What people do with a ticket by calls. */
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
      text: (status) => `The ticket is ${status}: only one that is solved can be closed.`,
      verb: 'closed',
    },
    {
      from: ['solved', 'closed'],
      action: 'reopen',
      to: 'open',
      who: onlyRequester,
      unless: tooLate,
      text: (status) => `The ticket is ${status}: only one that is solved or closed can be reopened.`,
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
      text: (status) => `The ticket is ${status}, and cannot be merged any more.`,
      verb: 'merged',
    },
  ],
};

function cannotBe(status: TicketStatus): string {
  return status === 'new'
    ? 'The ticket is new: answer it first.'
    : `The ticket is ${status}, and this does not follow from it.`;
}

/** What a message does to a ticket: the first answer of staff opens it, the requester's reply opens it again. */
export const MESSAGE_MACHINE: Machine<TicketStatus, 'answer' | 'ask_again'> = {
  resource: 'ticket',
  called: 'The ticket',
  transitions: [
    { from: ['new'], action: 'answer', to: 'open', verb: 'opened' },
    { from: ['pending', 'solved'], action: 'ask_again', to: 'open', verb: 'reopened' },
  ],
};

/** What a public message does to the status; null where it stays. */
export function messageMoves(side: Side, status: TicketStatus): 'answer' | 'ask_again' | null {
  if (side === 'staff') return status === 'new' ? 'answer' : null;
  return status === 'pending' || status === 'solved' ? 'ask_again' : null;
}

/** The action that brings a ticket into a status, where staff may ask for it. */
export const ACTION_TO = { open: 'open', pending: 'wait', solved: 'solve' } as const;

/** Null: neither. An admin who asked for help themselves is the requester, and does not read what staff note about it. */
export function sideOf(
  caller: { readonly userId: string | null; readonly role: string },
  ticket: { readonly requester_id: string },
): Side | null {
  if (caller.userId === ticket.requester_id) return 'requester';
  return caller.role === 'admin' ? 'staff' : null;
}

/** `allowed_actions`. Admins keep tickets, their own too, but write no notes in those. */
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

/** The latest last activity, in milliseconds since 1970, with which a solved ticket is closed now. */
export const quietBefore = (now: number): number => now - QUIET_DAYS * DAY;
