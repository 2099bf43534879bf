import { statement } from '../../../db/statement.ts';

export interface HolidayRow {
  id: string;
  date: string;
  name: string;
  half_day: 'none' | 'am' | 'pm';
  calendar: string;
}

/** $2 year; $3 calendar, or null for that of the person $4, or `default`. */
export const holidaysOfYear = statement<HolidayRow>(`
  SELECT id, date, name, half_day, calendar FROM holidays
   WHERE workspace_id = $1
     AND calendar = COALESCE($3, (SELECT holiday_calendar FROM users WHERE workspace_id = $1 AND id = $4), 'default')
     AND date BETWEEN make_date($2, 1, 1) AND make_date($2, 12, 31)
   ORDER BY date`);

export const insertHoliday = statement<HolidayRow>(`
  INSERT INTO holidays (workspace_id, calendar, date, name, half_day) VALUES ($1, $2, $3, $4, $5)
  RETURNING id, date, name, half_day, calendar`);
