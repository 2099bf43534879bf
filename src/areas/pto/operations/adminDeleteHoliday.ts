import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { notFound } from '../../../problem.ts';
import { causeOf, recountForHolidays } from '../actions/recount.ts';
import { deleteHoliday, holidayById } from '../store/holidays.ts';
import { lockCounting } from '../../../schedule/lockCounting.ts';

/** Removes a holiday; absences over it cost their days again (rule 9). */
export default async function adminDeleteHoliday(
  call: Call<'adminDeleteHoliday'>,
): Promise<Answer<'adminDeleteHoliday'>> {
  const { params, db } = call;
  await db.one(lockCounting);
  const before = await db.maybe(holidayById, { id: params.holiday_id });
  if (!before) throw notFound();
  await db.count(deleteHoliday, { id: before.id });
  const recounted = await recountForHolidays(call, {
    before: [before],
    after: [],
    cause: causeOf(before),
  });
  audit(call, {
    action: 'deleted',
    resource: 'holiday',
    id: before.id,
    changes: { date: [before.date, null], name: [before.name, null], absences_recounted: [0, recounted] },
  });
  return { status: 200, data: {} };
}
