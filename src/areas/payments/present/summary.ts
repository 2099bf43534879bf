import type { PaidSums, PaymentSummaryRow, PaymentYearSummary } from '../../../generated/types.ts';
import type { SummaryRow, SumsRow } from '../store/summary.ts';

/** A person's year: rows of months, and those of the whole year, whose month is null. */
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

const presentSums = ({ currency, gross, net, reimbursements }: SumsRow): PaidSums => ({
  currency,
  gross,
  net,
  reimbursements,
});

export const presentSummaryRow = (row: SummaryRow): PaymentSummaryRow => ({
  key: row.key,
  label: row.label,
  currency: row.currency,
  payments: row.payments,
  gross: row.gross,
  net: row.net,
  reimbursements: row.reimbursements,
});
