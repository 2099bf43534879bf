/** Sums by key: how reports add up, those of a person from days and entries, those of a team from people. */
import type { Days } from '../../../civil/days.ts';
import type { Zone } from '../../../civil/zones.ts';
import type { Warning } from './breaks.ts';

/** What a row or a whole report comes to. */
export interface Totals {
  readonly worked_seconds: number;
  /** The part of `worked_seconds` that is billable. */
  readonly billable_seconds: number;
  /** 0 in rows by category: what is expected has none. The totals have it. */
  readonly expected_seconds: number;
  readonly absence_days: Days;
  /** Zones of the entries that were counted, by name: where the days of this row begin and end (rule 31). */
  readonly timezones: readonly Zone[];
  /** Rule 37, on any day of this row. */
  readonly warnings: readonly Warning[];
}

export interface ReportRow extends Totals {
  /** `YYYY-MM-DD`, `YYYY-Www`, `YYYY-MM`, or an id (`''` for what has none). */
  readonly key: string;
}

export interface Report {
  readonly totals: Totals;
  /** In order of their keys. */
  readonly rows: ReportRow[];
}

export interface Tally {
  /** Counts in the totals only. */
  total(part: Partial<Totals>): void;
  /** Counts in the row of a key only. */
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

/** True where nothing was worked, expected or missed. */
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
});

function add(sums: Sums, part: Partial<Totals>): void {
  sums.worked_seconds += part.worked_seconds ?? 0;
  sums.billable_seconds += part.billable_seconds ?? 0;
  sums.expected_seconds += part.expected_seconds ?? 0;
  sums.absence_days += part.absence_days ?? 0;
  addNew(sums.timezones, part.timezones);
  addNew(sums.warnings, part.warnings);
}

// arrays of one or two: a Set for each of a year's rows costs more than it saves
function addNew<T>(known: T[], more: readonly T[] = []): void {
  for (const one of more) if (!known.includes(one)) known.push(one);
}

const settled = (sums: Sums): Totals => ({ ...sums, timezones: [...sums.timezones].sort() });
