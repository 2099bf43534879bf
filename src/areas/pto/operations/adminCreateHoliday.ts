import type { Answer, Call } from '../../../contract.ts';
import { announceHoliday } from '../announce.ts';
import { dayTaken } from '../actions/holidayDay.ts';
import { presentHolidayRecounted } from '../present/holiday.ts';
import { causeOf, recountForHolidays } from '../actions/recount.ts';
import { insertHoliday } from '../store/holidays.ts';
import { lockCounting } from '../../../schedule/lockCounting.ts';

/**
 * Adds a holiday and gives back the days it frees (rule 9), under the lock that excludes all counting of
 * days.
 */
export default async function adminCreateHoliday(
  call: Call<'adminCreateHoliday'>,
): Promise<Answer<'adminCreateHoliday'>> {
  const { body, db } = call;
  const { date, calendar = 'default', half_day = 'none' } = body;
  await db.one(lockCounting);
  const holiday = await db
    .one(insertHoliday, { calendar, date, name: body.name.trim(), half_day })
    .catch(async (error: unknown) => {
      throw await dayTaken(error, db.outside, { calendar, date });
    });
  const recounted = await recountForHolidays(call, { before: [], after: [holiday], cause: causeOf(holiday) });
  announceHoliday(call, holiday.id, recounted);
  return { status: 201, data: presentHolidayRecounted(holiday, recounted) };
}
