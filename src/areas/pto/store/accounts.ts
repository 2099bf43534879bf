/** Accounts of many people: people, leave types and ledgers are read separately and joined in memory. */
import type { CivilDate } from '../../../civil/dates.ts';
import { defineList } from '../../../db/list.ts';
import { statement } from '../../../db/statement.ts';
import { belowManager } from '../../../people/tree.ts';
import { agreed } from '../../../schedule/agreed.ts';
import {
  CLOSES,
  CLOSING_DATE,
  LEDGER_TEXT,
  STARTS_LATER,
  yearAsked,
  type EmploymentColumns,
  type StoredVersion,
} from './account.ts';
import { namedColumns, type Named } from '../../../people/named.ts';

export interface HolderRow extends Named, Omit<EmploymentColumns, 'former_employments'> {
  user_type_id: string | null;
  department_id: string | null;
  created_on: string;
}

const HOLDER = `
  u.id, ${namedColumns('u')}, u.user_type_id, u.department_id, u.start_date AS employed_from,
  u.last_day, u.seniority_date, u.created_at::date AS created_on`;

export const holderList = defineList<HolderRow, { below: string; employee_id: readonly string[] }>({
  name: 'balances',
  columns: HOLDER,
  from: 'users u',
  where: 'u.workspace_id = $1 AND u.deleted_at IS NULL',
  id: 'u.id',
  orders: {
    last_name: { sql: 'u.last_name', type: 'text' },
    start_date: { sql: 'u.start_date', type: 'date' },
  },
  filters: { below: belowManager('u.id', '$below'), employee_id: 'u.id = ANY ($employee_id::uuid[])' },
});

/** Everybody, ordered by id: `limit` people after an id. */
export const holdersAfter = statement<HolderRow, { after_id: string; limit: number }>(`
  SELECT ${HOLDER} FROM users u
   WHERE u.workspace_id = $1 AND u.deleted_at IS NULL AND u.id > $after_id::uuid ORDER BY u.id LIMIT $limit`);

/** Returns no row for an unknown or deleted person. */
export const holder = statement<HolderRow, { id: string }>(`
  SELECT ${HOLDER} FROM users u WHERE u.workspace_id = $1 AND u.id = $id AND u.deleted_at IS NULL`);

export interface LeaveTypeRow {
  id: string;
  name: string;
  paid: boolean;
  /** User types that may use it; empty for everybody. */
  applies_to: string[];
  archived: boolean;
  created_on: string;
  leave_year_start: string;
  from_overtime: boolean;
  contracts_from: number | null;
  versions: StoredVersion[];
}

/** In the display order of balances. */
export const leaveTypes = statement<LeaveTypeRow>(`
  SELECT p.id, p.name, p.paid, p.applies_to::text[] AS applies_to, p.archived_at IS NOT NULL AS archived, p.created_at::date AS created_on, p.leave_year_start, p.from_overtime, p.contracts_from,
         (SELECT json_agg(json_build_array(v.effective_from, v.rules::text) ORDER BY v.effective_from) FROM policy_versions v
           WHERE v.workspace_id = $1 AND v.policy_id = p.id) AS versions
    FROM policies p WHERE p.workspace_id = $1 ORDER BY p.position, p.name, p.id`);

/** SQL of the ids of the policies `p` for which a condition holds. */
const policiesWhere = (condition: string): string =>
  `ARRAY(SELECT p.id FROM policies p WHERE p.workspace_id = $1 AND ${condition})`;

export interface LedgerOfRow {
  employee_id: string;
  policy_id: string;
  ledger: string;
}

/**
 * Ledgers of people up to `until_year`, starting with the rows that closed the last closed year before `year`; the
 * carry-over of those rows sums up everything earlier (see balanceSheet). Both years are those of `YearsAsked`.
 *
 * Closing rows are few and have an index; a window function over all rows would take longer than reading them.
 * Leave types are looked up once, since a join would compute the first month of each row's leave year. Closings
 * are materialized, because Postgres would read them again for each row of a table without statistics.
 */
export const ledgersOf = statement<
  LedgerOfRow,
  { employee_ids: readonly string[]; until_year: number; year: number; month: number }
>(`
  WITH closed AS MATERIALIZED (
    SELECT l.employee_id, l.policy_id, max(l.year) AS year, max(${CLOSING_DATE}) AS closed_on
      FROM leave_ledger l JOIN policies p ON p.workspace_id = $1 AND p.id = l.policy_id
     WHERE l.workspace_id = $1 AND l.employee_id = ANY ($employee_ids::uuid[]) AND ${CLOSES}
       AND l.year < ${yearAsked('$year')}
     GROUP BY l.employee_id, l.policy_id
  )
  SELECT l.employee_id, l.policy_id, ${LEDGER_TEXT} AS ledger
    FROM leave_ledger l LEFT JOIN closed c ON c.employee_id = l.employee_id AND c.policy_id = l.policy_id
   WHERE l.workspace_id = $1 AND l.employee_id = ANY ($employee_ids::uuid[])
     AND (l.year < $until_year::int
       OR l.year = $until_year::int AND l.policy_id <> ALL (${policiesWhere(STARTS_LATER)})
       OR l.policy_id = ANY (${policiesWhere('p.from_overtime')}))
     AND (c.year IS NULL OR l.year > c.year OR l.year = c.year AND l.effective_on >= c.closed_on)
   GROUP BY l.employee_id, l.policy_id`);

/** A contract, a former employment or an agreement of a person, with its dates. */
export interface TermsOfRow {
  employee_id: string;
  kind: 'contract' | 'former' | 'agreement';
  /** Of an agreement, otherwise null. */
  policy_id: string | null;
  from: CivilDate;
  to: CivilDate | null;
  /** The weekly pattern, the first day of service, or the amounts, as JSON text. */
  value: string;
}

/**
 * Ordered by date. One statement, because Postgres takes longer to parse the ids than to read the rows; plain
 * rows, because JSON of them would take twice as long.
 */
export const termsOf = statement<TermsOfRow, { employee_ids: readonly string[] }>(`
  SELECT c.employee_id, 'contract' AS kind, NULL::uuid AS policy_id, c.start_date AS "from", c.end_date AS "to",
         c.pattern::text AS value
    FROM contracts c
   WHERE c.workspace_id = $1 AND c.employee_id = ANY ($employee_ids::uuid[]) AND ${agreed('c')}
   UNION ALL
  SELECT f.employee_id, 'former', NULL, f.start_date, f.last_day,
         to_json(COALESCE(f.seniority_date, f.start_date))::text
    FROM former_employments f WHERE f.workspace_id = $1 AND f.employee_id = ANY ($employee_ids::uuid[])
   UNION ALL
  SELECT e.employee_id, 'agreement', e.policy_id, e.valid_from, NULL,
         json_build_array(e.annual_days::text, e.extra_days::text)::text
    FROM leave_entitlements e WHERE e.workspace_id = $1 AND e.employee_id = ANY ($employee_ids::uuid[])
   ORDER BY "from"`);
