/**
 * Which holidays a person has (rule 73): those of the calendar in force on each date. A person without a
 * placement has the default calendar.
 */
import type { CivilDate } from '../civil/dates.ts';
import type { Holiday } from './counting.ts';

export const DEFAULT_CALENDAR = 'default';

/** A calendar in force from a date on; `to` is its last day, null: until further notice. */
export interface CalendarVersion {
  readonly from: CivilDate;
  readonly to: CivilDate | null;
  readonly calendar: string;
}

export type CalendarHoliday = Holiday & { readonly calendar: string };

const calendarOn = (versions: readonly CalendarVersion[], date: CivilDate): string =>
  versions.find(({ from, to }) => from <= date && (to === null || date <= to))?.calendar ?? DEFAULT_CALENDAR;

/** Of the holidays of all calendars, those of a person with these calendar versions. */
export const holidaysOf = (
  holidays: readonly CalendarHoliday[],
  versions: readonly CalendarVersion[],
): CalendarHoliday[] => holidays.filter(({ date, calendar }) => calendarOn(versions, date) === calendar);

/** SQL, to follow FROM: the holidays `h` of a person between two dates, by the calendar of each date. */
export const holidaysBetweenOf = (person: string, from: string, to: string): string => `holidays h
    LEFT JOIN placements held ON held.workspace_id = $1 AND held.employee_id = ${person}
          AND h.date BETWEEN held.valid_from AND COALESCE(held.valid_to, 'infinity')
   WHERE h.workspace_id = $1 AND h.date BETWEEN ${from} AND ${to}
     AND h.calendar = COALESCE(held.calendar, '${DEFAULT_CALENDAR}')`;

/** SQL: the calendar of a person on a date. */
export const calendarOnDate = (person: string, date: string): string => `COALESCE(
    (SELECT held.calendar FROM placements held
      WHERE held.workspace_id = $1 AND held.employee_id = ${person}
        AND ${date} BETWEEN held.valid_from AND COALESCE(held.valid_to, 'infinity')), '${DEFAULT_CALENDAR}')`;
