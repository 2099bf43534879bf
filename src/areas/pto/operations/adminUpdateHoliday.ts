import type { Answer, Call } from '../../../contract.ts';
import { audit, changedFields } from '../../../events/audit.ts';
import { merged } from '../../../lib/merged.ts';
import { notFound } from '../../../problem.ts';
import { dayTaken } from '../actions/holidayDay.ts';
import { presentHolidayRecounted } from '../present/holiday.ts';
import { causeOf, recountForHolidays } from '../actions/recount.ts';
import { holidayById, updateHoliday } from '../store/holidays.ts';
import { lockCounting } from '../../../schedule/lockCounting.ts';

const FIELDS = ['calendar', 'date', 'name', 'half_day'] as const;

/**
 * Renames a holiday, moves it or makes it half a day. Absences over the old and new day are recounted (rule
 * 9).
 */
export default async function adminUpdateHoliday(
  call: Call<'adminUpdateHoliday'>,
): Promise<Answer<'adminUpdateHoliday'>> {
  const { params, body, db } = call;
  await db.one(lockCounting);
  const before = await db.maybe(holidayById, { id: params.holiday_id });
  if (!before) throw notFound();
  const wanted = merged(before, { ...body, name: body.name?.trim() });
  const after = await db.one(updateHoliday, wanted).catch(async (error: unknown) => {
    throw await dayTaken(error, db.outside, wanted);
  });
  const recounted = await recountForHolidays(call, {
    before: [before],
    after: [after],
    cause: causeOf(after),
  });
  audit(call, {
    action: 'updated',
    resource: 'holiday',
    id: after.id,
    changes: { ...changedFields(FIELDS, before, after), absences_recounted: [0, recounted] },
  });
  return { status: 200, data: presentHolidayRecounted(after, recounted) };
}
