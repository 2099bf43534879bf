import { addDays } from '../../../civil/dates.ts';
import { calendarText, oneLine, openCalendar } from '../../../lib/icalendar.ts';
import { slotsOf } from '../../../schedule/slots.ts';
import type { AwayRow } from '../store/feeds.ts';

/** Who is away, as whole days; `now` is in milliseconds since 1970. The leave type is left out: it may be health data. */
export function awayCalendar(rows: readonly AwayRow[], name: string, now: number): string {
  const calendar = openCalendar(name, 'Absences');
  for (const row of rows)
    calendar.createEvent({
      id: row.id,
      sequence: row.version,
      stamp: new Date(now),
      created: new Date(row.created_at),
      lastModified: new Date(row.updated_at),
      allDay: true,
      start: new Date(`${row.start_date}T00:00:00Z`),
      // the end is exclusive
      end: new Date(`${addDays(row.end_date, 1)}T00:00:00Z`),
      summary: `${oneLine(row.employee_name)}: away${partOf(row)}`,
    });
  return calendarText(calendar);
}

/** Which part of the days is off, in words; empty for whole days. */
function partOf(row: AwayRow): string {
  if (row.hours_off !== null) return ` (${Number(row.hours_off)} h)`;
  const { from, to } = slotsOf(row);
  const [fromNoon, untilNoon] = [from % 2 !== 0, to % 2 !== 0];
  if (row.start_date === row.end_date) return fromNoon ? ' (afternoon)' : untilNoon ? ' (morning)' : '';
  const parts = [...(fromNoon ? ['from noon'] : []), ...(untilNoon ? ['until noon of the last day'] : [])];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
