import type { Answer, Call } from '../../../contract.ts';
import { audit, changedFields } from '../../../events/audit.ts';
import { notFound } from '../../../problem.ts';
import { dayTaken } from '../actions/holidayDay.ts';
import { presentHolidayRecounted } from '../present/holiday.ts';
import { recountForHoliday } from '../actions/recount.ts';
import { holidayById, updateHoliday } from '../store/holidays.ts';
import { lockCounting } from '../store/requests.ts';

const FIELDS = ['calendar', 'date', 'name', 'half_day'] as const;

/** Renames, moves or halves a holiday; absences over the old day and the new one are counted again (rule 9). */
export default async function adminUpdateHoliday(
  call: Call<'adminUpdateHoliday'>,
): Promise<Answer<'adminUpdateHoliday'>> {
  const { params, body, db } = call;
  await db.one(lockCounting);
  const before = await db.maybe(holidayById, { id: params.holiday_id });
  if (!before) throw notFound();
  const { calendar = before.calendar, date = before.date, half_day = before.half_day } = body;
  const after = await db
    .one(updateHoliday, { id: before.id, calendar, date, name: body.name?.trim() ?? before.name, half_day })
    .catch(async (error: unknown) => {
      throw await dayTaken(error, db.outside, { calendar, date });
    });
  const recounted = await recountForHoliday(call, { before, after });
  audit(call, {
    action: 'updated',
    resource: 'holiday',
    id: after.id,
    changes: { ...changedFields(FIELDS, before, after), absences_recounted: [0, recounted] },
  });
  return { status: 200, data: presentHolidayRecounted(after, recounted) };
}
