import { addDays } from '../../../civil/dates.ts';
import { calendarText, oneLine, openCalendar } from '../../../lib/icalendar.ts';
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

/** Which halves of the first and last day, or how many hours are off, in words. */
function partOf({ start_date, end_date, start_half, end_half, hours }: AwayRow): string {
  if (hours !== null) return ` (${Number(hours)} h)`;
  if (start_date === end_date) {
    const half = start_half === end_half || end_half === null ? start_half : (start_half ?? end_half);
    if (half === null || (start_half === 'am' && end_half === 'pm')) return '';
    return half === 'am' ? ' (morning)' : ' (afternoon)';
  }
  const parts = [
    ...(start_half === 'pm' ? ['from noon'] : []),
    ...(end_half === 'am' ? ['until noon of the last day'] : []),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
