/**
 * Who may do what with an absence (state machine of the absence; rules 20–22, 34). Visibility comes first and is not
 * decided here: a manager who is not above the person gets 404 before any of this (rule 20).
 */
import type { CivilDate } from '../../../civil/dates.ts';

export type AbsenceStatus = 'requested' | 'approved' | 'denied' | 'cancelled';
/** In the order in which `allowed_actions` names them. */
export const ABSENCE_ACTIONS = ['edit', 'cancel', 'approve', 'deny'] as const;
export type AbsenceAction = (typeof ABSENCE_ACTIONS)[number];

/** The caller as seen from one absence. */
export interface Reviewer {
  /** The person behind a session or a personal key; null for a service key. */
  readonly userId: string | null;
  readonly role: 'employee' | 'manager' | 'admin';
  /** Who has seen the secret of the key that asks. */
  readonly keyHolders?: readonly string[];
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

/** Why an action is refused: the status and code of the answer. */
export interface Refusal {
  readonly status: 403 | 409;
  readonly code:
    'role' | 'self_approval' | 'invalid_transition' | 'already_started' | 'not_pending' | 'period_locked';
}

/** Null when the caller may do it now; otherwise the refusal that the call answers with. */
export function refusalOf(
  action: AbsenceAction,
  caller: Reviewer,
  absence: ReviewedAbsence,
  context: ReviewContext,
): Refusal | null {
  switch (action) {
    case 'approve':
    case 'deny':
      return decisionRefusal(caller, absence, context);
    case 'edit':
      if (caller.userId !== absence.employee_id || caller.mayWrite === false)
        return { status: 403, code: 'role' };
      return absence.status === 'requested' ? null : { status: 409, code: 'not_pending' };
    case 'cancel':
      return cancelRefusal(caller, absence, context);
  }
}

/** The actions open to the caller, in a fixed order: `allowed_actions` of the absence. */
export function allowedActions(
  caller: Reviewer,
  absence: ReviewedAbsence,
  context: ReviewContext,
): AbsenceAction[] {
  return ABSENCE_ACTIONS.filter((action) => refusalOf(action, caller, absence, context) === null);
}

/** Rule 21: it is one's own, or that of somebody who has seen the secret of the key. Also for approving on creation. */
export function isOwn(caller: Reviewer, employeeId: string): boolean {
  return caller.userId === employeeId || (caller.keyHolders ?? []).includes(employeeId);
}

function decisionRefusal(caller: Reviewer, absence: ReviewedAbsence, context: ReviewContext): Refusal | null {
  if (caller.role === 'employee' || !caller.above || caller.mayApprove === false)
    return { status: 403, code: 'role' };
  const lifted = context.selfApproval === true && caller.role === 'admin';
  if (isOwn(caller, absence.employee_id) && !lifted) return { status: 403, code: 'self_approval' };
  return absence.status === 'requested' ? null : { status: 409, code: 'invalid_transition' };
}

/** The owner until the first day begins; those above at any time, unless the days are locked. */
function cancelRefusal(caller: Reviewer, absence: ReviewedAbsence, context: ReviewContext): Refusal | null {
  const owner = caller.userId === absence.employee_id;
  if (!owner && isOwn(caller, absence.employee_id)) return { status: 403, code: 'self_approval' };
  const manages = caller.role !== 'employee' && caller.above && caller.mayApprove !== false && !owner;
  if (!manages && (!owner || caller.mayWrite === false)) return { status: 403, code: 'role' };
  if (absence.status === 'requested') return null;
  if (absence.status !== 'approved') return { status: 409, code: 'invalid_transition' };
  if (!manages) return context.today < absence.start_date ? null : { status: 409, code: 'already_started' };
  const locked = context.lockedThrough ?? null;
  return locked !== null && absence.start_date <= locked ? { status: 409, code: 'period_locked' } : null;
}

/** Who is asked to decide: the person's manager, or, without one, the admins other than the person (rule 22). */
export function decidedBy(
  person: { readonly id: string; readonly manager_id: string | null },
  adminIds: readonly string[],
): string[] {
  if (person.manager_id !== null && person.manager_id !== person.id) return [person.manager_id];
  return adminIds.filter((id) => id !== person.id);
}
