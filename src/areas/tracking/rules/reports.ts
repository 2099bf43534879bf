/** Time reports: worked against expected time, by date in each entry's own zone. */
import { weekOf, type CivilDate, type Weekday } from '../../../civil/dates.ts';
import type { Holiday } from '../../../schedule/counting.ts';
import type { WorkingTimeRules } from '../../../generated/types.ts';
import { checksOfDate, checksOfShift, dateOfShift, isSunday, shiftsOf, type Warning } from './breaks.ts';
import type { ExpectedDay } from '../../../schedule/expected.ts';
import { createTally, type Report } from './tally.ts';
import { nightSeconds, workedByDate, type ReportEntry, type Rounding } from './worked.ts';

/** `person`: a single row with the key `''`. */
export type GroupBy = 'day' | 'week' | 'month' | 'category' | 'person';

/**
 * One person's report for the days `from` to `to`, inclusive (rules 31, 32, 36, 37): rows sorted by key, and
 * totals. `expected` is the result of `expectedDays` for the same days. Parts of entries outside these days
 * are ignored. A warning belongs to the day on which the shift began.
 */
export function timeReport(input: {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly entries: readonly ReportEntry[];
  readonly expected: readonly ExpectedDay[];
  readonly groupBy: GroupBy;
  readonly rounding?: Rounding;
  /** First weekday of a week; Monday by default. */
  readonly weekStart?: Weekday;
  /** What is checked (rule 81). */
  readonly rules?: WorkingTimeRules;
  /** Of the same days. */
  readonly holidays?: readonly Holiday[];
}): Report {
  const { from, to, groupBy, weekStart = 0, rules = 'breaks' } = input;
  const holidays = new Set(
    input.holidays?.filter(({ half_day }) => half_day === 'none').map(({ date }) => date),
  );
  const tally = createTally();
  const keyOf = (date: CivilDate, entry: ReportEntry) =>
    groupBy === 'category' ? (entry.category_id ?? '') : dateKey(date, groupBy, weekStart);

  for (const day of input.expected) {
    tally.total(day);
    if (groupBy !== 'category') tally.row(dateKey(day.date, groupBy, weekStart), day);
  }
  const workedOn = new Map<CivilDate, number>();
  for (const entry of input.entries) {
    for (const { date, seconds } of workedByDate(entry, input.rounding)) {
      if (date < from || date > to) continue;
      const part = {
        worked_seconds: seconds,
        billable_seconds: entry.billable ? seconds : 0,
        timezones: [entry.zone],
        night_seconds: Math.min(seconds, nightSeconds(entry, date)),
        sunday_seconds: isSunday(date) ? seconds : 0,
        holiday_seconds: holidays.has(date) ? seconds : 0,
      };
      if (groupBy === 'day') workedOn.set(date, (workedOn.get(date) ?? 0) + seconds);
      tally.total(part);
      tally.row(keyOf(date, entry), part);
    }
  }
  const shifts = rules === 'none' ? [] : shiftsOf(input.entries);
  for (const [index, shift] of shifts.entries()) {
    const date = dateOfShift(shift);
    if (date < from || date > to) continue;
    const checks = checksOfShift(shift, shifts[index - 1], rules);
    if (groupBy === 'day' && checks.length > 0) tally.row(date, { checks });
    if (!checks.some(({ code }) => code === 'break')) continue;
    tally.total({ warnings: BREAK });
    for (const entry of shift.entries) tally.row(keyOf(date, entry), { warnings: BREAK });
  }
  for (const [date, seconds] of workedOn)
    tally.row(date, { checks: checksOfDate(date, seconds, holidays.has(date), rules) });
  return tally.report();
}

const BREAK: readonly Warning[] = ['break'];

/** `2026-10-26` by day, `2026-W44` by week, `2026-10` by month, `''` for a person. */
function dateKey(date: CivilDate, groupBy: Exclude<GroupBy, 'category'>, weekStart: Weekday): string {
  switch (groupBy) {
    case 'day':
      return date;
    case 'week':
      return weekOf(date, weekStart);
    case 'month':
      return date.slice(0, 7);
    case 'person':
      return '';
  }
}

export interface Overtime {
  readonly expected_seconds: number;
  readonly worked_seconds: number;
  /** Worked minus expected; negative if time is owed. */
  readonly balance_seconds: number;
}

/** Rule 36: worked minus expected, always from exact times. */
export function overtime(
  from: CivilDate,
  to: CivilDate,
  entries: readonly ReportEntry[],
  expected: readonly ExpectedDay[],
): Overtime {
  const expected_seconds = expected.reduce((sum, day) => sum + day.expected_seconds, 0);
  let worked_seconds = 0;
  for (const entry of entries)
    for (const { date, seconds } of workedByDate(entry))
      if (from <= date && date <= to) worked_seconds += seconds;
  return { expected_seconds, worked_seconds, balance_seconds: worked_seconds - expected_seconds };
}
