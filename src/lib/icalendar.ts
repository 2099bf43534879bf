/** Calendar files (RFC 5545). The library leaves some texts as they are, which this escapes. */
import ical, { ICalCalendarMethod, type ICalCalendar } from 'ical-generator';

/** An empty calendar; `name` is shown by calendar programs, `product` goes into PRODID. */
export const openCalendar = (name: string | null, product: string): ICalCalendar =>
  ical({
    // the library does not escape the name
    name: name === null ? null : oneLine(name).replaceAll(/[\\;,]/g, '\\$&'),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Workforce', product, language: 'EN' },
    // seconds after which a calendar program should read it again
    ttl: 3600,
  });

export const calendarText = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

/**
 * Removes control characters, which iCalendar cannot represent. Line breaks stay; the library escapes them.
 */
export const plain = (text: string): string => text.replaceAll(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '');

export const oneLine = (text: string): string => plain(text).replaceAll(/[\r\n\t]+/g, ' ');
