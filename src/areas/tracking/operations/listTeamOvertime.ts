import type { Answer, Call } from '../../../contract.ts';
import { presentPersonRef } from '../../../people/present.ts';
import { assertPeriod } from '../actions/period.ts';
import { presentOvertime } from '../present/reports.ts';
import { overtimeOf } from '../actions/report.ts';
import { teamReader } from '../actions/team.ts';

export default async function listTeamOvertime({
  query,
  caller,
  db,
  services,
}: Call<'listTeamOvertime'>): Promise<Answer<'listTeamOvertime'>> {
  assertPeriod(query);
  const team = { caller, period: query, employeeId: query.employee_id, employed: true };
  const pageOf = await teamReader(db, team, services.cursorKey);
  const { members, page } = await pageOf(query);
  const data = members.map(({ person, sheet }) =>
    presentOvertime(presentPersonRef(person), overtimeOf(sheet, query)),
  );
  return { status: 200, data, page };
}
