/** Turns what Postgres sends into what the rules of time read. */
import { earlier, later } from '../../../civil/dates.ts';
import type { Queries } from '../../../db/handle.ts';
import type { Holiday, WorkTerms } from '../../../schedule/counting.ts';
import type { Slots } from '../../../schedule/slots.ts';
import type { Period } from './period.ts';
import type { ReportEntry } from '../rules/worked.ts';
import { holidaysBetween, sheetsOf, type SheetRow } from '../store/sheets.ts';

/** A person's time, as far as it may touch a period. */
export interface Sheet {
  /** Patterns end with the employment. */
  terms: WorkTerms;
  /** Of approved absences. */
  absences: Slots[];
  /** Closed ones. */
  entries: ReportEntry[];
  /** The running clock; `started_at` in ms. */
  running: { started_at: number; zone: string } | null;
}

/** Reads sheets of a period, of as many people at a time as asked for; reads holidays only once. */
export async function sheetReader(
  db: Queries,
  { from, to }: Period,
): Promise<(ids: readonly string[]) => Promise<Map<string, Sheet>>> {
  const holidays = new Map<string, Holiday[]>();
  for (const { calendar, date, name, half_day } of await db.rows(holidaysBetween, { from, to })) {
    const holiday = { date, name, half_day };
    const others = holidays.get(calendar);
    if (others) others.push(holiday);
    else holidays.set(calendar, [holiday]);
  }
  return async (ids) => {
    const rows = await db.rows(sheetsOf, { ids, from, to });
    return new Map(rows.map((row) => [row.id, sheetOf(row, holidays.get(row.holiday_calendar) ?? [])]));
  };
}

/** The sheet of one person, who must exist. */
export async function sheetOfPerson(db: Queries, id: string, period: Period): Promise<Sheet> {
  const read = await sheetReader(db, period);
  return (await read([id])).get(id)!;
}

const sheetOf = (row: SheetRow, holidays: readonly Holiday[]): Sheet => ({
  terms: { pattern: employedPatterns(row), holidays },
  absences: split(row.absences).map((text) => {
    const [from, to] = text.split(' ');
    return { from: Number(from), to: Number(to) };
  }),
  entries: split(row.entries).map(entryOf),
  running: row.running && { started_at: Date.parse(row.running.started_at), zone: row.running.timezone },
});

const split = (text: string | null): string[] => (text === null ? [] : text.split(';'));

/** One entry from its line in `ENTRY_TEXT`. */
function entryOf(text: string): ReportEntry {
  const [start, end, pause, billable, zone, category] = text.split(' ');
  return {
    started_at: Number(start),
    ended_at: Number(end),
    zone: zone!,
    break_minutes: Number(pause),
    billable: billable === '1',
    category_id: category ?? null,
  };
}

/** Nothing is expected before the first day and after the last, whatever the contract says. */
const employedPatterns = ({ patterns, start_date, last_day }: SheetRow): WorkTerms['pattern'] =>
  patterns.map(({ from, to, hours }) => ({
    from: later(from, start_date),
    to: to === null ? last_day : last_day === null ? to : earlier(to, last_day),
    hours,
  }));
