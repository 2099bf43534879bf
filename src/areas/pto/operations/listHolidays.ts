import type { Answer, Call } from '../../../contract.ts';
import { yearOf } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import { presentHoliday } from '../present/holiday.ts';
import { holidaysOfYear, ownHolidaysOfYear } from '../store/holidays.ts';

export default async function listHolidays({
  query,
  caller,
  workspace,
  db,
  now,
}: Call<'listHolidays'>): Promise<Answer<'listHolidays'>> {
  const year = query.year ?? yearOf(localDate(now, workspace.timezone));
  const rows =
    query.calendar === undefined
      ? await db.rows(ownHolidaysOfYear, { year, employee_id: caller.userId })
      : await db.rows(holidaysOfYear, { year, calendar: query.calendar });
  return { status: 200, data: rows.map(presentHoliday) };
}
