/** Turns what Postgres sends into what the rules of time read. */
import { addDays, earlier, later, type CivilDate } from '../../../civil/dates.ts';
import { gather } from '../../../db/gathered.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import { grouped } from '../../../lib/grouped.ts';
import type { Holiday, WeekHours, WorkTerms } from '../../../schedule/counting.ts';
import type { Away } from '../../../schedule/expected.ts';
import type { Period } from './period.ts';
import type { ReportEntry } from '../rules/worked.ts';
import {
  holidaysBetween,
  sheetOf,
  ONE_SHEET,
  type HolidayRow,
  type SheetRow,
  type SheetValues,
} from '../store/sheets.ts';

/** A person's time, as far as it may touch a period. */
export interface Sheet {
  /** Patterns end with the employment. */
  terms: WorkTerms;
  /** Of approved absences. */
  absences: Away[];
  /** Closed ones; without those that were only summed up. */
  entries: ReportEntry[];
  /** What was worked in those. */
  summedSeconds: number;
  /** The running clock; `started_at` in ms. */
  running: { started_at: number; zone: string } | null;
}

/**
 * What a sheet of a period is read for. An entry lasts a day at most, and its own zone is less than a day off UTC: those that begin
 * earlier, or later, or have ended by then, do not touch the period. `summed`: of entries that are within the period in any zone, the
 * sum is enough.
 */
export function sheetValues({ from, to }: Period, summed?: Period): SheetValues {
  return {
    from,
    to,
    begun_from: midnight(from, -2),
    begun_until: midnight(to, 2),
    ended_after: midnight(from, -1),
    sum_from: summed ? midnight(summed.from, 1) : null,
    sum_until: summed ? midnight(summed.to, -1) : null,
  };
}

/** In UTC, so many days after a date. */
const midnight = (date: CivilDate, days: number) => `${addDays(date, days)}T00:00Z`;

/** Makes sheets of what was read; `holidays` are those of the period. */
export function sheetMaker(holidays: readonly HolidayRow[]): (row: SheetRow) => Sheet {
  const byCalendar = grouped(holidays, ({ calendar }) => calendar);
  return (row) => sheetFrom(row, byCalendar.get(row.holiday_calendar) ?? []);
}

/** The sheet of one person, who must exist. */
export async function sheetOfPerson(db: Queries, id: string, period: Period): Promise<Sheet> {
  const [read, holidays] = await db.together(
    ask(sheetOf, { id, ...sheetValues(period) }),
    ask(holidaysBetween, { from: period.from, to: period.to }),
  );
  return sheetMaker(holidays)(gather<SheetRow>(ONE_SHEET, read)[0]!);
}

function sheetFrom(row: SheetRow, holidays: readonly Holiday[]): Sheet {
  const [clock] = row.running.map((text) => text.split(' '));
  return {
    terms: { pattern: employedPatterns(row), holidays },
    absences: row.absences.map((text) => {
      const [from, to, fromOvertime] = text.split(' ');
      return { from: Number(from), to: Number(to), fromOvertime: fromOvertime === 't' };
    }),
    ...entriesOf(row.entries),
    running: clock ? { started_at: Number(clock[0]), zone: clock[1]! } : null,
  };
}

/** Those of one zone share its text: cut out of the line, each would be hashed anew when looked up. */
function entriesOf(texts: readonly string[]): Pick<Sheet, 'entries' | 'summedSeconds'> {
  let zone = '';
  let summedSeconds = 0;
  const entries: ReportEntry[] = [];
  for (const line of texts.flatMap((text) => text.split(';'))) {
    const [start, end, pause, billable, itsZone, category] = line.split(' ');
    if (itsZone === undefined) {
      summedSeconds = Number(line);
      continue;
    }
    if (itsZone !== zone) zone = itsZone;
    entries.push({
      started_at: Number(start),
      ended_at: Number(end),
      zone,
      break_minutes: Number(pause),
      billable: billable === '1',
      category_id: category ?? null,
    });
  }
  return { entries, summedSeconds };
}

/** Nothing is expected before the first day and after the last, whatever the contract says. */
const employedPatterns = ({ patterns, start_date, last_day }: SheetRow): WorkTerms['pattern'] =>
  patterns.map((text) => {
    const [begin, end] = text.split(' ', 2) as [string, string];
    const to = end === '-' ? null : end;
    return {
      from: later(begin, start_date),
      to: to === null ? last_day : last_day === null ? to : earlier(to, last_day),
      hours: JSON.parse(text.slice(begin.length + end.length + 2)) as WeekHours,
    };
  });
