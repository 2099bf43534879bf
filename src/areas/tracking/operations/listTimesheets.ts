import type { Answer, Call } from '../../../contract.ts';
import { viewerOf } from '../../../people/deciders.ts';
import { subjectIn } from '../../../people/subject.ts';
import { presentTimesheet } from '../present/timesheet.ts';
import { ownTimesheets } from '../store/timesheets.ts';

export default async function listTimesheets(
  call: Call<'listTimesheets'>,
): Promise<Answer<'listTimesheets'>> {
  const { query, caller, db, workspace } = call;
  const { status, from, to } = query;
  const own = await subjectIn(call);
  const viewer = await viewerOf(db, caller, workspace);
  const { rows, page } = await ownTimesheets.page(call, { own, status, from, to });
  return { status: 200, data: rows.map((row) => presentTimesheet(row, viewer)), page };
}
