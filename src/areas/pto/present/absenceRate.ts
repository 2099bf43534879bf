import { showDays } from '../../../civil/days.ts';
import type { AbsenceRateRow, AbsenceRateTotals } from '../../../generated/types.ts';
import type { RateGroup, RateSums, Sum } from '../actions/absenceRate.ts';

export const presentTotals = ({ absent, working }: Sum): AbsenceRateTotals => ({
  absence_days: showDays(absent),
  working_days: showDays(working),
  rate: working === 0 ? null : (absent / working).toFixed(4),
});

/** Rows by month, or by label. The working days of a leave type are those of everybody. */
export function presentRows(
  { totals, rows }: RateSums,
  groupBy: RateGroup,
  labels: ReadonlyMap<string, string>,
): AbsenceRateRow[] {
  const shown = [...rows].map(([key, sum]) => ({
    key,
    label: labels.get(key) ?? null,
    ...presentTotals(groupBy === 'policy' ? { ...sum, working: totals.working } : sum),
  }));
  const sortedBy = ({ key, label }: AbsenceRateRow) => label ?? key;
  return shown.sort((a, b) => sortedBy(a).localeCompare(sortedBy(b), 'en'));
}
