/**
 * Meetings as iCalendar (RFC 5545). Times are in UTC: calendars show them in the reader's zone, and the file
 * needs no zone definitions. Attendees are left out, because RFC 5546 forbids them in published calendars.
 */
import { ICalEventStatus } from 'ical-generator';
import { calendarText, oneLine, openCalendar, plain } from '../../../lib/icalendar.ts';
import type { MeetingRow } from '../store/meetings.ts';

/**
 * `UID` is the meeting's id and never changes. `SEQUENCE` and `LAST-MODIFIED` say which of two versions of an
 * event is newer. `name` is the calendar's name, if any; `now` is in milliseconds since 1970.
 */
export function calendarFile(meetings: readonly MeetingRow[], name: string | null, now: number): string {
  const calendar = openCalendar(name, 'Meetings');
  for (const row of meetings)
    calendar.createEvent({
      id: row.id,
      sequence: row.sequence,
      stamp: new Date(now),
      created: new Date(row.created_at),
      lastModified: new Date(row.updated_at),
      start: new Date(row.starts_at),
      end: new Date(row.ends_at),
      summary: plain(row.title),
      description: row.agenda === null ? null : plain(row.agenda),
      location: row.location === null ? null : plain(row.location),
      url: row.url === null ? null : new URL(row.url).href,
      // the library escapes quotation marks with a backslash, which RFC 5545 does not allow in parameters
      organizer: { name: oneLine(row.organizer_name).replaceAll(/[\\"]/g, "'"), email: row.organizer_email },
      status: row.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  return calendarText(calendar);
}
