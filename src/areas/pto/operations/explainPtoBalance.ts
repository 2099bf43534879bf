import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { ask } from '../../../db/handle.ts';
import { notFound } from '../../../problem.ts';
import { reachableSubject } from '../../../people/subject.ts';
import { accountsOf, askBooks } from '../actions/accounts.ts';
import { presentExplained } from '../present/explained.ts';
import { balanceOf, balanceYears } from '../rules/balance.ts';
import { explain } from '../rules/explain.ts';
import { holder, leaveTypes } from '../store/accounts.ts';

/** How a person's balance of one leave type comes about (rules 12, 65-68). */
export default async function explainPtoBalance({
  query,
  caller,
  workspace,
  db,
  now,
}: Call<'explainPtoBalance'>): Promise<Answer<'explainPtoBalance'>> {
  const employeeId = await reachableSubject(caller, db, query.employee_id, 'team');
  const today = localDate(now, workspace.timezone);
  const [people, types] = await db.together(ask(holder, { id: employeeId }), ask(leaveTypes));
  const asked = types.filter(({ id }) => id === query.policy_id);
  const books = await db.together(...askBooks(people, balanceYears(today, query)));
  const held = (await accountsOf(db, people, asked, books, { today, year: query.year ?? null }))
    .get(employeeId)
    ?.find(({ type }) => type.id === query.policy_id);
  if (!held) throw notFound();
  const { type, account } = held;
  const balance = balanceOf(account, { year: query.year });
  return { status: 200, data: presentExplained(type, explain(account, balance.year), balance) };
}
