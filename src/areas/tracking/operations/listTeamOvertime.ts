import type { Answer, Call } from '../../../contract.ts';
import { presentPersonRef } from '../../../people/present.ts';
import { assertPeriod } from '../actions/period.ts';
import { presentOvertime } from '../present/reports.ts';
import { overtimeOf } from '../actions/report.ts';
import { teamReader } from '../actions/team.ts';

export default async function listTeamOvertime(
  call: Call<'listTeamOvertime'>,
): Promise<Answer<'listTeamOvertime'>> {
  const { query } = call;
  assertPeriod(query);
  const team = { period: query, summed: query, employeeId: query.employee_id, employed: true };
  const readPage = teamReader(call, team);
  const { members, page } = await readPage(query);
  const data = members.map(({ person, sheet }) =>
    presentOvertime(presentPersonRef(person), overtimeOf(sheet, query)),
  );
  return { status: 200, data, page };
}
