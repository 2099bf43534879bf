import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import type { PolicyRef } from '../../../generated/types.ts';
import { invalid, notFound } from '../../../problem.ts';
import { subjectOf } from '../../../people/subject.ts';
import { accountOf, type StoredVersion } from '../store/account.ts';
import { supplied } from '../actions/supplied.ts';
import { presentBalance } from '../present/balance.ts';
import { balanceOf, balanceYears } from '../rules/balance.ts';
import type { Account } from '../rules/types.ts';
import { balanceSheet } from '../store/balance.ts';

/** A person's balance of each leave type (rules 11-17, 19), from a single statement, and what time tracking adds. */
export default async function getPtoBalance({
  query,
  caller,
  workspace,
  db,
  now,
}: Call<'getPtoBalance'>): Promise<Answer<'getPtoBalance'>> {
  if (query.as_of !== undefined && query.year !== undefined)
    throw invalid({ as_of: ['Ask for a day or for a year, not for both.'] });
  const employeeId = subjectOf(caller, query.employee_id);
  const today = localDate(now, workspace.timezone);
  const sheet = await db.rows(balanceSheet, { employee_id: employeeId, ...balanceYears(today, query) });
  if (sheet.length === 0) throw notFound();

  const held: { employee_id: string; policy_id: string; policy: PolicyRef; account: Account }[] = [];
  for (let at = 0; at < sheet.length && sheet[at]!.policy_id !== null;) {
    const first = sheet[at]!;
    const versions: StoredVersion[] = [];
    for (; at < sheet.length && sheet[at]!.policy_id === first.policy_id; at += 1) {
      versions.push([sheet[at]!.effective_from, sheet[at]!.rules]);
    }
    const policy = { id: first.policy_id!, name: first.policy_name! };
    const account = accountOf({ ...first, versions }, today);
    held.push({ employee_id: employeeId, policy_id: policy.id, policy, account });
  }
  const accounts = await supplied(db, held, query);
  const data = accounts.map(({ policy, account }) => presentBalance(policy, balanceOf(account, query)));
  return { status: 200, data };
}
