import { statement } from '../db/statement.ts';
import type { CalendarHoliday } from './calendars.ts';

/** Holidays of all calendars in a period. */
export const holidaysBetween = statement<CalendarHoliday, { from: string; to: string }>(`
  SELECT calendar, date, name, half_day FROM holidays WHERE workspace_id = $1 AND date BETWEEN $from::date AND $to::date`);
