import { exceptionIn } from '../../../people/exceptions.ts';
import { days, showDays } from '../../../civil/days.ts';
import type {
  Absence,
  AbsenceAttachment,
  AbsenceDetail,
  AbsenceEventData,
  PersonRef,
  TeamConflict,
} from '../../../generated/types.ts';
import type { FileRow } from '../../../files/store.ts';
import { reviewerOf } from '../../../people/reviewer.ts';
import type { Balance } from '../rules/balance.ts';
import { seesDocument } from '../rules/document.ts';
import { presentBalance } from './balance.ts';
import type { AbsenceRow, ReviewedRow } from '../store/absences.ts';
import { actionsOf, type Viewer } from '../actions/viewer.ts';
import { eventPersonIn, maybeRefIn, refIn, refOf } from '../../../people/named.ts';

export function presentAbsence(row: AbsenceRow, viewer: Viewer): Absence {
  return {
    id: row.id,
    employee: refIn(row, 'employee'),
    policy: { id: row.policy_id, name: row.policy_name },
    start_date: row.start_date,
    end_date: row.end_date,
    start_half: row.start_half,
    end_half: row.end_half,
    hours: row.hours === null ? null : showDays(row.hours),
    start_time: row.start_time,
    end_time: row.end_time,
    open_ended: row.open_ended,
    certified_until: row.certified_until,
    certificate_due_on: row.certificate_due_on,
    days: showDays(days(row.days)),
    unit: row.unit,
    status: row.status,
    note: row.note,
    decision_note: row.decision_note,
    approver: maybeRefIn(row, 'approver'),
    approver_reason: row.approver_reason,
    reviewer: reviewerOf(row),
    reviewed_at: row.reviewed_at,
    approvals: presentApprovals(row),
    attachment: seesDocument(viewer.caller, row.employee_id) ? presentAttachment(row.file) : null,
    allowed_actions: actionsOf(viewer, row),
    split_from: row.split_from,
    split_into: row.split_into ?? [],
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
  };
}

/** The approvals given, in order; a leave type that needs none has none. */
function presentApprovals(row: AbsenceRow): Absence['approvals'] {
  const { first_approved_at: first, reviewed_at: last } = row;
  const approvals: Absence['approvals'] = [];
  if (first !== null) approvals.push({ step: 1, reviewer: firstReviewerOf(row), at: first });
  if (row.status === 'approved' && last !== null)
    approvals.push({ step: approvals.length + 1, reviewer: reviewerOf(row), at: last });
  return approvals;
}

const firstReviewerOf = (row: AbsenceRow): PersonRef | null =>
  row.first_reviewer_id === null
    ? row.first_reviewer && { ...row.first_reviewer, photo_url: null }
    : maybeRefIn(row, 'first_reviewer');

const presentAttachment = (file: FileRow | null): AbsenceAttachment | null =>
  file && { id: file.id, filename: file.filename, content_type: file.content_type, size: file.size };

/** An absence with the data a reviewer needs: the person's balance, and who else is absent. */
export function presentForReview(row: ReviewedRow, balance: Balance, viewer: Viewer): AbsenceDetail {
  const absence = presentAbsence(row, viewer);
  return {
    id: absence.id,
    employee: absence.employee,
    policy: absence.policy,
    start_date: absence.start_date,
    end_date: absence.end_date,
    start_half: absence.start_half,
    end_half: absence.end_half,
    hours: absence.hours,
    start_time: absence.start_time,
    end_time: absence.end_time,
    open_ended: absence.open_ended,
    certified_until: absence.certified_until,
    certificate_due_on: absence.certificate_due_on,
    days: absence.days,
    unit: absence.unit,
    status: absence.status,
    note: absence.note,
    decision_note: absence.decision_note,
    approver: absence.approver,
    approver_reason: absence.approver_reason,
    reviewer: absence.reviewer,
    reviewed_at: absence.reviewed_at,
    approvals: absence.approvals,
    exception: exceptionIn(row),
    attachment: absence.attachment,
    allowed_actions: absence.allowed_actions,
    split_from: absence.split_from,
    split_into: absence.split_into,
    balance: presentBalance(absence.policy, balance),
    team_conflicts: row.conflicts.map(presentConflict),
    version: absence.version,
    created_at: absence.created_at,
    updated_at: absence.updated_at,
    deleted_at: absence.deleted_at,
  };
}

const presentConflict = (row: ReviewedRow['conflicts'][number]): TeamConflict => ({
  employee: refOf(row),
  start_date: row.start_date,
  end_date: row.end_date,
  status: row.status,
});

/**
 * The data of `absence.*` events (service.md). Type and note are left out, because they are health data.
 */
export function presentAbsenceEvent(
  row: Pick<
    AbsenceRow,
    | 'id'
    | 'version'
    | 'employee_id'
    | 'employee_email'
    | 'employee_name'
    | 'start_date'
    | 'end_date'
    | 'status'
  >,
): AbsenceEventData {
  return {
    id: row.id,
    version: row.version,
    employee: eventPersonIn(row, 'employee'),
    start_date: row.start_date,
    end_date: row.end_date,
    status: row.status,
  };
}
