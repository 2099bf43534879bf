/**
 * Who may do what with an absence (state machine of absences; rules 20–22, 34). Visibility is checked before:
 * a manager who is not above the person gets 404 (rule 20).
 */
import type { CivilDate } from '../../../civil/dates.ts';
import { barredFrom, type Barred } from '../../../people/deciding.ts';
import { openActions, refusalIn, type Machine, type Refusal as RefusalBy } from '../../../lib/machine.ts';

export type AbsenceStatus = 'requested' | 'approved' | 'denied' | 'cancelled';
/** In the order of `allowed_actions`. */
export const ABSENCE_ACTIONS = ['edit', 'shorten', 'correct', 'cancel', 'approve', 'deny'] as const;
export type AbsenceAction = (typeof ABSENCE_ACTIONS)[number];

/** The caller in relation to one absence. */
export interface Reviewer {
  /** The person who signed in or owns the personal key; null for a service key. */
  readonly userId: string | null;
  readonly role: 'employee' | 'manager' | 'admin';
  /** Everybody who has seen the secret of the calling key. */
  readonly keyHolders?: readonly string[];
  /**
   * People about whom the caller may not decide, because they made the caller an admin too recently (rule
   * 204).
   */
  readonly madeAdminBy?: readonly string[];
  /** The absence's person is below the caller; true for every admin and service key. */
  readonly above: boolean;
  /** False if a key lacks the scope `absences:write` or `absences:approve`. */
  readonly mayWrite?: boolean;
  readonly mayApprove?: boolean;
}

export interface ReviewedAbsence {
  readonly employee_id: string;
  readonly status: AbsenceStatus;
  readonly start_date: CivilDate;
  readonly end_date: CivilDate;
  /** Its end is not known yet (rule 77). */
  readonly open_ended?: boolean;
  /** Who gave the first of two approvals; null if nobody has, or if a service key did (rule 85). */
  readonly first_reviewer_id?: string | null;
}

export interface ReviewContext {
  /** In the workspace's zone. */
  readonly today: CivilDate;
  /** Last locked day of this person; null for none. */
  readonly lockedThrough?: CivilDate | null;
  /** True if the caller may decide on their own requests (rule 22). */
  readonly selfApproval?: boolean;
}

export type RefusalCode = 'role' | Barred | 'second_person_needed' | 'already_started' | 'period_locked';

export type Refusal = RefusalBy<RefusalCode>;

/** Input of the state machine's guards, besides the status. */
export interface Asked {
  readonly caller: Reviewer;
  readonly absence: ReviewedAbsence;
  readonly context: ReviewContext;
}

/** The state machine of an absence, in the order of `allowed_actions`. */
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
      text: (status) => `The absence is ${status}: only a request that awaits a decision can be changed.`,
      verb: 'updated',
    },
    { from: ['approved'], action: 'shorten', to: null, who: onlyOwner, unless: over, verb: 'updated' },
    {
      from: ['requested', 'approved'],
      action: 'correct',
      to: null,
      who: corrector,
      unless: allLocked,
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
    { from: ['requested'], action: 'approve', to: 'approved', who: approver, verb: 'approved' },
    { from: ['requested'], action: 'deny', to: 'denied', who: decider, verb: 'denied' },
  ],
};

/**
 * Documents can be attached to requested and approved absences. Access is checked elsewhere, and
 * `allowed_actions` does not include it.
 */
export const ATTACHMENT_MACHINE: Machine<AbsenceStatus, 'attach'> = {
  resource: 'absence',
  called: 'The absence',
  transitions: [{ from: ['requested', 'approved'], action: 'attach', to: null }],
};

/** Null if the caller may do it now, otherwise the refusal. */
export const refusalOf = (
  action: AbsenceAction,
  caller: Reviewer,
  absence: ReviewedAbsence,
  context: ReviewContext,
): Refusal | null => refusalIn(ABSENCE_MACHINE, action, absence.status, { caller, absence, context });

/** The actions open to the caller, in the order of `allowed_actions`. */
export const allowedActions = (
  caller: Reviewer,
  absence: ReviewedAbsence,
  context: ReviewContext,
): AbsenceAction[] => openActions(ABSENCE_MACHINE, absence.status, { caller, absence, context });

function onlyOwner({ caller, absence }: Asked): RefusalCode | null {
  return caller.userId === absence.employee_id && caller.mayWrite !== false ? null : 'role';
}

/**
 * Those above the person. On their own absence, only the only admin, if the workspace allows it (rules 21,
 * 22).
 */
function decider({ caller, absence, context }: Asked): RefusalCode | null {
  if (caller.role === 'employee' || !caller.above || caller.mayApprove === false) return 'role';
  const alone = context.selfApproval === true && caller.role === 'admin';
  return barredFrom(caller, absence.employee_id, alone);
}

/** Those who decide, except the one who gave the first of two approvals (rule 85). */
function approver(asked: Asked): RefusalCode | null {
  const { caller, absence } = asked;
  const first = absence.first_reviewer_id ?? null;
  const again = first !== null && (first === caller.userId || (caller.keyHolders ?? []).includes(first));
  return decider(asked) ?? (again ? 'second_person_needed' : null);
}

/** Those above the person; nobody corrects their own absence. */
function corrector({ caller, absence }: Asked): RefusalCode | null {
  return barredFrom(caller, absence.employee_id) ?? (manages(caller, absence) ? null : 'role');
}

/** Nobody corrects an absence whose days are all locked. */
function allLocked({ absence, context }: Asked): RefusalCode | null {
  const locked = context.lockedThrough ?? null;
  return locked !== null && absence.end_date <= locked ? 'period_locked' : null;
}

/** The person can give back days until the last one begins, and say that an open-ended absence is over. */
function over({ absence, context }: Asked): RefusalCode | null {
  return absence.open_ended || context.today < absence.end_date ? null : 'already_started';
}

function ownerOrAbove({ caller, absence }: Asked): RefusalCode | null {
  const owner = caller.userId === absence.employee_id;
  if (owner) return caller.mayWrite !== false ? null : 'role';
  return barredFrom(caller, absence.employee_id) ?? (manages(caller, absence) ? null : 'role');
}

/**
 * The person can cancel an approved absence until the first day begins; those above at any time, unless the
 * days are locked.
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
