/** The caller as the state machine of enrollments sees them, and its refusals as the contract's problems. */
import type { Viewer } from '../../../people/deciders.ts';
import { isSecondAdmin } from '../../../people/secondPerson.ts';
import { forbidden, type Problem } from '../../../problem.ts';
import { assertOpen } from '../../../transitions/transition.ts';
import {
  allowedActions,
  ENROLLMENT_MACHINE,
  type EnrollmentAction,
  type Party,
} from '../rules/enrollment.ts';
import type { EnrollmentRow } from '../store/enrollments.ts';

/** Enrollments are written by signed-in people only. */
const partyOf = (viewer: Viewer, { employee_id }: Pick<EnrollmentRow, 'employee_id'>): Party => ({
  admin: isSecondAdmin(viewer.caller, employee_id, viewer.decidesOwn),
  owner: viewer.caller.kind === 'user' && viewer.caller.userId === employee_id,
});

export const actionsOf = (viewer: Viewer, row: EnrollmentRow): EnrollmentAction[] =>
  row.deleted_at === null ? allowedActions(row.status, partyOf(viewer, row)) : [];

/** Throws 403 or 409 where the caller may not do this now. */
export const assertMay = (action: EnrollmentAction, viewer: Viewer, row: EnrollmentRow): void =>
  assertOpen(ENROLLMENT_MACHINE, action, row.status, partyOf(viewer, row), problemOf);

const problemOf = (): Problem => forbidden('insufficient_role', 'This enrollment is not yours to change.');
