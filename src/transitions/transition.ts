/**
 * A state machine's table (lib/machine.ts) at work: what an action is refused with, and the one statement that moves a record
 * on. Of two calls that decide at the same time one moves it; the other reads the state anew and is told.
 */
import { audit, type AuditEntry } from '../events/audit.ts';
import type { Writing } from '../events/writing.ts';
import type { Asked as AskedOfDb } from '../db/handle.ts';
import { leadsTo, refusalIn, transitionOf, type Machine } from '../lib/machine.ts';
import { conflict, notFound, type Problem } from '../problem.ts';

/** One move of one record. `Row` is what the statement answers. */
export interface Move<State extends string, Action extends string, Row> {
  id: string;
  action: Action;
  /** The state that was decided on, where the record was read before; otherwise the statement alone looks at it. */
  before?: State;
  /** Compares and sets: no row where the record is in a state that the action does not lead out of. `after` is the table's. */
  set: (after: State | null) => AskedOfDb<Row>;
  /** The state as it is now, null where the caller has no such record. Asked only where nothing was set. */
  current: () => Promise<State | null>;
  /** The audit line's verb, where it is not the table's. */
  verb?: string;
  /** Of the audit line; the state before and after, unless given. */
  changes?: (row: Row) => NonNullable<AuditEntry['changes']>;
}

/** 409 in a state that the action does not lead out of: `invalid_transition`, or the code that its row names. */
export function wrongState<State extends string, Action extends string>(
  machine: Machine<State, Action, never, string>,
  action: Action,
  state: State,
): Problem {
  const { otherwise, text } = transitionOf(machine, action);
  return conflict(
    otherwise ?? 'invalid_transition',
    text?.(state) ?? `${machine.called} is ${state} already.`,
    { current_status: state },
  );
}

/**
 * Throws where the action is not open now: 409 in the wrong state; what `problemOf` makes of the codes of the table's own
 * `who` and `unless`, which comes last for a table that has any.
 */
export function assertOpen<State extends string, Action extends string, Asked, Code extends string>(
  machine: Machine<State, Action, Asked, Code>,
  action: Action,
  state: State,
  asked: Asked,
  ...[problemOf]: [Code] extends [never] ? [] : [problemOf: (code: Code) => Problem]
): void {
  const refusal = refusalIn(machine, action, state, asked);
  if (refusal === null) return;
  if (refusal.status === 409 && leadsTo(machine, action, state) === null)
    throw wrongState(machine, action, state);
  throw problemOf!(refusal.code as Code);
}

/**
 * Moves a record on, and writes its audit line. 404 where there is no such record, 409 where it is in a state that the action
 * does not lead out of.
 */
export async function transition<State extends string, Action extends string, Row>(
  call: Writing,
  machine: Machine<State, Action, never, string>,
  move: Move<State, Action, Row>,
): Promise<Row> {
  const row = await moved(call, machine, move);
  if (row !== undefined) return row;
  throw wrongState(machine, move.action, await stateNow(move));
}

/** The same for an action that may be repeated: null where the record is in the state that it leads to already. */
export async function transitionOnce<State extends string, Action extends string, Row>(
  call: Writing,
  machine: Machine<State, Action, never, string>,
  move: Move<State, Action, Row>,
): Promise<Row | null> {
  const row = await moved(call, machine, move);
  if (row !== undefined) return row;
  const state = await stateNow(move);
  if (state !== transitionOf(machine, move.action).to) throw wrongState(machine, move.action, state);
  return null;
}

async function moved<State extends string, Action extends string, Row>(
  call: Writing,
  machine: Machine<State, Action, never, string>,
  { id, action, before, set, verb, changes }: Move<State, Action, Row>,
): Promise<Row | undefined> {
  const row = transitionOf(machine, action);
  const after = before === undefined ? row.to : leadsTo(machine, action, before);
  if (before !== undefined && after === null) return undefined;
  const [[record]] = await call.db.together(set(after));
  if (record === undefined) return undefined;
  auditTransition(call, machine, {
    id,
    action,
    verb,
    changes: changes?.(record) ?? (before === undefined ? {} : { status: [before, after] }),
  });
  return record;
}

/** The audit line of a move that was made, with the verb of the table or another; also for the demo, whose moves are past. */
export function auditTransition<State extends string, Action extends string>(
  call: Writing,
  machine: Machine<State, Action, never, string>,
  {
    id,
    action,
    verb = transitionOf(machine, action).verb,
    changes,
  }: {
    id: string;
    action: Action;
    verb?: string | undefined;
    changes: NonNullable<AuditEntry['changes']>;
  },
): void {
  if (verb === undefined) throw new Error(`the transition ${action} of ${machine.resource} has no verb`);
  audit(call, { action: verb, resource: machine.resource, id, changes });
}

async function stateNow<State extends string>({
  current,
}: Pick<Move<State, never, unknown>, 'current'>): Promise<State> {
  const state = await current();
  if (state === null) throw notFound();
  return state;
}
