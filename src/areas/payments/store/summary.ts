import { statement } from '../../../db/statement.ts';

export interface SumsRow {
  currency: string;
  gross: string;
  net: string;
  reimbursements: string;
  salaries: SalarySumsRow;
  invoices: InvoiceSumsRow;
}

/**
 * Sums of salaries, bonuses and other payments. `gross` and `deductions` are null if a payment has no
 * payslip, or there are no payments.
 */
export interface SalarySumsRow {
  gross: string | null;
  known_gross: string;
  deductions: string | null;
  net: string;
  without_payslip: number;
}

export interface InvoiceSumsRow {
  net: string;
  tax: string;
  total: string;
}

interface Year {
  /** ISO timestamps. `before` is exclusive. */
  from: string;
  before: string;
}

/** SQL: a reversal takes back what its payment paid. */
const SIGN = 'CASE WHEN p.reverses_id IS NULL THEN 1 ELSE -1 END';

/**
 * Completed payments of a year, with the kind of the payment that a reversal reverses and the sums of its
 * payslip or invoice, which a reversal takes back. Both are subqueries, because a join would
 * read the payments of all years.
 */
const PAID = `
  SELECT p.employee_id, p.paid_at, p.currency, p.amount,
         CASE WHEN p.reverses_id IS NULL THEN p.kind
              ELSE (SELECT o.kind FROM payments o WHERE o.workspace_id = $1 AND o.id = p.reverses_id) END AS kind,
         ${SIGN} * cause.gross AS gross, ${SIGN} * cause.deductions AS deductions,
         ${SIGN} * cause.net AS invoice_net, ${SIGN} * cause.tax AS invoice_tax
    FROM payments p
    LEFT JOIN LATERAL (
      SELECT s.gross - s.paid_gross - s.carried_gross AS gross,
             s.deductions - s.paid_deductions - (s.carried_gross - s.carried) AS deductions,
             CASE i.kind WHEN 'credit_note' THEN -i.net ELSE i.net END - i.prior_net AS net,
             CASE i.kind WHEN 'credit_note' THEN -i.tax ELSE i.tax END - i.prior_tax AS tax
        FROM payment_causes c
        LEFT JOIN payslips s ON s.workspace_id = $1 AND s.id = c.payslip_id
        LEFT JOIN invoices i ON i.workspace_id = $1 AND i.id = c.invoice_id
       WHERE c.workspace_id = $1 AND c.payment_id = COALESCE(p.reverses_id, p.id) AND c.cause_type <> 'expense_claim'
       LIMIT 1) cause ON true
   WHERE p.workspace_id = $1 AND p.paid_at >= $from::timestamptz AND p.paid_at < $before::timestamptz`;

const SALARY = `FILTER (WHERE kind IN ('salary', 'bonus', 'other'))`;
const INVOICE = `FILTER (WHERE kind = 'invoice')`;
/** SQL: a sum as text, in JSON as well, where a number would lose precision. */
const shownSum = (sum: string) => `(${sum})::numeric(20, 2)::text`;
const sumOf = (column: string, filter: string) => shownSum(`COALESCE(sum(${column}) ${filter}, 0)`);
const sumIfKnown = (column: string) =>
  `CASE WHEN count(*) ${SALARY} = count(${column}) ${SALARY} THEN ${shownSum(`sum(${column}) ${SALARY}`)} END`;

const SUMS = `
  ${sumOf('COALESCE(gross, amount)', `FILTER (WHERE kind <> 'reimbursement')`)} AS gross,
  ${sumOf('amount', `FILTER (WHERE kind <> 'reimbursement')`)} AS net,
  ${sumOf('amount', `FILTER (WHERE kind = 'reimbursement')`)} AS reimbursements,
  json_build_object(
    'gross', ${sumIfKnown('gross')}, 'known_gross', ${sumOf('gross', SALARY)},
    'deductions', ${sumIfKnown('deductions')}, 'net', ${sumOf('amount', SALARY)},
    'without_payslip', count(*) ${SALARY} - count(gross) ${SALARY}) AS salaries,
  json_build_object(
    'net', ${sumOf('invoice_net', INVOICE)}, 'tax', ${sumOf('invoice_tax', INVOICE)}, 'total', ${sumOf('amount', INVOICE)}) AS invoices`;

/** What a person was paid, by month and currency. `month` is null in the sums of the whole year. */
export const paidToPerson = statement<
  SumsRow & { month: number | null },
  Year & { employee_id: string; zone: string }
>(`
  SELECT month, currency, ${SUMS}
    FROM (SELECT extract(month FROM paid_at AT TIME ZONE $zone)::int AS month, currency, kind, amount, gross,
                 deductions, invoice_net, invoice_tax
            FROM (${PAID} AND p.employee_id = $employee_id) p) p
   GROUP BY GROUPING SETS ((month, currency), (currency)) ORDER BY currency, month`);

export interface SummaryRow extends SumsRow {
  key: string | null;
  label: string | null;
  payments: number;
}

const grouped = (key: string, label: string) => `
  SELECT g.key, ${label} AS label, g.currency, g.payments, g.gross, g.net, g.reimbursements, g.salaries, g.invoices
    FROM (SELECT ${key} AS key, p.currency, count(*)::int AS payments, ${SUMS}
            FROM (${PAID}) p LEFT JOIN users u ON u.workspace_id = $1 AND u.id = p.employee_id
           GROUP BY 1, 2) g
   ORDER BY label, g.key, g.currency`;

export const paidByMonth = statement<SummaryRow, Year & { zone: string }>(
  grouped(`to_char(p.paid_at AT TIME ZONE $zone, 'YYYY-MM')`, 'g.key'),
);
export const paidByDepartment = statement<SummaryRow, Year>(
  grouped(
    'u.department_id::text',
    '(SELECT l.label FROM list_items l WHERE l.workspace_id = $1 AND l.id = g.key::uuid)',
  ),
);
