import { statement, type NoRow } from '../../../db/statement.ts';

export interface HolidayRow {
  id: string;
  date: string;
  name: string;
  half_day: 'none' | 'am' | 'pm';
  calendar: string;
}

const COLUMNS = 'id, date, name, half_day, calendar';

/** `calendar` null: the person's calendar, or `default`. */
export const holidaysOfYear = statement<
  HolidayRow,
  { year: number; calendar: string | null; employee_id: string | null }
>(`
  SELECT ${COLUMNS} FROM holidays
   WHERE workspace_id = $1
     AND calendar = COALESCE($calendar, (SELECT holiday_calendar FROM users WHERE workspace_id = $1 AND id = $employee_id), 'default')
     AND date BETWEEN make_date($year, 1, 1) AND make_date($year, 12, 31)
   ORDER BY date`);

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
