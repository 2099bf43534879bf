import type { Timesheet } from '../../../generated/types.ts';
import type { Viewer } from '../../../people/deciders.ts';
import { maybeRefIn, refIn } from '../../../people/named.ts';
import { reviewerOf } from '../../../people/reviewer.ts';
import { sheetActions } from '../actions/timesheets.ts';
import type { TimesheetRow } from '../store/timesheets.ts';

export const presentTimesheet = (row: TimesheetRow, viewer: Viewer): Timesheet => ({
  id: row.id,
  employee: refIn(row, 'employee'),
  period_start: row.period_start,
  period_end: row.period_end,
  status: row.status,
  note: row.note,
  worked_seconds: row.worked_seconds,
  expected_seconds: row.expected_seconds,
  balance_seconds: row.worked_seconds - row.expected_seconds,
  locked: row.locked,
  approver: maybeRefIn(row, 'approver'),
  approver_reason: row.approver_reason,
  reviewer: reviewerOf(row),
  reviewed_at: row.reviewed_at,
  decision_note: row.decision_note,
  submitted_at: row.submitted_at,
  allowed_actions: sheetActions(viewer, row),
  version: row.version,
  created_at: row.created_at,
  updated_at: row.updated_at,
});
