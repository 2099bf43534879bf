import { statement, type NoRow } from '../../../db/statement.ts';
import type { HolidayCalendar } from '../../../generated/types.ts';
import { DEFAULT_CALENDAR } from '../../../schedule/calendars.ts';
import type { HolidayRow } from './holidays.ts';

/** All calendars with the people who have them today. */
export const calendars = statement<HolidayCalendar>(`
  WITH held AS (
    SELECT calendar, count(*)::int AS holidays, to_json(array_agg(DISTINCT extract(year FROM date)::int ORDER BY extract(year FROM date)::int)) AS years
      FROM holidays WHERE workspace_id = $1 GROUP BY calendar
  ), had AS (
    SELECT holiday_calendar AS calendar, count(*)::int AS people FROM users
     WHERE workspace_id = $1 AND status <> 'deactivated' AND deleted_at IS NULL GROUP BY holiday_calendar
  ), named AS (
    SELECT calendar FROM held UNION SELECT calendar FROM holiday_calendars WHERE workspace_id = $1 UNION SELECT '${DEFAULT_CALENDAR}'
  )
  SELECT calendar, source.country, source.region, COALESCE(held.holidays, 0) AS holidays, COALESCE(held.years, '[]') AS years,
         COALESCE(had.people, 0) AS people
    FROM named
    LEFT JOIN held USING (calendar)
    LEFT JOIN had USING (calendar)
    LEFT JOIN holiday_calendars source USING (calendar)
   WHERE source.workspace_id IS NULL OR source.workspace_id = $1
   ORDER BY calendar`);

/** The holidays of a calendar in these years. */
export const holidaysOfYears = statement<HolidayRow, { calendar: string; years: readonly number[] }>(`
  SELECT id, date, name, half_day, calendar FROM holidays
   WHERE workspace_id = $1 AND calendar = $calendar AND extract(year FROM date)::int = ANY ($years::int[])
   ORDER BY date`);

/** `holidays` is a JSON array of dates, names and halves. */
export const insertHolidays = statement<HolidayRow, { calendar: string; holidays: string }>(`
  INSERT INTO holidays (workspace_id, calendar, date, name, half_day)
  SELECT $1, $calendar, date, name, half_day FROM jsonb_to_recordset($holidays::jsonb) AS one (date date, name text, half_day text)
  RETURNING id, date, name, half_day, calendar`);

/** Notes where a calendar's holidays come from; a later import from elsewhere replaces it. */
export const noteSource = statement<NoRow, { calendar: string; country: string; region: string | null }>(`
  INSERT INTO holiday_calendars (workspace_id, calendar, country, region) VALUES ($1, $calendar, $country, $region)
  ON CONFLICT (workspace_id, calendar) DO UPDATE SET country = excluded.country, region = excluded.region`);
