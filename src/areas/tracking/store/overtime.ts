import { statement, type NoRow } from '../../../db/statement.ts';
import { EXCEPTION_COLUMNS, exceptionJoin, type ExceptionColumns } from '../../../people/exceptions.ts';
import type { OvertimeKind } from '../rules/overtimeAccount.ts';

export interface OvertimeRow {
  id: string;
  kind: OvertimeKind;
  seconds: number;
  effective_on: string;
  reason: string;
  created_at: string;
}

/** An entry as its person's account shows it. */
export interface ShownOvertimeRow extends OvertimeRow, ExceptionColumns {}

const COLUMNS = 'o.id, o.kind, o.seconds, o.effective_on, o.reason, o.created_at';

/** The entries of these people's accounts, by day. */
export const overtimeRowsOf = statement<
  OvertimeRow & { employee_id: string },
  { employee_ids: readonly string[] }
>(`
  SELECT o.employee_id, ${COLUMNS} FROM overtime_entries o
   WHERE o.workspace_id = $1 AND o.employee_id = ANY ($employee_ids::uuid[]) ORDER BY o.effective_on, o.id`);

/** The entries of one person's account, as it shows them. */
export const shownOvertimeOf = statement<ShownOvertimeRow, { employee_id: string }>(`
  SELECT ${COLUMNS},${EXCEPTION_COLUMNS} FROM overtime_entries o ${exceptionJoin('o.id')}
   WHERE o.workspace_id = $1 AND o.employee_id = $employee_id ORDER BY o.effective_on, o.id`);

interface NewRow {
  employee_id: string;
  kind: OvertimeKind;
  seconds: number;
  effective_on: string;
  reason: string;
}

const inserting = (unless = ''): string => `
  INSERT INTO overtime_entries AS o (workspace_id, employee_id, kind, seconds, effective_on, reason)
  VALUES ($1, $employee_id, $kind, $seconds, $effective_on, $reason) ${unless} RETURNING ${COLUMNS}`;

export const insertOvertime = statement<OvertimeRow, NewRow>(inserting());

/** The same for the end of a month; no row if another worker was first. */
export const settleOvertime = statement<OvertimeRow, NewRow>(inserting('ON CONFLICT DO NOTHING'));

/** Whether the end of a month has been settled for everybody. */
export const isSettled = statement<{ settled: boolean }, { month: string }>(`
  SELECT EXISTS (SELECT FROM overtime_closings WHERE workspace_id = $1 AND month = $month::date) AS settled`);

export const noteSettled = statement<NoRow, { month: string }>(`
  INSERT INTO overtime_closings (workspace_id, month) VALUES ($1, $month::date) ON CONFLICT DO NOTHING`);

/** People with an account who were employed on a day or later; a page of `limit` after `after_id`. */
export const accountHolders = statement<{ id: string }, { day: string; after_id: string; limit: number }>(`
  SELECT u.id FROM users u
   WHERE u.workspace_id = $1 AND u.deleted_at IS NULL AND u.id > $after_id::uuid AND (u.last_day IS NULL OR u.last_day >= $day::date)
     AND (u.id IN (SELECT e.employee_id FROM time_entries e WHERE e.workspace_id = $1 AND e.deleted_at IS NULL)
          OR u.id IN (SELECT o.employee_id FROM overtime_entries o WHERE o.workspace_id = $1))
   ORDER BY u.id LIMIT $limit`);
