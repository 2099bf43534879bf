/** What was paid in a year: the statements behind the summaries. */
import { statement } from '../../../db/statement.ts';

export interface SumsRow {
  currency: string;
  gross: string;
  net: string;
  reimbursements: string;
}

interface Year {
  /** ISO timestamps: paid from the one on and before the other. */
  from: string;
  before: string;
}

/**
 * A payment by what it is for: a reversal is of the kind of the payment that it reverses, which is looked up for those few:
 * a join would read the payments of all years. Its gross is that of the payslip that it pays, if it pays one, with the sign
 * of the payment.
 */
const PAID = `
  SELECT p.employee_id, p.paid_at, p.currency, p.amount,
         CASE WHEN p.reverses_id IS NULL THEN p.kind
              ELSE (SELECT o.kind FROM payments o WHERE o.workspace_id = $1 AND o.id = p.reverses_id) END = 'reimbursement' AS reimbursed,
         COALESCE((SELECT sign(p.amount) * sum(s.gross)
                     FROM payment_causes c JOIN payslips s ON s.workspace_id = c.workspace_id AND s.id = c.payslip_id
                    WHERE c.workspace_id = $1 AND c.payment_id = COALESCE(p.reverses_id, p.id)), p.amount) AS gross
    FROM payments p
   WHERE p.workspace_id = $1 AND p.paid_at >= $from::timestamptz AND p.paid_at < $before::timestamptz`;

const SUMS = `
  COALESCE(sum(gross) FILTER (WHERE NOT reimbursed), 0)::numeric(20, 2)::text AS gross,
  COALESCE(sum(amount) FILTER (WHERE NOT reimbursed), 0)::numeric(20, 2)::text AS net,
  COALESCE(sum(amount) FILTER (WHERE reimbursed), 0)::numeric(20, 2)::text AS reimbursements`;

/** A person's, by month and currency; `month` is null in the sums of the whole year. */
export const paidToPerson = statement<
  SumsRow & { month: number | null },
  Year & { employee_id: string; zone: string }
>(`
  SELECT month, currency, ${SUMS}
    FROM (SELECT extract(month FROM paid_at AT TIME ZONE $zone)::int AS month, currency, gross, amount, reimbursed
            FROM (${PAID} AND p.employee_id = $employee_id) p) p
   GROUP BY GROUPING SETS ((month, currency), (currency)) ORDER BY currency, month`);

export interface SummaryRow extends SumsRow {
  key: string | null;
  label: string | null;
  payments: number;
}

const grouped = (key: string, label: string) => `
  SELECT g.key, ${label} AS label, g.currency, g.payments, g.gross, g.net, g.reimbursements
    FROM (SELECT ${key} AS key, p.currency, count(*)::int AS payments, ${SUMS}
            FROM (${PAID}) p LEFT JOIN users u ON u.workspace_id = $1 AND u.id = p.employee_id
           GROUP BY 1, 2) g
   ORDER BY label, g.key, g.currency`;

/** Of everybody. */
export const paidByMonth = statement<SummaryRow, Year & { zone: string }>(
  grouped(`to_char(p.paid_at AT TIME ZONE $zone, 'YYYY-MM')`, 'g.key'),
);
export const paidByDepartment = statement<SummaryRow, Year>(
  grouped(
    'u.department_id::text',
    '(SELECT l.label FROM list_items l WHERE l.workspace_id = $1 AND l.id = g.key::uuid)',
  ),
);
