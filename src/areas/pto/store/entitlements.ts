/** Amounts of leave agreed with one person. */
import { defineList } from '../../../db/list.ts';
import { statement } from '../../../db/statement.ts';
import type { Unit } from '../../../schedule/span.ts';
import { EXCEPTION_COLUMNS, exceptionJoin, type ExceptionColumns } from '../../../people/exceptions.ts';
import { namedColumnsAs, type NamedAs } from '../../../people/named.ts';

export interface EntitlementRow extends NamedAs<'employee'>, ExceptionColumns {
  id: string;
  policy_id: string;
  policy_name: string;
  unit: Unit;
  leave_year_start: string;
  valid_from: string;
  annual_days: string | null;
  extra_days: string;
  reason: string | null;
  created_at: string;
}

const COLUMNS = `
  e.id, e.employee_id, ${namedColumnsAs('u', 'employee')}, e.policy_id, p.name AS policy_name, p.unit, p.leave_year_start,
  e.valid_from, e.annual_days, e.extra_days, e.reason, e.created_at,${EXCEPTION_COLUMNS}`;
const JOINS = `
  JOIN users u ON u.workspace_id = e.workspace_id AND u.id = e.employee_id
  JOIN policies p ON p.workspace_id = e.workspace_id AND p.id = e.policy_id${exceptionJoin('e.id')}`;

export const entitlementList = defineList<
  EntitlementRow,
  { employee_id: readonly string[]; policy_id: readonly string[] }
>({
  name: 'entitlements',
  columns: COLUMNS,
  from: `leave_entitlements e ${JOINS}`,
  where: 'e.workspace_id = $1',
  id: 'e.id',
  orders: {
    valid_from: { sql: 'e.valid_from', type: 'date' },
    created_at: { sql: 'e.created_at', type: 'timestamptz' },
  },
  filters: {
    employee_id: 'e.employee_id = ANY ($employee_id::uuid[])',
    policy_id: 'e.policy_id = ANY ($policy_id::uuid[])',
  },
});

interface Agreed {
  employee_id: string;
  policy_id: string;
  valid_from: string;
}

export const insertEntitlement = statement<
  EntitlementRow,
  Agreed & { annual_days: string | null; extra_days: string; reason: string }
>(`
  WITH e AS (
    INSERT INTO leave_entitlements (workspace_id, employee_id, policy_id, valid_from, annual_days, extra_days, reason)
    VALUES ($1, $employee_id, $policy_id, $valid_from, $annual_days, $extra_days, $reason)
    RETURNING *
  )
  SELECT ${COLUMNS} FROM e ${JOINS}`);

export const entitlementOn = statement<{ id: string }, Agreed>(`
  SELECT id FROM leave_entitlements
   WHERE workspace_id = $1 AND employee_id = $employee_id AND policy_id = $policy_id AND valid_from = $valid_from`);

export const entitlementById = statement<EntitlementRow, { id: string }>(`
  SELECT ${COLUMNS} FROM leave_entitlements e ${JOINS} WHERE e.workspace_id = $1 AND e.id = $id`);

export const deleteEntitlement = statement<{ id: string }, { id: string }>(
  'DELETE FROM leave_entitlements WHERE workspace_id = $1 AND id = $id RETURNING id',
);
