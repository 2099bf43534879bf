/** Who is paid for a month, and what for. */
import { statement } from '../../../db/statement.ts';
import type { NumberedDraft } from '../rules/payslipDocuments.ts';
import { agreed } from '../../../schedule/agreed.ts';

interface MonthOf {
  first: string;
  last: string;
  employee_ids: readonly string[] | null;
}

/** SQL condition: the contract `c` is agreed, not a contractor's, and has days in the month. */
const IN_MONTH = `
  ${agreed('c')} AND c.type <> 'contractor'
  AND c.start_date <= $last::date AND (c.end_date IS NULL OR c.end_date >= $first::date)`;

/** People who have a contract in the month and are no contractors, by name. */
export const employedIn = statement<
  { employee_id: string; name: string; employee_number: string | null },
  MonthOf
>(`
  SELECT u.id AS employee_id, u.first_name || ' ' || u.last_name AS name, u.employee_number FROM users u
   WHERE u.workspace_id = $1 AND u.deleted_at IS NULL AND ($employee_ids::uuid[] IS NULL OR u.id = ANY ($employee_ids::uuid[]))
     AND EXISTS (SELECT FROM contracts c
                  WHERE c.workspace_id = $1 AND c.employee_id = u.id AND ${IN_MONTH})
   ORDER BY u.last_name, u.first_name, u.id`);

/** Published payslips that end in the month and are in no payment. */
export const unpaidPayslips = statement<{ id: string; employee_id: string; currency: string }, MonthOf>(`
  SELECT p.id, p.employee_id, p.currency FROM payslips p
   WHERE p.workspace_id = $1 AND p.status = 'published' AND p.deleted_at IS NULL
     AND p.period_end BETWEEN $first::date AND $last::date
     AND ($employee_ids::uuid[] IS NULL OR p.employee_id = ANY ($employee_ids::uuid[]))
     AND NOT EXISTS (SELECT FROM payment_causes c WHERE c.workspace_id = $1 AND c.cause_type = 'payslip' AND c.cause_id = p.id
                        AND c.released_at IS NULL)
   ORDER BY p.period_end, p.id`);

/** The ids of people among these. */
export const peopleAmong = statement<{ id: string }, { ids: readonly string[] }>(
  'SELECT id FROM users WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) AND deleted_at IS NULL',
);

/** A person's agreed contracts in the month, the days cut to the month. */
export interface MonthContract {
  from: string;
  to: string;
  salary: string | null;
  currency: string | null;
  pay_period: 'month' | 'week' | 'hour' | null;
}

export const contractsIn = statement<MonthContract, { employee_id: string; first: string; last: string }>(`
  SELECT GREATEST(c.start_date, $first::date) AS "from", LEAST(c.end_date, $last::date) AS "to", c.salary, c.currency,
         c.pay_period
    FROM contracts c
   WHERE c.workspace_id = $1 AND c.employee_id = $employee_id AND ${IN_MONTH}
   ORDER BY c.start_date`);

/** Drafts whose last day is in the month. */
export const draftsOf = statement<{ id: string; employee_id: string }, { first: string; last: string }>(`
  SELECT p.id, p.employee_id FROM payslips p LEFT JOIN users u ON u.workspace_id = $1 AND u.id = p.employee_id
   WHERE p.workspace_id = $1 AND p.status = 'draft' AND p.deleted_at IS NULL AND p.period_end BETWEEN $first::date AND $last::date
   ORDER BY u.last_name, u.first_name, p.id`);

/** Drafts whose last day is in the month, with their people's numbers. */
export const numberedDrafts = statement<NumberedDraft, { first: string; last: string }>(`
  SELECT p.id, p.employee_id, u.employee_number FROM payslips p JOIN users u ON u.workspace_id = $1 AND u.id = p.employee_id
   WHERE p.workspace_id = $1 AND p.status = 'draft' AND p.deleted_at IS NULL AND p.period_end BETWEEN $first::date AND $last::date
   ORDER BY p.id`);

export const payslipsNamed = statement<
  { id: string; employee_id: string; status: string },
  { ids: readonly string[] }
>(`
  SELECT id, employee_id, status FROM payslips
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) AND deleted_at IS NULL`);

/** Payments of a run, as its file lists them. */
export const paymentsOfRun = statement<
  { id: string; employee_id: string; status: string },
  { run_id: string }
>(`
  SELECT id, employee_id, status FROM payments WHERE workspace_id = $1 AND run_id = $run_id ORDER BY id`);

export const personByNumber = statement<{ id: string }, { employee_number: string }>(
  'SELECT id FROM users WHERE workspace_id = $1 AND employee_number = $employee_number AND deleted_at IS NULL',
);
