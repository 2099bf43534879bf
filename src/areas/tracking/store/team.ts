/** Absences and pending decisions of a team. */
import { defineList } from '../../../db/list.ts';
import { statement } from '../../../db/statement.ts';
import { belowManager } from '../../../people/tree.ts';
import type { Half } from '../../../schedule/span.ts';
import { namedColumnsAs, type NamedAs } from '../../../people/named.ts';

/** An absence as the calendar shows it. */
export interface TeamAbsenceRow extends NamedAs<'employee'> {
  id: string;
  policy_id: string;
  policy_name: string;
  start_date: string;
  end_date: string;
  start_half: Half | null;
  end_half: Half | null;
  status: 'approved' | 'requested';
}

export const teamAbsenceList = defineList<
  TeamAbsenceRow,
  {
    below: string;
    beside: string;
    decided: boolean;
    not_of: string;
    department_id: readonly string[];
    from: string;
    to: string;
  }
>({
  name: 'team_absences',
  columns: `a.id, a.employee_id, ${namedColumnsAs('u', 'employee')},
    a.policy_id, p.name AS policy_name, a.start_date, a.end_date, a.start_half, a.end_half, a.status`,
  from: `absences a
    LEFT JOIN users u ON u.workspace_id = a.workspace_id AND u.id = a.employee_id
    LEFT JOIN policies p ON p.workspace_id = a.workspace_id AND p.id = a.policy_id`,
  where: `a.workspace_id = $1 AND a.status IN ('approved', 'requested') AND a.deleted_at IS NULL`,
  id: 'a.id',
  orders: { start_date: { sql: 'a.start_date', type: 'date' } },
  filters: {
    below: belowManager('a.employee_id', '$below'),
    decided: "(a.status = 'approved') = $decided",
    not_of: "(a.status = 'approved' OR a.employee_id <> $not_of)",
    // the person and those with the same manager
    beside: `a.employee_id IN (SELECT o.id FROM users o WHERE o.workspace_id = $1
               AND (o.id = $beside OR o.manager_id = (SELECT me.manager_id FROM users me WHERE me.workspace_id = $1 AND me.id = $beside)))`,
    department_id: 'u.department_id = ANY ($department_id::uuid[])',
    // no absence is longer than 366 days, so the index range ends there
    from: 'a.end_date >= $from::date AND a.start_date >= $from::date - 366',
    to: 'a.start_date <= $to::date',
  },
});

/** Records that await a decision: requests for time off and expense claims. */
export interface Pending {
  absences: number;
  expenses: number;
}

const pendingOf = (whose: (person: string) => string) => `
  SELECT (SELECT count(*)::int FROM absences a
           WHERE a.workspace_id = $1 AND a.status = 'requested' AND a.deleted_at IS NULL${whose('a.employee_id')}) AS absences,
         (SELECT count(*)::int FROM expense_claims c
           WHERE c.workspace_id = $1 AND c.status = 'submitted'${whose('c.employee_id')}) AS expenses`;

export const pendingOfAll = statement<Pending>(pendingOf(() => ''));

export const pendingBelow = statement<Pending, { manager_id: string }>(
  pendingOf((person) => ` AND ${belowManager(person, '$manager_id')}`),
);
