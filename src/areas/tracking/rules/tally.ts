/** Sums by key: a person's report from days and entries, a team's report from people. */
import type { Days } from '../../../civil/days.ts';
import type { Zone } from '../../../civil/zones.ts';
import type { Check, Warning } from './breaks.ts';

export interface Totals {
  readonly worked_seconds: number;
  /** The part of `worked_seconds` that is billable. */
  readonly billable_seconds: number;
  /** Always 0 in rows by category, because nothing is expected per category; the totals have it. */
  readonly expected_seconds: number;
  readonly absence_days: Days;
  /** Zones of the counted entries, sorted: where the days of this row begin and end (rule 31). */
  readonly timezones: readonly Zone[];
  /** Warnings of any day in this row (rule 37). */
  readonly warnings: readonly Warning[];
  /** The part worked from 23 to 6 o'clock. */
  readonly night_seconds: number;
  readonly sunday_seconds: number;
  /** The part worked on whole holidays. */
  readonly holiday_seconds: number;
  /** What the working-time rules object to; only of rows that are days (rule 81). */
  readonly checks: readonly Check[];
}

export interface ReportRow extends Totals {
  /** `YYYY-MM-DD`, `YYYY-Www`, `YYYY-MM`, or an id (`''` for no category or department). */
  readonly key: string;
}

export interface Report {
  readonly totals: Totals;
  /** Sorted by key. */
  readonly rows: ReportRow[];
}

export interface Tally {
  /** Adds to the totals only. */
  total(part: Partial<Totals>): void;
  /** Adds to the row of a key only. */
  row(key: string, part: Partial<Totals>): void;
  report(): Report;
}

interface Sums {
  worked_seconds: number;
  billable_seconds: number;
  expected_seconds: number;
  absence_days: Days;
  timezones: Zone[];
  warnings: Warning[];
  night_seconds: number;
  sunday_seconds: number;
  holiday_seconds: number;
  checks: Check[];
}

export function createTally(): Tally {
  const totals = noSums();
  const rows = new Map<string, Sums>();
  return {
    total: (part) => add(totals, part),
    row(key, part) {
      let row = rows.get(key);
      if (!row) rows.set(key, (row = noSums()));
      add(row, part);
    },
    report: () => ({
      totals: settled(totals),
      rows: [...rows]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, sums]): ReportRow => ({ key, ...settled(sums) })),
    }),
  };
}

/** True if nothing was worked, expected or absent. */
export const isEmpty = (totals: Totals): boolean =>
  totals.worked_seconds === 0 &&
  totals.expected_seconds === 0 &&
  totals.absence_days === 0 &&
  totals.timezones.length === 0;

const noSums = (): Sums => ({
  worked_seconds: 0,
  billable_seconds: 0,
  expected_seconds: 0,
  absence_days: 0,
  timezones: [],
  warnings: [],
  night_seconds: 0,
  sunday_seconds: 0,
  holiday_seconds: 0,
  checks: [],
});

function add(sums: Sums, part: Partial<Totals>): void {
  sums.worked_seconds += part.worked_seconds ?? 0;
  sums.billable_seconds += part.billable_seconds ?? 0;
  sums.expected_seconds += part.expected_seconds ?? 0;
  sums.absence_days += part.absence_days ?? 0;
  addNew(sums.timezones, part.timezones);
  addNew(sums.warnings, part.warnings);
  sums.night_seconds += part.night_seconds ?? 0;
  sums.sunday_seconds += part.sunday_seconds ?? 0;
  sums.holiday_seconds += part.holiday_seconds ?? 0;
  if (part.checks) sums.checks.push(...part.checks);
}

// these arrays have one or two items, so a Set for each row of a year would cost more than it saves
function addNew<T>(known: T[], more: readonly T[] = []): void {
  for (const one of more) if (!known.includes(one)) known.push(one);
}

const settled = (sums: Sums): Totals => ({ ...sums, timezones: [...sums.timezones].sort() });
