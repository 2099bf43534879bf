import type {
  InvoiceSums,
  PaidSums,
  PaymentSummaryRow,
  PaymentYearSummary,
  SalarySums,
} from '../../../generated/types.ts';
import type { InvoiceSumsRow, SalarySumsRow, SummaryRow, SumsRow } from '../store/summary.ts';

/** A person's year. Rows with a null month are the sums of the whole year. */
export function presentYear(
  year: number,
  rows: readonly (SumsRow & { month: number | null })[],
): PaymentYearSummary {
  const sumsOf = (month: number | null) => rows.filter((row) => row.month === month).map(presentSums);
  return {
    year,
    totals: sumsOf(null),
    months: Array.from({ length: 12 }, (_, index) => ({ month: index + 1, totals: sumsOf(index + 1) })),
  };
}

const presentSums = ({ currency, gross, net, reimbursements, salaries, invoices }: SumsRow): PaidSums => ({
  currency,
  gross,
  net,
  reimbursements,
  salaries: presentSalaries(salaries),
  invoices: presentInvoices(invoices),
});

export const presentSummaryRow = (row: SummaryRow): PaymentSummaryRow => ({
  key: row.key,
  label: row.label,
  currency: row.currency,
  payments: row.payments,
  gross: row.gross,
  net: row.net,
  reimbursements: row.reimbursements,
  salaries: presentSalaries(row.salaries),
  invoices: presentInvoices(row.invoices),
});

const presentSalaries = (row: SalarySumsRow): SalarySums => ({
  gross: row.gross,
  known_gross: row.known_gross,
  deductions: row.deductions,
  net: row.net,
  without_payslip: row.without_payslip,
});

const presentInvoices = ({ net, tax, total }: InvoiceSumsRow): InvoiceSums => ({ net, tax, total });
