/** Checks what a caller may do with an enrollment, by its state machine. */
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

/** Keys are neither owner nor admin, because only signed-in people may write enrollments. */
const partyOf = (viewer: Viewer, { employee_id }: Pick<EnrollmentRow, 'employee_id'>): Party => ({
  admin: isSecondAdmin(viewer.caller, employee_id, viewer.decidesOwn),
  owner: viewer.caller.kind === 'user' && viewer.caller.userId === employee_id,
});

export const actionsOf = (viewer: Viewer, row: EnrollmentRow): EnrollmentAction[] =>
  row.deleted_at === null ? allowedActions(row.status, partyOf(viewer, row)) : [];

/** Throws 403 or 409 if the caller may not take this action now. */
export const assertMay = (action: EnrollmentAction, viewer: Viewer, row: EnrollmentRow): void =>
  assertOpen(ENROLLMENT_MACHINE, action, row.status, partyOf(viewer, row), problemOf);

const problemOf = (): Problem => forbidden('insufficient_role', 'This enrollment is not yours to change.');
