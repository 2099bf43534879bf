/** Parses the rows of Postgres into the input of the time rules. */
import { addDays, earlier, later, type CivilDate } from '../../../civil/dates.ts';
import { gather } from '../../../db/gathered.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import { holidaysOf, type CalendarHoliday, type CalendarVersion } from '../../../schedule/calendars.ts';
import type { Holiday, WeekHours, WorkTerms } from '../../../schedule/counting.ts';
import { holidaysBetween } from '../../../schedule/holidays.ts';
import type { Away } from '../../../schedule/expected.ts';
import type { WorkingTimeRules } from '../../../generated/types.ts';
import type { Period } from './period.ts';
import type { ReportEntry } from '../rules/worked.ts';
import {
  sheetOf,
  sheetsOf,
  ONE_SHEET,
  SOME_SHEETS,
  type SheetRow,
  type SheetValues,
} from '../store/sheets.ts';

export interface Sheet {
  /** Patterns end with the employment. */
  terms: WorkTerms;
  /** Approved absences. */
  absences: Away[];
  /** Closed entries, without those that Postgres summed up. */
  entries: ReportEntry[];
  /** Worked seconds of the entries that Postgres summed up. */
  summedSeconds: number;
  /** The working-time rules of the person's workplace; null: the workspace's. */
  rules: WorkingTimeRules | null;
  /** The running clock; `started_at` in milliseconds. */
  running: { started_at: number; zone: string } | null;
}

/**
 * Parameters of the sheet queries for a period. An entry lasts at most a day and its zone is less than a day
 * off UTC, so only entries near the period can touch it. `summed` is a period of which only the total is
 * needed: Postgres adds up the entries that are inside it in any zone.
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

/** Midnight UTC, `days` after a date. */
const midnight = (date: CivilDate, days: number) => `${addDays(date, days)}T00:00Z`;

/** Makes sheets from rows; `holidays` are those of the period, in all calendars. */
export function sheetMaker(holidays: readonly CalendarHoliday[]): (row: SheetRow) => Sheet {
  // most people have the default calendar: they share one array
  const shared = holidaysOf(holidays, []);
  return (row) =>
    sheetFrom(row, row.calendars.length === 0 ? shared : holidaysOf(holidays, row.calendars.map(versionOf)));
}

function versionOf(text: string): CalendarVersion {
  const [from, to, calendar] = text.split(' ') as [string, string, string];
  return { from, to: to === '-' ? null : to, calendar };
}

/** The sheet of a person who is known to exist. */
export async function sheetOfPerson(db: Queries, id: string, period: Period): Promise<Sheet> {
  const [read, holidays] = await db.together(
    ask(sheetOf, { id, ...sheetValues(period) }),
    ask(holidaysBetween, { from: period.from, to: period.to }),
  );
  return sheetMaker(holidays)(gather<SheetRow>(ONE_SHEET, read)[0]!);
}

/** The sheets of many people, by id; `summed` as in `sheetValues`. */
export async function sheetsOfPeople(
  db: Queries,
  ids: readonly string[],
  period: Period,
  summed?: Period,
): Promise<Map<string, Sheet>> {
  const [read, holidays] = await db.together(
    ask(sheetsOf, { ids, ...sheetValues(period, summed) }),
    ask(holidaysBetween, { from: period.from, to: period.to }),
  );
  const make = sheetMaker(holidays);
  return new Map(gather<SheetRow>(SOME_SHEETS, read).map((row) => [row.id, make(row)]));
}

function sheetFrom(row: SheetRow, holidays: readonly Holiday[]): Sheet {
  const [clock] = row.running.map((text) => text.split(' '));
  return {
    terms: { pattern: employedPatterns(row), holidays },
    absences: row.absences.map((text) => {
      const [from, to, fromOvertime, hours] = text.split(' ');
      const away = { from: Number(from), to: Number(to), fromOvertime: fromOvertime === 't' };
      return hours === undefined ? away : { ...away, hours: Number(hours) };
    }),
    ...entriesOf(row.entries),
    rules: (row.rules[0] ?? null) as WorkingTimeRules | null,
    running: clock ? { started_at: Number(clock[0]), zone: clock[1]! } : null,
  };
}

/** Entries of one zone share one string: slices of the lines would be hashed anew at every zone lookup. */
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

/** Nothing is expected outside of an employment, whatever the contract says (rule 63). */
function employedPatterns({ patterns, employments, start_date, last_day }: SheetRow): WorkTerms['pattern'] {
  const former = employments.map((text) => text.split(' ') as [string, string]);
  return patterns.flatMap((text) => {
    const [begin, end] = text.split(' ', 2) as [string, string];
    const to = end === '-' ? null : end;
    const hours = JSON.parse(text.slice(begin.length + end.length + 2)) as WeekHours;
    const latest = {
      from: later(begin, start_date),
      to: to === null ? last_day : last_day === null ? to : earlier(to, last_day),
      hours,
    };
    if (former.length === 0) return [latest];
    const inFormer = former.map(([first, last]) => ({
      from: later(begin, first),
      to: to === null ? last : earlier(to, last),
      hours,
    }));
    return [...inFormer, latest].filter((one) => one.to === null || one.from <= one.to);
  });
}
