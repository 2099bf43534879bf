/**
 * Who may do what with an absence (state machine of the absence; rules 20–22, 34). Visibility comes first and is not
 * decided here: a manager who is not above the person gets 404 before any of this (rule 20).
 */
import type { CivilDate } from '../../../civil/dates.ts';
import { barredFrom, type Barred } from '../../../people/deciding.ts';
import { openActions, refusalIn, type Machine, type Refusal as RefusalBy } from '../../../lib/machine.ts';

export type AbsenceStatus = 'requested' | 'approved' | 'denied' | 'cancelled';
/** In the order in which `allowed_actions` names them. */
export const ABSENCE_ACTIONS = ['edit', 'cancel', 'approve', 'deny'] as const;
export type AbsenceAction = (typeof ABSENCE_ACTIONS)[number];

/** The caller as seen from one absence. */
export interface Reviewer {
  /** The person behind a session or a personal key; null for a service key. */
  readonly userId: string | null;
  readonly role: 'employee' | 'manager' | 'admin';
  /** Everybody who has seen the secret of the calling key. */
  readonly keyHolders?: readonly string[];
  /** People for whom the caller is too new an admin (rule 204). */
  readonly madeAdminBy?: readonly string[];
  /** The absence's person is in the caller's report tree; true for every admin and service key. */
  readonly above: boolean;
  /** False when a key lacks the scope `absences:write` / `absences:approve`. */
  readonly mayWrite?: boolean;
  readonly mayApprove?: boolean;
}

export interface ReviewedAbsence {
  readonly employee_id: string;
  readonly status: AbsenceStatus;
  readonly start_date: CivilDate;
}

export interface ReviewContext {
  /** In the workspace's zone. */
  readonly today: CivilDate;
  /** Last locked day for this person, null = none. */
  readonly lockedThrough?: CivilDate | null;
  /** Workspace setting that lets admins decide on their own requests (rule 22). */
  readonly selfApproval?: boolean;
}

export type RefusalCode = 'role' | Barred | 'already_started' | 'period_locked';

/** Why an action is refused: the status and code of the answer. */
export type Refusal = RefusalBy<RefusalCode>;

/** What the guards of the state machine look at, beside the state. */
export interface Asked {
  readonly caller: Reviewer;
  readonly absence: ReviewedAbsence;
  readonly context: ReviewContext;
}

/** The state machine of an absence. The order is that in which `allowed_actions` names them. */
export const ABSENCE_MACHINE: Machine<AbsenceStatus, AbsenceAction, Asked, RefusalCode> = {
  resource: 'absence',
  called: 'The absence',
  transitions: [
    {
      from: ['requested'],
      action: 'edit',
      to: 'requested',
      who: onlyOwner,
      otherwise: 'not_pending',
      text: (status) => `The absence is ${status}: only one that waits for a decision can be changed.`,
      verb: 'updated',
    },
    {
      from: ['requested', 'approved'],
      action: 'cancel',
      to: 'cancelled',
      who: ownerOrAbove,
      unless: tooLate,
      verb: 'cancelled',
    },
    { from: ['requested'], action: 'approve', to: 'approved', who: decider, verb: 'approved' },
    { from: ['requested'], action: 'deny', to: 'denied', who: decider, verb: 'denied' },
  ],
};

/** Documents are attached to what is asked for or granted. Who may is not told here, nor does `allowed_actions` name it. */
export const ATTACHMENT_MACHINE: Machine<AbsenceStatus, 'attach'> = {
  resource: 'absence',
  called: 'The absence',
  transitions: [{ from: ['requested', 'approved'], action: 'attach', to: null }],
};

/** Null when the caller may do it now; otherwise the refusal that the call answers with. */
export const refusalOf = (
  action: AbsenceAction,
  caller: Reviewer,
  absence: ReviewedAbsence,
  context: ReviewContext,
): Refusal | null => refusalIn(ABSENCE_MACHINE, action, absence.status, { caller, absence, context });

/** The actions open to the caller, in a fixed order: `allowed_actions` of the absence. */
export const allowedActions = (
  caller: Reviewer,
  absence: ReviewedAbsence,
  context: ReviewContext,
): AbsenceAction[] => openActions(ABSENCE_MACHINE, absence.status, { caller, absence, context });

function onlyOwner({ caller, absence }: Asked): RefusalCode | null {
  return caller.userId === absence.employee_id && caller.mayWrite !== false ? null : 'role';
}

/**
 * Those above the person; on their own absence only an admin who is the only one, where the workspace allows it (rules 21,
 * 22).
 */
function decider({ caller, absence, context }: Asked): RefusalCode | null {
  if (caller.role === 'employee' || !caller.above || caller.mayApprove === false) return 'role';
  const alone = context.selfApproval === true && caller.role === 'admin';
  return barredFrom(caller, absence.employee_id, alone);
}

function ownerOrAbove({ caller, absence }: Asked): RefusalCode | null {
  const owner = caller.userId === absence.employee_id;
  if (owner) return caller.mayWrite !== false ? null : 'role';
  return barredFrom(caller, absence.employee_id) ?? (manages(caller, absence) ? null : 'role');
}

/**
 * An approved absence: the owner cancels until the first day begins; those above at any time, unless the days are locked.
 */
function tooLate({ caller, absence, context }: Asked, status: AbsenceStatus): RefusalCode | null {
  if (status !== 'approved') return null;
  if (!manages(caller, absence)) return context.today < absence.start_date ? null : 'already_started';
  const locked = context.lockedThrough ?? null;
  return locked !== null && absence.start_date <= locked ? 'period_locked' : null;
}

const manages = (caller: Reviewer, absence: ReviewedAbsence): boolean =>
  caller.userId !== absence.employee_id &&
  caller.role !== 'employee' &&
  caller.above &&
  caller.mayApprove !== false;
