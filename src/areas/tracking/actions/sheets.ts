/** Turns what Postgres sends into what the rules of time read. */
import { addDays, earlier, later } from '../../../civil/dates.ts';
import type { Queries } from '../../../db/handle.ts';
import type { Holiday, WeekHours, WorkTerms } from '../../../schedule/counting.ts';
import type { Slots } from '../../../schedule/slots.ts';
import type { Period } from './period.ts';
import type { ReportEntry } from '../rules/worked.ts';
import { holidaysBetween, sheetOf, type SheetRow, type SheetValues } from '../store/sheets.ts';

/** A person's time, as far as it may touch a period. */
export interface Sheet {
  /** Patterns end with the employment. */
  terms: WorkTerms;
  /** Of approved absences. */
  absences: Slots[];
  /** Closed ones; without those that were only summed up. */
  entries: ReportEntry[];
  /** What was worked in those. */
  summedSeconds: number;
  /** The running clock; `started_at` in ms. */
  running: { started_at: number; zone: string } | null;
}

/**
 * What a sheet of a period is read for. `summed`: of entries that are within the period in any zone, the sum is enough. They
 * begin a day after it does, and two days before its end: an entry lasts a day at most.
 */
export function sheetValues({ from, to }: Period, summed?: Period): SheetValues {
  const values = { from, to, sum_from: null, sum_until: null };
  if (!summed) return values;
  return {
    ...values,
    sum_from: `${addDays(summed.from, 1)}T00:00Z`,
    sum_until: `${addDays(summed.to, -1)}T00:00Z`,
  };
}

/** Makes sheets of a period of what was read; reads its holidays. */
export async function sheetMaker(db: Queries, { from, to }: Period): Promise<(row: SheetRow) => Sheet> {
  const holidays = new Map<string, Holiday[]>();
  for (const { calendar, date, name, half_day } of await db.rows(holidaysBetween, { from, to })) {
    const holiday = { date, name, half_day };
    const others = holidays.get(calendar);
    if (others) others.push(holiday);
    else holidays.set(calendar, [holiday]);
  }
  return (row) => sheetFrom(row, holidays.get(row.holiday_calendar) ?? []);
}

/** The sheet of one person, who must exist. */
export async function sheetOfPerson(db: Queries, id: string, period: Period): Promise<Sheet> {
  const make = await sheetMaker(db, period);
  return make(await db.one(sheetOf, { id, ...sheetValues(period) }));
}

const sheetFrom = (row: SheetRow, holidays: readonly Holiday[]): Sheet => ({
  terms: { pattern: employedPatterns(row), holidays },
  absences: split(row.absences).map((text) => {
    const [from, to] = text.split(' ');
    return { from: Number(from), to: Number(to) };
  }),
  entries: entriesOf(row.entries),
  summedSeconds: row.summed_seconds ?? 0,
  running:
    row.running_since === null
      ? null
      : { started_at: Date.parse(row.running_since), zone: row.running_zone! },
});

const split = (text: string | null): string[] => (text === null ? [] : text.split(';'));

/** Entries from their `ENTRY_TEXT`. Those of one zone share its text: cut out of the line, each would be hashed anew when looked up. */
function entriesOf(text: string | null): ReportEntry[] {
  let zone = '';
  return split(text).map((line) => {
    const [start, end, pause, billable, itsZone, category] = line.split(' ');
    if (itsZone !== zone) zone = itsZone!;
    return {
      started_at: Number(start),
      ended_at: Number(end),
      zone,
      break_minutes: Number(pause),
      billable: billable === '1',
      category_id: category ?? null,
    };
  });
}

/** Nothing is expected before the first day and after the last, whatever the contract says. */
const employedPatterns = ({ patterns, start_date, last_day }: SheetRow): WorkTerms['pattern'] =>
  split(patterns).map((text) => {
    const [begin, end] = text.split(' ', 2) as [string, string];
    const to = end === '-' ? null : end;
    return {
      from: later(begin, start_date),
      to: to === null ? last_day : last_day === null ? to : earlier(to, last_day),
      hours: JSON.parse(text.slice(begin.length + end.length + 2)) as WeekHours,
    };
  });
