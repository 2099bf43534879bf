/** State machines as tables: what may be done in which state, where it leads, and to whom it is open. */

/** A row: an action, the states it leads out of, the one it leads to, and to whom it is open. */
export interface Transition<State extends string, Action extends string, Asked, Code extends string> {
  readonly from: readonly State[];
  readonly action: Action;
  readonly to: State;
  /** Null for whom it is open to, whatever the state; else the code of the 403. */
  readonly who: (asked: Asked) => Code | null;
  /** What may stand in its way in a state that it does lead out of: the code of the 409. */
  readonly unless?: (asked: Asked, state: State) => Code | null;
  /** The code of the 409 in any other state; `invalid_transition` unless another is named. */
  readonly otherwise?: Code;
}

/** Why an action is refused: status and code of the answer. */
export interface Refusal<Code extends string> {
  readonly status: 403 | 409;
  readonly code: Code | 'invalid_transition';
}

/** A table for states, actions and codes; `Asked` is all that its rows look at. An action has one row. */
export type Machine<
  State extends string,
  Action extends string,
  Asked,
  Code extends string,
> = readonly Transition<State, Action, Asked, Code>[];

/** Null where this may be done now; else what refuses it. Who may not do it at all is not told of the state. */
export function refusalIn<State extends string, Action extends string, Asked, Code extends string>(
  machine: Machine<State, Action, Asked, Code>,
  action: Action,
  state: State,
  asked: Asked,
): Refusal<Code> | null {
  const { from, who, unless, otherwise } = rowOf(machine, action);
  const closed = who(asked);
  if (closed !== null) return { status: 403, code: closed };
  if (!from.includes(state)) return { status: 409, code: otherwise ?? 'invalid_transition' };
  const stopped = unless?.(asked, state) ?? null;
  return stopped === null ? null : { status: 409, code: stopped };
}

/** What may be done now, in the order of the table: `allowed_actions`. */
export const openActions = <State extends string, Action extends string, Asked, Code extends string>(
  machine: Machine<State, Action, Asked, Code>,
  state: State,
  asked: Asked,
): Action[] =>
  machine.map(({ action }) => action).filter((action) => refusalIn(machine, action, state, asked) === null);

/** Where an action leads from a state, for the statement that compares and sets; null where it leads nowhere. */
export function leadsTo<State extends string, Action extends string>(
  machine: Machine<State, Action, never, string>,
  action: Action,
  state: State,
): State | null {
  const { from, to } = rowOf(machine, action);
  return from.includes(state) ? to : null;
}

function rowOf<Action extends string, Row extends { readonly action: Action }>(
  machine: readonly Row[],
  action: Action,
): Row {
  const row = machine.find((one) => one.action === action);
  if (!row) throw new Error(`no transition has the action ${action}`);
  return row;
}
