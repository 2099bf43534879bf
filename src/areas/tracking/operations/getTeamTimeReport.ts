import type { Answer, Call } from '../../../contract.ts';
import { presentPersonRef } from '../../../people/present.ts';
import { invalid } from '../../../problem.ts';
import { assertPeriod } from '../actions/period.ts';
import { asFile, presentReport, reportLines, TEAM_HEADER } from '../present/reports.ts';
import { labelsFor, reportOfMember, sumOf } from '../actions/report.ts';
import { teamMembers, teamReader, type Member } from '../actions/team.ts';

/** Reads the team, or a page of it, once: summed up as JSON, row by row as CSV. */
export default async function getTeamTimeReport(
  call: Call<'getTeamTimeReport'>,
): Promise<Answer<'getTeamTimeReport'>> {
  const { query, db, workspace } = call;
  assertPeriod(query);
  const { group_by: groupBy, employee_id: employeeId, limit, cursor } = query;
  if (limit !== undefined && query.format === 'csv')
    throw invalid({ limit: ['Not with `csv`: a CSV file has everybody.'] });
  if (limit === undefined && cursor !== undefined) throw invalid({ limit: ['Required with `cursor`.'] });
  const boundTo = [query.from, query.to, groupBy].join();
  const team = { period: query, employeeId, boundTo };
  const labels = await labelsFor(db, groupBy);

  async function* reports(members: Iterable<Member> | AsyncIterable<Member>) {
    for await (const member of members) {
      const report = reportOfMember(member, query, groupBy, labels, workspace);
      if (report) yield { person: member.person, totals: report.totals, rows: report.rows };
    }
  }
  async function* lines() {
    yield TEAM_HEADER;
    for await (const { person, rows } of reports(teamMembers(call, team)))
      yield reportLines(rows, labels, presentPersonRef(person));
  }

  if (query.format === 'csv')
    return { status: 200, content: { type: 'text/csv', bytes: lines() }, headers: asFile(query) };
  if (limit === undefined) {
    const report = await sumOf(reports(teamMembers(call, team)));
    return { status: 200, data: presentReport(report, labels, query, groupBy, workspace) };
  }
  const readPage = teamReader(call, team);
  const { members, page } = await readPage({ limit, ordering: 'last_name', cursor });
  const report = await sumOf(reports(members));
  return { status: 200, data: presentReport(report, labels, query, groupBy, workspace), page };
}
