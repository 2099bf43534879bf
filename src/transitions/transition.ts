/**
 * Applies a state machine (lib/machine.ts): the refusals of an action, and the single statement that changes
 * the state of a record. Of two concurrent decisions one succeeds; the other reads the new state and is
 * refused.
 */
import { audit, type AuditEntry } from '../events/audit.ts';
import type { Writing } from '../events/writing.ts';
import type { Asked as AskedOfDb } from '../db/handle.ts';
import { leadsTo, refusalIn, transitionOf, type Machine } from '../lib/machine.ts';
import { conflict, notFound, type Problem } from '../problem.ts';

/** A change of a record's state. `Row` is the result of the statement. */
export interface Move<State extends string, Action extends string, Row> {
  id: string;
  action: Action;
  /** The state that was decided on, if the record was read before; else only the statement checks it. */
  before?: State;
  /** Compare and set: no row unless the state allows the action. `after` is the new state. */
  set: (after: State | null) => AskedOfDb<Row>;
  /** The current state, null if the caller has no such record. Called only if nothing was changed. */
  current: () => Promise<State | null>;
  /** The audit line's verb, if it differs from the table's. */
  verb?: string;
  /** Changes in the audit line; by default the state before and after. */
  changes?: (row: Row) => NonNullable<AuditEntry['changes']>;
}

/** 409 for a state that does not allow the action: `invalid_transition`, or the code in the action's row. */
export function wrongState<State extends string, Action extends string>(
  machine: Machine<State, Action, never, string>,
  action: Action,
  state: State,
): Problem {
  const { otherwise, text } = transitionOf(machine, action);
  return conflict(
    otherwise ?? 'invalid_transition',
    text?.(state) ?? `${machine.called} is already ${state}.`,
    { current_status: state },
  );
}

/**
 * `problemOf` turns a code of the table's `who` and `unless` into a problem; needed only for tables that have
 * some.
 * @throws Problem if the action is not allowed now: 409 in the wrong state, else the result of `problemOf`
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
 * Changes the state of a record and writes its audit line.
 * @throws Problem 404 if there is no such record, 409 if its state does not allow the action
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

/** The same for an action that may be repeated: null if the record is already in the new state. */
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

/** Writes the audit line of a change of state, with the table's verb or another; also for the demo. */
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
