/** The ledger as people read it, and corrections. */
import { defineList } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import type { LedgerKind } from '../rules/types.ts';
import { EXCEPTION_COLUMNS, exceptionJoin, type ExceptionColumns } from '../../../people/exceptions.ts';
import type { Unit } from '../../../schedule/span.ts';

export interface EntryRow extends ExceptionColumns {
  id: string;
  policy_id: string;
  policy_name: string;
  unit: Unit;
  year: number;
  kind: LedgerKind;
  days: string;
  effective_on: string;
  absence_id: string | null;
  /** Of an `adjust` row; null if an older release wrote it, which is a correction. */
  source: 'correction' | 'opening' | 'payout' | 'conversion' | null;
  reason: string | null;
  created_at: string;
}

const COLUMNS = `
  l.id, l.policy_id, p.name AS policy_name, p.unit, l.year, l.kind, l.days, l.effective_on, l.absence_id, l.source, l.reason, l.created_at,${EXCEPTION_COLUMNS}`;
const POLICY = `LEFT JOIN policies p ON p.workspace_id = l.workspace_id AND p.id = l.policy_id${exceptionJoin('l.id')}`;

export const entryList = defineList<EntryRow, { own: string; policy_id: readonly string[]; year: number }>({
  name: 'ledger',
  columns: COLUMNS,
  from: `leave_ledger l ${POLICY}`,
  where: 'l.workspace_id = $1',
  id: 'l.id',
  orders: {
    effective_on: { sql: 'l.effective_on', type: 'date' },
    created_at: { sql: 'l.created_at', type: 'timestamptz' },
  },
  filters: {
    own: 'l.employee_id = $own',
    policy_id: 'l.policy_id = ANY ($policy_id::uuid[])',
    year: 'l.year = $year',
  },
});

export const insertAdjustment = statement<
  EntryRow,
  {
    employee_id: string;
    policy_id: string;
    year: number;
    days: string;
    effective_on: string;
    actor: string;
    source: string;
    reason: string;
  }
>(`
  WITH l AS (
    INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, kind, year, days, effective_on, created_by, source, reason)
    VALUES ($1, $employee_id, $policy_id, 'adjust', $year, $days, $effective_on, $actor::jsonb, $source, $reason)
    RETURNING *
  )
  SELECT ${COLUMNS} FROM l ${POLICY}`);

/** Checks the person and the policy of a correction. No row: unknown person; null: unknown policy. */
export const adjustable = statement<
  { policy_id: string | null; leave_year_start: string; from_overtime: boolean },
  { employee_id: string; policy_id: string }
>(`
  SELECT p.id AS policy_id, COALESCE(p.leave_year_start, '01-01') AS leave_year_start, COALESCE(p.from_overtime, false) AS from_overtime
    FROM users u
    LEFT JOIN policies p ON p.workspace_id = u.workspace_id AND p.id = $policy_id
   WHERE u.workspace_id = $1 AND u.id = $employee_id AND u.deleted_at IS NULL`);

/**
 * Posts due rows of many accounts, from JSON: `[{employee_id, policy_id, kind, days, effective_on, year, lapses_on}]`.
 * Another row of the same kind and date is a correction and gets the next `revision`; if two transactions
 * compute the same revision, one of them fails.
 */
export const postEntries = statement<NoRow, { entries: string; actor: string }>(`
  INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, lapses_on, created_by, revision)
  SELECT $1, r.employee_id, r.policy_id, r.year, r.kind, r.days, r.effective_on, r.lapses_on, $actor::jsonb,
         (SELECT count(*) FROM leave_ledger l
           WHERE l.workspace_id = $1 AND l.employee_id = r.employee_id AND l.policy_id = r.policy_id AND l.year = r.year
             AND l.kind = r.kind AND l.effective_on = r.effective_on)
         + row_number() OVER (PARTITION BY r.employee_id, r.policy_id, r.year, r.kind, r.effective_on ORDER BY r.place) - 1
    FROM ROWS FROM (jsonb_to_recordset($entries::jsonb)
      AS (employee_id uuid, policy_id uuid, year int, kind text, days numeric, effective_on date, lapses_on date))
      WITH ORDINALITY AS r(employee_id, policy_id, year, kind, days, effective_on, lapses_on, place)
   ORDER BY r.place`);

export interface CorrectionRow {
  id: string;
  employee_id: string;
  year: number;
  days: string;
  effective_on: string;
}

/** Manual corrections of a policy in leave years from `year` on. Openings and payouts correct nothing. */
export const correctionsOf = statement<CorrectionRow, { policy_id: string; year: number }>(`
  SELECT id, employee_id, year, days, effective_on FROM leave_ledger
   WHERE workspace_id = $1 AND policy_id = $policy_id AND year >= $year
     AND kind = 'adjust' AND COALESCE(source, 'correction') = 'correction' ORDER BY id`);
