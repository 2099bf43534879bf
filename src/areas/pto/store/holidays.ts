import { statement, type NoRow } from '../../../db/statement.ts';
import { holidaysBetweenOf } from '../../../schedule/calendars.ts';

export interface HolidayRow {
  id: string;
  date: string;
  name: string;
  half_day: 'none' | 'am' | 'pm';
  calendar: string;
}

const COLUMNS = 'id, date, name, half_day, calendar';

/** The holidays of a year in one calendar. */
export const holidaysOfYear = statement<HolidayRow, { year: number; calendar: string }>(`
  SELECT ${COLUMNS} FROM holidays
   WHERE workspace_id = $1 AND calendar = $calendar AND date BETWEEN make_date($year, 1, 1) AND make_date($year, 12, 31)
   ORDER BY date`);

/** A person's holidays of a year, by the calendar of each date; without a person those of the default calendar. */
export const ownHolidaysOfYear = statement<HolidayRow, { year: number; employee_id: string | null }>(`
  SELECT ${COLUMNS.replaceAll(/\w+/g, 'h.$&')}
    FROM ${holidaysBetweenOf('$employee_id::uuid', 'make_date($year, 1, 1)', 'make_date($year, 12, 31)')}
   ORDER BY h.date`);

export const insertHoliday = statement<
  HolidayRow,
  { calendar: string; date: string; name: string; half_day: HolidayRow['half_day'] }
>(`
  INSERT INTO holidays (workspace_id, calendar, date, name, half_day) VALUES ($1, $calendar, $date, $name, $half_day)
  RETURNING ${COLUMNS}`);

/** The holiday before a change. Changes of holidays hold `lockCounting`, so no row lock is needed. */
export const holidayById = statement<HolidayRow, { id: string }>(
  `SELECT ${COLUMNS} FROM holidays WHERE workspace_id = $1 AND id = $id`,
);

export const holidayOn = statement<{ id: string }, { calendar: string; date: string }>(
  'SELECT id FROM holidays WHERE workspace_id = $1 AND calendar = $calendar AND date = $date',
);

export const updateHoliday = statement<
  HolidayRow,
  { id: string; calendar: string; date: string; name: string; half_day: HolidayRow['half_day'] }
>(`
  UPDATE holidays SET calendar = $calendar, date = $date, name = $name, half_day = $half_day WHERE workspace_id = $1 AND id = $id
  RETURNING ${COLUMNS}`);

export const deleteHoliday = statement<NoRow, { id: string }>(
  'DELETE FROM holidays WHERE workspace_id = $1 AND id = $id',
);
