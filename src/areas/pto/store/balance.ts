import { statement } from '../../../db/statement.ts';
import type { YearsAsked } from '../rules/leaveYears.ts';
import {
  CLOSES,
  CONTRACTS,
  EMPLOYMENT,
  ENTITLEMENTS_JSON,
  LEDGER_TEXT,
  OPENED,
  isAsked,
  yearAsked,
  type EmploymentColumns,
  type StoredContract,
  type StoredEntitlement,
} from './account.ts';

/**
 * A version of a leave type with the person's ledger of it; `policy_id` is null if the person may use no
 * leave type.
 */
export interface BalanceSheetRow extends EmploymentColumns {
  opened: string;
  contracts: StoredContract[] | null;
  leave_year_start: string;
  from_overtime: boolean;
  contracts_from: number | null;
  entitlements: StoredEntitlement[] | null;
  policy_id: string | null;
  policy_name: string | null;
  effective_from: string;
  rules: string;
  ledger: string | null;
}

/** SQL condition: the person `u` may use the leave type `p` now. */
export const USABLE = `p.archived_at IS NULL AND (p.applies_to = '{}' OR u.user_type_id = ANY (p.applies_to))`;

/**
 * Everything that a person's balances depend on, in one round trip. Returns no row for an unknown person.
 *
 * Reads ledger rows of leave years up to the requested one (all, for time off in lieu), starting with the last closed year before it: its
 * closing rows say what was carried over, so earlier rows are not needed (rules/books.ts).
 */
export const balanceSheet = statement<BalanceSheetRow, { employee_id: string } & YearsAsked>(`
  -- computed once, not for each version of a leave type
  WITH ledger AS MATERIALIZED (
    SELECT l.policy_id, ${LEDGER_TEXT} FILTER (WHERE l.year >= l.closed_year) AS rows
      FROM (SELECT l.policy_id, l.kind, l.days, l.effective_on, l.year, l.absence_id, l.lapses_on,
                   COALESCE(max(l.year) FILTER (WHERE ${CLOSES} AND l.year < ${yearAsked('$year')})
                            OVER (PARTITION BY l.policy_id), 0) AS closed_year
              FROM leave_ledger l JOIN policies p ON p.workspace_id = $1 AND p.id = l.policy_id
             WHERE l.workspace_id = $1 AND l.employee_id = $employee_id AND ${isAsked('$year')}) l
     GROUP BY l.policy_id
  ), agreed AS MATERIALIZED (
    SELECT e.policy_id, ${ENTITLEMENTS_JSON} AS entitlements
      FROM leave_entitlements e WHERE e.workspace_id = $1 AND e.employee_id = $employee_id
     GROUP BY e.policy_id
  )
  SELECT ${OPENED} AS opened, ${EMPLOYMENT}, ${CONTRACTS},
         p.leave_year_start, p.from_overtime, p.contracts_from, agreed.entitlements, p.id AS policy_id, p.name AS policy_name,
         v.effective_from, v.rules::text AS rules, ledger.rows AS ledger
    FROM users u
    LEFT JOIN policies p ON p.workspace_id = $1 AND ${USABLE}
    LEFT JOIN policy_versions v ON v.workspace_id = $1 AND v.policy_id = p.id
    LEFT JOIN ledger ON ledger.policy_id = p.id
    LEFT JOIN agreed ON agreed.policy_id = p.id
   WHERE u.workspace_id = $1 AND u.id = $employee_id AND u.deleted_at IS NULL
   ORDER BY p.position, p.name, p.id, v.effective_from`);
