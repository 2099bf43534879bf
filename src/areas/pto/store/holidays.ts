import { statement } from '../../../db/statement.ts';

export interface HolidayRow {
  id: string;
  date: string;
  name: string;
  half_day: 'none' | 'am' | 'pm';
  calendar: string;
}

const COLUMNS = 'id, date, name, half_day, calendar';

/** $2 year; $3 calendar, or null for that of the person $4, or `default`. */
export const holidaysOfYear = statement<HolidayRow>(`
  SELECT ${COLUMNS} FROM holidays
   WHERE workspace_id = $1
     AND calendar = COALESCE($3, (SELECT holiday_calendar FROM users WHERE workspace_id = $1 AND id = $4), 'default')
     AND date BETWEEN make_date($2, 1, 1) AND make_date($2, 12, 31)
   ORDER BY date`);

export const insertHoliday = statement<HolidayRow>(`
  INSERT INTO holidays (workspace_id, calendar, date, name, half_day) VALUES ($1, $2, $3, $4, $5)
  RETURNING ${COLUMNS}`);

/** As it was, for a change: whoever changes holidays is alone (lockCounting). */
export const holidayById = statement<HolidayRow>(
  `SELECT ${COLUMNS} FROM holidays WHERE workspace_id = $1 AND id = $2`,
);

export const holidayOn = statement<{ id: string }>(
  'SELECT id FROM holidays WHERE workspace_id = $1 AND calendar = $2 AND date = $3',
);

export const updateHoliday = statement<HolidayRow>(`
  UPDATE holidays SET calendar = $3, date = $4, name = $5, half_day = $6 WHERE workspace_id = $1 AND id = $2
  RETURNING ${COLUMNS}`);

export const deleteHoliday = statement('DELETE FROM holidays WHERE workspace_id = $1 AND id = $2');
