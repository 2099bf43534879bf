import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { ask } from '../../../db/handle.ts';
import { accountsOf, askBooks, mayUse } from '../actions/accounts.ts';
import { presentBalance } from '../present/balance.ts';
import { balanceOf, balanceYears } from '../rules/balance.ts';
import { holderList, leaveTypes } from '../store/accounts.ts';
import { refOf } from '../../../people/named.ts';

/**
 * Balances of everybody, or of the people below a manager. Four statements in two round trips, whatever the
 * number of people.
 */
export default async function adminListBalances(
  call: Call<'adminListBalances'>,
): Promise<Answer<'adminListBalances'>> {
  const { query, caller, workspace, db, now } = call;
  const { employee_id, policy_id, as_of } = query;
  const filters = { below: caller.role === 'admin' ? undefined : caller.userId!, employee_id };
  const today = localDate(now, workspace.timezone);
  const asked = as_of === undefined ? {} : { as_of };
  const { rows: people, page } = await holderList.page(call, filters);
  const [types, ...books] = await db.together(
    ask(leaveTypes),
    ...askBooks(people, balanceYears(today, asked)),
  );
  const wanted = types.filter(
    ({ id, archived }) => !archived && (policy_id === undefined || policy_id.includes(id)),
  );
  const accounts = await accountsOf(db, people, wanted, books, { today, ...asked });
  return {
    status: 200,
    data: people.map((person) => ({
      employee: refOf(person),
      balances: accounts
        .get(person.id)!
        .filter(({ type }) => mayUse(person, type))
        .map(({ type, account }) => presentBalance(type, balanceOf(account, asked))),
    })),
    page,
  };
}
