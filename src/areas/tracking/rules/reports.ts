/** Time reports: what was worked, per date of the entry's own zone, against what was expected. */
import { isoWeek, type CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import { splitAtMidnights, type DayPart, type Zone } from '../../../civil/zones.ts';
import { durationSeconds, workedSeconds } from './entries.ts';
import type { ExpectedDay } from './expected.ts';

export { expectedDays, expectedOn, type ExpectedDay } from './expected.ts';

const QUARTER = 15 * 60;

/** A closed entry as reports read it. */
export interface ReportEntry {
  /** Instants, ms. */
  readonly started_at: number;
  readonly ended_at: number;
  /** The zone stored on the entry. */
  readonly zone: Zone;
  readonly break_minutes: number;
  readonly billable: boolean;
  readonly category_id: string | null;
}

export type Rounding = 'none' | 'quarter_hour';
export type GroupBy = 'day' | 'week' | 'month' | 'category';

export interface ReportRow {
  /** `YYYY-MM-DD`, `YYYY-Www`, `YYYY-MM`, or the category's id (`''` without one). */
  readonly key: string;
  readonly worked_seconds: number;
  readonly billable_seconds: number;
  /** 0 in rows by category: what is expected has none. The totals have it. */
  readonly expected_seconds: number;
  readonly absence_days: Days;
}

/** Rule 32: to the nearest 15 min, half-up: 8:07:29 → 8:00, 8:07:30 → 8:15. For reports only. */
export function roundToQuarter(seconds: number): number {
  return Math.floor((seconds + QUARTER / 2) / QUARTER) * QUARTER;
}

/**
 * The worked seconds of an entry by date (rules 31, 32). The time is cut at the midnights of the entry's zone; the
 * break and the rounding of the whole entry come off, or onto, its longest part first.
 */
export function workedByDate(entry: ReportEntry, rounding: Rounding = 'none'): DayPart[] {
  const parts = splitAtMidnights(entry.started_at, entry.ended_at, entry.zone);
  const worked = workedSeconds(entry.started_at, entry.ended_at, entry.break_minutes);
  const counted = rounding === 'none' ? worked : roundToQuarter(worked);
  return shift(parts, counted - durationSeconds(entry.started_at, entry.ended_at));
}

/** Adds a difference to the longest part (the first of equals); what it cannot give, the next longest gives. */
function shift(parts: readonly DayPart[], difference: number): DayPart[] {
  if (difference === 0) return [...parts];
  const seconds = parts.map((part) => part.seconds);
  const byLength = seconds.map((_, i) => i).sort((a, b) => seconds[b]! - seconds[a]! || a - b);
  for (const i of byLength) {
    const change = Math.max(difference, -seconds[i]!);
    seconds[i]! += change;
    difference -= change;
    if (difference === 0) break;
  }
  return parts
    .map((part, i) => ({ date: part.date, seconds: seconds[i]! }))
    .filter((part) => part.seconds > 0);
}

/**
 * One person's report from `from` to `to`, both included (rules 31, 32, 36): rows in order of their keys and the totals.
 * `expected` comes from `expectedDays` over the same dates. Parts of entries outside the dates are left out.
 */
export function timeReport(input: {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly entries: readonly ReportEntry[];
  readonly expected: readonly ExpectedDay[];
  readonly groupBy: GroupBy;
  readonly rounding?: Rounding;
}): { totals: Omit<ReportRow, 'key'>; rows: ReportRow[] } {
  const rows = new Map<string, Sums>();
  const totals = noSums();
  const rowOf = (key: string) => {
    let row = rows.get(key);
    if (!row) rows.set(key, (row = noSums()));
    return row;
  };
  for (const day of input.expected) {
    const targets =
      input.groupBy === 'category' ? [totals] : [totals, rowOf(dateKey(day.date, input.groupBy))];
    for (const sums of targets) {
      sums.expected_seconds += day.expected_seconds;
      sums.absence_days += day.absence_days;
    }
  }
  for (const entry of input.entries) {
    for (const part of workedByDate(entry, input.rounding)) {
      if (part.date < input.from || part.date > input.to) continue;
      const key =
        input.groupBy === 'category' ? (entry.category_id ?? '') : dateKey(part.date, input.groupBy);
      for (const sums of [totals, rowOf(key)]) {
        sums.worked_seconds += part.seconds;
        if (entry.billable) sums.billable_seconds += part.seconds;
      }
    }
  }
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
  return { totals, rows: sorted.map(([key, sums]): ReportRow => ({ key, ...sums })) };
}

type Sums = { -readonly [K in keyof Omit<ReportRow, 'key'>]: number };

function noSums(): Sums {
  return { worked_seconds: 0, billable_seconds: 0, expected_seconds: 0, absence_days: 0 };
}

/** `2026-10-26` by day, `2026-W44` by week (ISO), `2026-10` by month. */
export function dateKey(date: CivilDate, groupBy: 'day' | 'week' | 'month'): string {
  if (groupBy === 'day') return date;
  return groupBy === 'week' ? isoWeek(date) : date.slice(0, 7);
}

/** Rule 36: worked less expected, from exact times, never from rounded ones. */
export function overtime(
  from: CivilDate,
  to: CivilDate,
  entries: readonly ReportEntry[],
  expected: readonly ExpectedDay[],
): { expected_seconds: number; worked_seconds: number; balance_seconds: number } {
  const { totals } = timeReport({ from, to, entries, expected, groupBy: 'day', rounding: 'none' });
  const { expected_seconds, worked_seconds } = totals;
  return { expected_seconds, worked_seconds, balance_seconds: worked_seconds - expected_seconds };
}

/**
 * Rule 37, for one entry or the entries of a day: `['break']` when more than 6 h were worked with less than 30 min of
 * break, or more than 9 h with less than 45. Gaps of 15 min and more between entries are breaks. Never a refusal.
 */
export function breakWarnings(
  entries: readonly Pick<ReportEntry, 'started_at' | 'ended_at' | 'break_minutes'>[],
): 'break'[] {
  const ordered = [...entries].sort((a, b) => a.started_at - b.started_at);
  let worked = 0;
  let pause = 0;
  let end: number | null = null;
  for (const entry of ordered) {
    worked += workedSeconds(entry.started_at, entry.ended_at, entry.break_minutes);
    pause += entry.break_minutes * 60;
    const gap = end === null ? 0 : durationSeconds(end, entry.started_at);
    if (gap >= QUARTER) pause += gap;
    end = Math.max(end ?? 0, entry.ended_at);
  }
  const needed = worked > 9 * 3600 ? 45 * 60 : worked > 6 * 3600 ? 30 * 60 : 0;
  return pause < needed ? ['break'] : [];
}
