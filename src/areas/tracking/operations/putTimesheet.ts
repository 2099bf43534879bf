import type { Answer, Call } from '../../../contract.ts';
import { textOfPatch } from '../../../lib/texts.ts';
import { viewerOf } from '../../../people/deciders.ts';
import { subjectOf } from '../../../people/subject.ts';
import { saveSheet } from '../actions/timesheets.ts';
import { presentTimesheet } from '../present/timesheet.ts';

export default async function putTimesheet(call: Call<'putTimesheet'>): Promise<Answer<'putTimesheet'>> {
  const { params, body, caller, db, workspace, ifMatch } = call;
  const row = await saveSheet(call, {
    employeeId: subjectOf(caller, body.employee_id),
    period_start: params.period_start,
    status: body.status,
    note: textOfPatch(body.note),
    ifMatch,
  });
  const viewer = await viewerOf(db, caller, workspace);
  return { status: 200, data: presentTimesheet(row, viewer), version: row.version };
}
