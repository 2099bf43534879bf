import type { Answer, Call } from '../../../contract.ts';
import { daysBetween } from '../../../civil/dates.ts';
import { invalid, notFound } from '../../../problem.ts';
import { reachableSubject } from '../../../people/subject.ts';
import { presentCalendar } from '../present/calendar.ts';
import { slotsOf, slotsToRange } from '../../../schedule/slots.ts';
import { MAX_SPAN_DAYS } from '../rules/spans.ts';
import { calendarSheet } from '../store/calendar.ts';

export default async function getPtoCalendar(
  call: Call<'getPtoCalendar'>,
): Promise<Answer<'getPtoCalendar'>> {
  const { query, caller, db } = call;
  const { from, to, employee_id } = query;
  if (daysBetween(from, to) >= MAX_SPAN_DAYS)
    throw invalid({ to: [`At most ${MAX_SPAN_DAYS} days at a time.`] });
  const slots = slotsToRange(slotsOf({ start_date: from, end_date: to }));
  const sheet = await db.maybe(calendarSheet, {
    employee_id: await reachableSubject(caller, db, employee_id, 'team'),
    from,
    to,
    slots,
  });
  if (!sheet) throw notFound();
  return { status: 200, data: presentCalendar(from, to, sheet) };
}
