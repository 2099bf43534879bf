/** State machines as tables: which action is allowed in which state, for whom, and which state follows. */
import type { ErrorCodeOf } from '../generated/errors.ts';

/** A row: an action, the states it is allowed in, the state that follows, and who may take it. */
export interface Transition<State extends string, Action extends string, Facts, Code extends string> {
  readonly from: readonly State[];
  readonly action: Action;
  /** Null: the record stays in its state. */
  readonly to: State | null;
  /** Null where the caller may take the action, whatever the state; else the code of the 403. Left out: every caller may. */
  readonly who?: (facts: Facts) => Code | null;
  /** A further condition in a state that allows the action: null, or the code of the 409. */
  readonly unless?: (facts: Facts, state: State) => Code | null;
  /** The code of the 409 in any other state; `invalid_transition` unless another is named. */
  readonly otherwise?: ErrorCodeOf<409>;
  /** The text of that 409, where it says more than the state. */
  readonly text?: (state: State) => string;
  /** The verb of the audit line, as in `approved absence`, where `transition` writes it. */
  readonly verb?: string;
}

/** Why an action is refused: status and code of the answer. */
export interface Refusal<Code extends string> {
  readonly status: 403 | 409;
  readonly code: Code | ErrorCodeOf<409>;
}

/** A table of transitions, one row per action; `Facts` is what the conditions of its rows use. */
export interface Machine<
  State extends string,
  Action extends string,
  Facts = null,
  Code extends string = never,
> {
  /** The resource in audit lines. */
  readonly resource: string;
  /** The beginning of a text about it: `The absence`. */
  readonly called: string;
  /** In the order of `allowed_actions`. */
  readonly transitions: readonly Transition<State, Action, Facts, Code>[];
}

/** The rows of a record that can be changed and deleted only as a draft; 409 `not_draft` later. `called` as in `Machine`. */
export function draftTransitions<State extends string, Facts, Code extends string>(
  called: string,
  who: (facts: Facts) => Code | null,
): Transition<State | 'draft', 'edit' | 'delete', Facts, Code>[] {
  const row = {
    from: ['draft'],
    to: null,
    who,
    otherwise: 'not_draft',
    text: (state: string) => `${called} is ${state}: only a draft can be changed or deleted.`,
  } as const;
  return [
    { ...row, action: 'edit', verb: 'updated' },
    { ...row, action: 'delete', verb: 'deleted' },
  ];
}

/**
 * Null where the action is allowed now; else the refusal. 403 comes before 409, so that whoever may not act does not
 * learn the state.
 */
export function refusalIn<State extends string, Action extends string, Facts, Code extends string>(
  machine: Machine<State, Action, Facts, Code>,
  action: Action,
  state: State,
  facts: Facts,
): Refusal<Code> | null {
  const { from, who, unless, otherwise } = transitionOf(machine, action);
  const closed = who?.(facts) ?? null;
  if (closed !== null) return { status: 403, code: closed };
  if (!from.includes(state)) return { status: 409, code: otherwise ?? 'invalid_transition' };
  const stopped = unless?.(facts, state) ?? null;
  return stopped === null ? null : { status: 409, code: stopped };
}

/** The actions allowed now, in the order of the table: `allowed_actions`. */
export const openActions = <State extends string, Action extends string, Facts, Code extends string>(
  machine: Machine<State, Action, Facts, Code>,
  state: State,
  facts: Facts,
): Action[] =>
  machine.transitions
    .map(({ action }) => action)
    .filter((action) => refusalIn(machine, action, state, facts) === null);

/** The state after an action, for the compare-and-set statement; null where the state does not allow the action. */
export function leadsTo<State extends string, Action extends string>(
  machine: Machine<State, Action, never, string>,
  action: Action,
  state: State,
): State | null {
  const { from, to } = transitionOf(machine, action);
  return from.includes(state) ? (to ?? state) : null;
}

/** The row of an action. */
export function transitionOf<State extends string, Action extends string, Facts, Code extends string>(
  machine: Machine<State, Action, Facts, Code>,
  action: Action,
): Transition<State, Action, Facts, Code> {
  const row = machine.transitions.find((one) => one.action === action);
  if (!row) throw new Error(`no transition has the action ${action}`);
  return row;
}
