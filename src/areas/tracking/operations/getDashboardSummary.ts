import { addDays } from '../../../civil/dates.ts';
import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import type { Overtime } from '../../../generated/types.ts';
import { treeOf } from '../../../people/tree.ts';
import { presentPersonRef } from '../../../people/present.ts';
import { presenceDay, presenceOf } from '../actions/presences.ts';
import { presentOvertime } from '../present/reports.ts';
import { overtimeOf } from '../actions/report.ts';
import { pendingBelow, pendingOfAll } from '../store/team.ts';
import { wholeTeam } from '../actions/team.ts';

const TOP = 5;

/** Reads the team once, with the month so far. */
export default async function getDashboardSummary(
  call: Call<'getDashboardSummary'>,
): Promise<Answer<'getDashboardSummary'>> {
  const { query, caller, workspace, now } = call;
  const date = presenceDay(query.date, workspace, now);
  const month = { from: `${date.slice(0, 7)}-01`, to: date };
  const soFar = { from: month.from, to: addDays(date, -1) };
  let [present, absent, clockedIn] = [0, 0, 0];
  let top: Overtime[] = [];
  const team = { period: month, summed: soFar, employed: true, active: true };
  const tree = treeOf(caller);
  const pending = tree === undefined ? ask(pendingOfAll) : ask(pendingBelow, { manager_id: tree });
  const { members, beside } = await wholeTeam(call, team, pending);
  for await (const { person, sheet } of members) {
    const { status } = presenceOf(sheet, date, workspace, now);
    if (status === 'working') present += 1;
    if (status === 'absent') absent += 1;
    if (sheet.running) clockedIn += 1;
    const overtime = presentOvertime(presentPersonRef(person), overtimeOf(sheet, soFar));
    if (overtime.balance_seconds > 0)
      top = [...top, overtime].sort((a, b) => b.balance_seconds - a.balance_seconds).slice(0, TOP);
  }
  const { absences, expenses } = beside[0][0]!;
  return {
    status: 200,
    data: {
      date,
      present,
      absent,
      clocked_in: clockedIn,
      pending_absences: absences,
      pending_expenses: expenses,
      overtime_top: top,
    },
  };
}
