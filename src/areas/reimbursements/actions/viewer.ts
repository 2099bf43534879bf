/** The caller as the review rules see them, and the rules' refusals as the contract's problems. */
import type { Caller } from '../../../auth/caller.ts';
import type { Queries } from '../../../db/handle.ts';
import type { Scope } from '../../../generated/operations.ts';
import type { ExpenseClaim } from '../../../generated/types.ts';
import { money, type Money } from '../../../money/money.ts';
import { decidesOwn } from '../../../people/deciders.ts';
import { barredProblem } from '../../../people/secondPerson.ts';
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

/** Someone who looks at claims that are in their view. */
export interface Viewer {
  caller: Caller;
  workspace: Workspace;
  /** The caller is the only admin, and the workspace lets an only admin decide on their own requests (rule 22). */
  decidesOwn: boolean;
}

export const viewerOf = async (db: Queries, caller: Caller, workspace: Workspace): Promise<Viewer> => ({
  caller,
  workspace,
  decidesOwn: await decidesOwn(db, caller, workspace),
});

/** Items of this amount or more need a receipt (rule 43). */
export const thresholdOf = ({ settings, currency }: Workspace): Money =>
  money(settings.receipt_threshold, currency);

/** Whether the caller has the scope, which a session needs not. */
export const holds = ({ scopes }: Caller, scope: Scope): boolean => scopes === null || scopes.includes(scope);

/** The caller as a reviewer of other people's claims. */
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

/** The caller as the person themselves: a service key stands in for the person whose claim it is. */
const asOwner = ({ caller }: Viewer, row: Pick<ClaimRow, 'employee_id'>): Reviewer => ({
  userId: caller.kind === 'service_key' ? row.employee_id : caller.userId,
  role: 'employee',
  above: false,
  session: false,
  mayWrite: holds(caller, 'expenses:write'),
  mayApprove: false,
  decidesOwn: false,
});

/** `allowed_actions`: what the caller may do with the claim now, by any call; nothing with a deleted one. */
export function actionsOf(viewer: Viewer, row: ClaimRow): ExpenseClaim['allowed_actions'] {
  if (row.deleted_at !== null) return [];
  const open = new Set([
    ...allowedActions(row.status, { caller: asOwner(viewer, row), claim: row }),
    ...allowedActions(row.status, { caller: asReviewer(viewer), claim: row }),
  ]);
  return CLAIM_ACTIONS.filter((action) => open.has(action));
}

/** Throws 403 or 409 where the person themselves may not do this now. */
export const assertOwnerMay = (action: 'edit' | 'submit' | 'delete', viewer: Viewer, row: ClaimRow): void =>
  assertMay(action, asOwner(viewer, row), row);

/** Throws 403 or 409 where a reviewer may not do this now (rules 21, 22). */
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
      return conflict('already_paid', 'There is a payment of the claim already.');
  }
}
