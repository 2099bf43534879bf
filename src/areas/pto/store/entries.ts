/** The ledger as people read it, and rows that are no absence's. */
import { defineList } from '../../../db/list.ts';
import { statement } from '../../../db/statement.ts';
import type { LedgerKind, Unit } from '../rules/types.ts';

export interface EntryRow {
  id: string;
  policy_id: string;
  policy_name: string;
  unit: Unit;
  year: number;
  kind: LedgerKind;
  days: string;
  effective_on: string;
  absence_id: string | null;
  reason: string | null;
  created_at: string;
}

const COLUMNS = `
  l.id, l.policy_id, p.name AS policy_name, p.unit, l.year, l.kind, l.days, l.effective_on, l.absence_id, l.reason, l.created_at`;
const POLICY = 'LEFT JOIN policies p ON p.workspace_id = l.workspace_id AND p.id = l.policy_id';

export const entryList = defineList<EntryRow>({
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
    own: 'l.employee_id = ?',
    policy_id: 'l.policy_id = ANY (?::uuid[])',
    year: 'l.year = ?',
  },
});

/** A correction: $2 person, $3 policy, $4 year, $5 days, $6 date, $7 actor, $8 reason. */
export const insertAdjustment = statement<EntryRow>(`
  WITH l AS (
    INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, kind, year, days, effective_on, created_by, reason)
    VALUES ($1, $2, $3, 'adjust', $4, $5, $6, $7::jsonb, $8)
    RETURNING *
  )
  SELECT ${COLUMNS} FROM l ${POLICY}`);

/** What of a correction's body is there: $2 person, $3 policy. No row: no such person. */
export const adjustable = statement<{ policy_id: string | null }>(`
  SELECT p.id AS policy_id FROM users u
    LEFT JOIN policies p ON p.workspace_id = u.workspace_id AND p.id = $3
   WHERE u.workspace_id = $1 AND u.id = $2 AND u.deleted_at IS NULL`);

/**
 * Rows that time owes, of many accounts: $2 `[{employee_id, policy_id, kind, days, effective_on, year}]`, $3 the actor. A
 * row for a date that has one of its kind corrects it and is counted; of two transactions that count alike one fails.
 */
export const postEntries = statement(`
  INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, created_by, revision)
  SELECT $1, r.employee_id, r.policy_id, r.year, r.kind, r.days, r.effective_on, $3::jsonb,
         (SELECT count(*) FROM leave_ledger l
           WHERE l.workspace_id = $1 AND l.employee_id = r.employee_id AND l.policy_id = r.policy_id AND l.year = r.year
             AND l.kind = r.kind AND l.effective_on = r.effective_on)
    FROM jsonb_to_recordset($2::jsonb)
      AS r(employee_id uuid, policy_id uuid, year int, kind text, days numeric, effective_on date)`);
