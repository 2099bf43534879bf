import type { Answer, Call } from '../../../contract.ts';
import { presentPersonRef } from '../../../people/present.ts';
import { assertPeriod } from '../actions/period.ts';
import { asFile, presentReport, reportLines, TEAM_HEADER } from '../present/reports.ts';
import { labelsFor, reportOfMember, sumOf } from '../actions/report.ts';
import { teamMembers } from '../actions/team.ts';

/** One pass over the people: summed up as JSON, line by line as CSV. */
export default async function getTeamTimeReport(
  call: Call<'getTeamTimeReport'>,
): Promise<Answer<'getTeamTimeReport'>> {
  const { query, db, workspace } = call;
  assertPeriod(query);
  const { group_by: groupBy, employee_id: employeeId } = query;
  const labels = await labelsFor(db, groupBy);

  async function* reports() {
    for await (const member of teamMembers(call, { period: query, employeeId })) {
      const report = reportOfMember(member, query, groupBy, labels, workspace);
      if (report) yield { person: member.person, totals: report.totals, rows: report.rows };
    }
  }
  async function* lines() {
    yield TEAM_HEADER;
    for await (const { person, rows } of reports()) yield reportLines(rows, labels, presentPersonRef(person));
  }

  if (query.format === 'csv')
    return { status: 200, content: { type: 'text/csv', bytes: lines() }, headers: asFile(query) };
  const report = await sumOf(reports());
  return { status: 200, data: presentReport(report, labels, query, groupBy, workspace) };
}
