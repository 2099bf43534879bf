/**
 * Meetings as iCalendar (RFC 5545). Times are in UTC, which every calendar shows in the zone of its reader and which needs no
 * definition of zones in the file. People who are invited are left out: RFC 5546 wants none in what is merely published.
 */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MeetingRow } from '../store/meetings.ts';

/**
 * The calendar of these meetings. `UID` is the meeting's id and never changes; `SEQUENCE` and `LAST-MODIFIED` say which of two
 * versions of an event is the newer one. `name`: of the calendar, where it has one; `now` in milliseconds since 1970.
 */
export function calendarFile(meetings: readonly MeetingRow[], name: string | null, now: number): string {
  const calendar = ical({
    // the library writes the name as it is
    name: name === null ? null : oneLine(name).replaceAll(/[\\;,]/g, '\\$&'),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Workforce', product: 'Meetings', language: 'EN' },
    // seconds after which a calendar program should look again
    ttl: 3600,
  });
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
      // a quotation mark would end the parameter: the library puts a backslash before it, which RFC 5545 does not know there
      organizer: { name: oneLine(row.organizer_name).replaceAll(/[\\"]/g, "'"), email: row.organizer_email },
      status: row.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  return `${calendar.toString()}\r\n`;
}

/** Without control characters, which iCalendar has no way to write; ends of lines stay, and the library writes them. */
const plain = (text: string): string => text.replaceAll(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '');

const oneLine = (text: string): string => plain(text).replaceAll(/[\r\n\t]+/g, ' ');
