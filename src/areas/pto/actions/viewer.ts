/** The caller in the form of the review rules, and the rules' refusals as problems of the contract. */
import type { Caller } from '../../../auth/caller.ts';
import type { Writer } from '../../../events/writing.ts';
import type { Scope } from '../../../generated/operations.ts';
import { localDate } from '../../../civil/zones.ts';
import type { CivilDate } from '../../../civil/dates.ts';
import type { Queries } from '../../../db/handle.ts';
import type { Absence } from '../../../generated/types.ts';
import { conflict, forbidden, type Problem } from '../../../problem.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { lockedThrough, type LockSubject, type PeriodLock } from '../../../periods/locks.ts';
import {
  ABSENCE_ACTIONS,
  ABSENCE_MACHINE,
  allowedActions,
  type AbsenceAction,
  type RefusalCode,
  type ReviewContext,
  type Reviewer,
} from '../rules/review.ts';
import type { AbsenceRow, LockRow } from '../store/absences.ts';
import { decidesOwn } from '../../../people/deciders.ts';
import { assertSecondPerson, barredProblem } from '../../../people/secondPerson.ts';
import { assertOpen } from '../../../transitions/transition.ts';

/** A caller who can see the absence. */
export interface Viewer {
  caller: Caller;
  /** In the workspace's zone. */
  today: CivilDate;
  now: number;
  /**
   * The caller is the only admin, and the workspace lets the only admin decide on their own requests (rule
   * 22).
   */
  decidesOwn: boolean;
}

export async function viewerOf(
  db: Queries,
  caller: Caller,
  workspace: Workspace,
  now: number,
): Promise<Viewer> {
  return {
    caller,
    today: localDate(now, workspace.timezone),
    now,
    decidesOwn: await decidesOwn(db, caller, workspace),
  };
}

const holds = ({ scopes }: Caller, scope: Scope): boolean => scopes === null || scopes.includes(scope);

const asReviewer = ({ caller }: Viewer): Reviewer => ({
  userId: caller.userId,
  role: caller.role,
  keyHolders: caller.keyHolders,
  madeAdminBy: caller.madeAdminBy,
  above: true,
  mayWrite: holds(caller, 'absences:write'),
  mayApprove: holds(caller, 'absences:approve'),
});

/** The caller as the absence's person. A service key acts as any absence's person. */
const asOwner = ({ caller }: Viewer, row: Pick<AbsenceRow, 'employee_id'>): Reviewer => ({
  userId: caller.kind === 'service_key' ? row.employee_id : caller.userId,
  role: 'employee',
  above: false,
  mayWrite: holds(caller, 'absences:write'),
});

const contextOf = (viewer: Viewer, row: AbsenceRow): ReviewContext => ({
  today: viewer.today,
  lockedThrough: lockedThrough(periodLocks(row.locks), lockSubject(viewer, row.department_id)),
  selfApproval: viewer.decidesOwn,
});

/** The subject of a period lock. Admins may still correct in its grace period; the system may not. */
export const lockSubject = (
  { caller, now }: Pick<Viewer, 'now'> & { caller: Writer & { role?: Caller['role'] } },
  departmentId: string | null,
): LockSubject => ({ department_id: departmentId, role: caller.role ?? 'employee', now });

export const periodLocks = (rows: readonly LockRow[] | null): PeriodLock[] =>
  (rows ?? []).map((row) => ({
    id: row.id,
    locked_through: row.locked_through,
    department_id: row.department_id,
    grace_until: row.grace_until === null ? null : Date.parse(row.grace_until),
  }));

/** `allowed_actions`: everything that the caller may do with the absence now; empty for a deleted absence. */
export function actionsOf(viewer: Viewer, row: AbsenceRow): Absence['allowed_actions'] {
  if (row.deleted_at !== null) return [];
  const context = contextOf(viewer, row);
  const open = new Set([
    ...allowedActions(asOwner(viewer, row), row, context),
    ...allowedActions(asReviewer(viewer), row, context),
  ]);
  return ABSENCE_ACTIONS.filter((action) => open.has(action));
}

/** Throws 403 or 409 if the absence's person may not do this now. */
export function assertOwnerMay(action: 'edit' | 'shorten' | 'cancel', viewer: Viewer, row: AbsenceRow): void {
  assertMay(action, asOwner(viewer, row), viewer, row);
}

/** Throws 403 or 409 if a reviewer may not do this now (rules 21, 22). */
export function assertReviewerMay(
  action: 'approve' | 'deny' | 'cancel' | 'correct',
  viewer: Viewer,
  row: AbsenceRow,
): void {
  assertMay(action, asReviewer(viewer), viewer, row);
}

/**
 * Throws 403 if the caller may not approve the absence they enter: the caller does not count as a second
 * person for it (rules 21, 204), or the key lacks the scope for decisions.
 */
export function assertMayGrant(viewer: Viewer, employeeId: string): void {
  const reviewer = asReviewer(viewer);
  if (!reviewer.mayApprove)
    throw forbidden('insufficient_scope', 'To approve it, the key also needs the scope absences:approve.', {
      required_scope: 'absences:approve',
    });
  assertSecondPerson(reviewer, employeeId);
}

/** 403 `second_person_needed` (rule 85). */
export const secondPersonNeeded = (): Problem =>
  forbidden(
    'second_person_needed',
    'The second approval needs another person: an admin or a manager further up.',
  );

function assertMay(action: AbsenceAction, reviewer: Reviewer, viewer: Viewer, row: AbsenceRow): void {
  const context = contextOf(viewer, row);
  const asked = { caller: reviewer, absence: row, context };
  assertOpen(ABSENCE_MACHINE, action, row.status, asked, (code) => problemOf(code, row, context));
}

function problemOf(code: RefusalCode, row: AbsenceRow, context: ReviewContext): Problem {
  switch (code) {
    case 'role':
      return forbidden('insufficient_role', 'This absence is not yours to change.');
    case 'self_approval':
    case 'new_admin':
      return barredProblem(code);
    case 'second_person_needed':
      return secondPersonNeeded();
    case 'already_started':
      return conflict('already_started', 'The absence has begun. A manager can still cancel it.', {
        current_status: row.status,
      });
    case 'period_locked':
      return periodLocked(context.lockedThrough!);
  }
}

/** 409 for a locked period (rule 34). */
export const periodLocked = (through: CivilDate): Problem =>
  conflict('period_locked', `Everything up to ${through} is locked.`, { locked_through: through });
