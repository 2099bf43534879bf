import type { Answer, Call } from '../../../contract.ts';
import { decidingOf, viewerOf } from '../../../people/deciders.ts';
import { treeOf } from '../../../people/tree.ts';
import { presentTimesheet } from '../present/timesheet.ts';
import { timesheetList } from '../store/timesheets.ts';

export default async function adminListTimesheets(
  call: Call<'adminListTimesheets'>,
): Promise<Answer<'adminListTimesheets'>> {
  const { query, caller, db, workspace } = call;
  const { employee_id, status, from, to, waiting_for } = query;
  const viewer = await viewerOf(db, caller, workspace);
  const { rows, page } = await timesheetList.page(call, {
    below: treeOf(caller),
    employee_id,
    status,
    from,
    to,
    waiting_for: decidingOf(waiting_for, caller),
  });
  return { status: 200, data: rows.map((row) => presentTimesheet(row, viewer)), page };
}
