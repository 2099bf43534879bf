import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery } from '../../../people/subject.ts';
import { assertPeriod } from '../actions/period.ts';
import { asFile, presentReport, reportLines, ROW_HEADER } from '../present/reports.ts';
import { labelsFor, reportOfSheet } from '../actions/report.ts';
import { sheetOfPerson } from '../actions/sheets.ts';

export default async function getMyTimeReport({
  query,
  caller,
  db,
  workspace,
}: Call<'getMyTimeReport'>): Promise<Answer<'getMyTimeReport'>> {
  assertPeriod(query);
  const person = await subjectInQuery(db, caller, query.employee_id);
  const labels = await labelsFor(db, query.group_by);
  const report = reportOfSheet(await sheetOfPerson(db, person.id, query), query, query.group_by, workspace);
  if (query.format === 'json')
    return { status: 200, data: presentReport(report, labels, query, query.group_by, workspace) };
  const bytes = ROW_HEADER + reportLines(report.rows, labels);
  return { status: 200, content: { type: 'text/csv', bytes }, headers: asFile(query) };
}
