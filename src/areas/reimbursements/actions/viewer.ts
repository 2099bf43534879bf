/** The caller in the form of the review rules, and the rules' refusals as problems of the contract. */
import type { Caller } from '../../../auth/caller.ts';
import type { Queries } from '../../../db/handle.ts';
import type { Scope } from '../../../generated/operations.ts';
import type { ExpenseClaim } from '../../../generated/types.ts';
import { money, type Money } from '../../../money/money.ts';
import { decidesOwn } from '../../../people/deciders.ts';
import { barredProblem } from '../../../people/secondPerson.ts';
import { hasEntered } from '../../../people/subject.ts';
import { conflict, forbidden, type Problem } from '../../../problem.ts';
import { assertOpen } from '../../../transitions/transition.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import {
  allowedActions,
  CLAIM_ACTIONS,
  CLAIM_MACHINE,
  type ClaimAction,
  type RefusalCode,
  type Reviewer,
} from '../rules/review.ts';
import type { ClaimRow } from '../store/claims.ts';

/** A caller who can see the claim. */
export interface Viewer {
  caller: Caller;
  workspace: Workspace;
  /**
   * The caller is the only admin, and the workspace lets the only admin decide on their own requests (rule
   * 22).
   */
  decidesOwn: boolean;
}

export const viewerOf = async (db: Queries, caller: Caller, workspace: Workspace): Promise<Viewer> => ({
  caller,
  workspace,
  decidesOwn: await decidesOwn(db, caller, workspace),
});

/** Items of at least this amount need a receipt (rule 43). */
export const thresholdOf = ({ settings, currency }: Workspace): Money =>
  money(settings.receipt_threshold, currency);

/** True if the caller has the scope; sessions need none. */
export const holds = ({ scopes }: Caller, scope: Scope): boolean => scopes === null || scopes.includes(scope);

const asReviewer = ({ caller, decidesOwn: own }: Viewer): Reviewer => ({
  userId: caller.userId,
  role: caller.role,
  keyHolders: caller.keyHolders,
  madeAdminBy: caller.madeAdminBy,
  above: true,
  session: caller.kind === 'user',
  mayWrite: holds(caller, 'expenses:write'),
  mayApprove: holds(caller, 'expenses:approve'),
  decidesOwn: own,
});

type Entered = Pick<ClaimRow, 'employee_id' | 'entered_by_id'>;

/** The caller as the claim's person. A service key acts so for any claim, an admin for those that they entered. */
const asOwner = ({ caller }: Viewer, row: Entered): Reviewer => ({
  userId:
    caller.kind === 'service_key' || hasEntered(caller, row.entered_by_id) ? row.employee_id : caller.userId,
  role: 'employee',
  above: false,
  session: false,
  mayWrite: holds(caller, 'expenses:write'),
  mayApprove: false,
  decidesOwn: false,
});

/** `allowed_actions`: everything that the caller may do with the claim now; empty for a deleted claim. */
export function actionsOf(viewer: Viewer, row: ClaimRow): ExpenseClaim['allowed_actions'] {
  if (row.deleted_at !== null) return [];
  const open = new Set([
    ...allowedActions(row.status, { caller: asOwner(viewer, row), claim: row }),
    ...allowedActions(row.status, { caller: asReviewer(viewer), claim: row }),
  ]);
  return CLAIM_ACTIONS.filter((action) => open.has(action));
}

/** Throws 403 or 409 if the claim's person may not do this now. */
export const assertOwnerMay = (action: 'edit' | 'submit' | 'delete', viewer: Viewer, row: ClaimRow): void =>
  assertMay(action, asOwner(viewer, row), row);

/** Throws 403 or 409 if a reviewer may not do this now (rules 21, 22). */
export const assertReviewerMay = (
  action: 'approve' | 'deny' | 'mark_paid',
  viewer: Viewer,
  row: ClaimRow,
): void => assertMay(action, asReviewer(viewer), row);

function assertMay(action: ClaimAction, caller: Reviewer, row: ClaimRow): void {
  assertOpen(CLAIM_MACHINE, action, row.status, { caller, claim: row }, problemOf);
}

function problemOf(code: RefusalCode): Problem {
  switch (code) {
    case 'role':
      return forbidden('insufficient_role', 'This claim is not yours to change.');
    case 'self_approval':
    case 'new_admin':
      return barredProblem(code);
    case 'already_paid':
      return conflict('already_paid', 'The claim already has a payment.');
  }
}
