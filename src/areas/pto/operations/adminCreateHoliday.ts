import type { Answer, Call } from '../../../contract.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import { audit, authorOf } from '../../../events/audit.ts';
import { conflict } from '../../../problem.ts';
import { presentHolidayCreated } from '../present/holiday.ts';
import { recountForHoliday } from '../recount.ts';
import { insertHoliday } from '../store/holidays.ts';
import { lockHolidays } from '../store/requests.ts';

/** Adds a holiday and gives back the days it frees (rule 9). Nobody counts days meanwhile. */
export default async function adminCreateHoliday(
  call: Call<'adminCreateHoliday'>,
): Promise<Answer<'adminCreateHoliday'>> {
  const { body, caller, db, request } = call;
  await db.one(lockHolidays);
  const holiday = await db
    .one(insertHoliday, [body.calendar ?? 'default', body.date, body.name.trim(), body.half_day ?? 'none'])
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'holidays_date_key') throw error;
      throw conflict('duplicate', `The calendar has a holiday on ${body.date} already.`);
    });
  const recounted = await recountForHoliday(call, holiday);
  audit(db, authorOf(caller, request), {
    action: 'created',
    resource: 'holiday',
    id: holiday.id,
    changes: { absences_recounted: [0, recounted] },
  });
  return { status: 201, data: presentHolidayCreated(holiday, recounted) };
}
