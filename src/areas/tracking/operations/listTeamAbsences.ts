import type { Answer, Call } from '../../../contract.ts';
import { atLeast } from '../../../auth/caller.ts';
import { treeOf } from '../../../people/tree.ts';
import { assertPeriod } from '../actions/period.ts';
import { presentTeamAbsence } from '../present/reports.ts';
import { teamAbsenceList } from '../store/team.ts';

/** Maximum days of a calendar. */
const LONGEST = 92;

export default async function listTeamAbsences(
  call: Call<'listTeamAbsences'>,
): Promise<Answer<'listTeamAbsences'>> {
  const { query, caller } = call;
  assertPeriod(query, LONGEST);
  const leads = atLeast(caller.role, 'manager');
  const mayDecide = leads && caller.kind === 'user';
  const { from, to, department_id } = query;
  const filters = {
    below: leads ? treeOf(caller) : undefined,
    beside: leads ? undefined : caller.userId!,
    decided: mayDecide ? undefined : true,
    // nobody decides on a request of their own (rule 22)
    not_of: mayDecide ? caller.userId! : undefined,
    department_id,
    from,
    to,
  };
  const { rows, page } = await teamAbsenceList.page(call, filters);
  return { status: 200, data: rows.map((row) => presentTeamAbsence(row, leads)), page };
}
