import type { CivilDate } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Writing } from '../../../events/writing.ts';
import type { RemainingLeave } from '../../../people/leaving.ts';
import { balanceOf, balanceYears } from '../rules/balance.ts';
import { holder, leaveTypes } from '../store/accounts.ts';
import { accountsOf, askBooks } from './accounts.ts';

/** The paid leave that a person has left on a day, except none and unlimited leave. */
export async function remainingLeave(
  { db, workspace, now }: Pick<Writing, 'db' | 'workspace' | 'now'>,
  employeeId: string,
  as_of: CivilDate,
): Promise<RemainingLeave[]> {
  const today = localDate(now, workspace.timezone);
  const person = await db.one(holder, { id: employeeId });
  const types = await db.rows(leaveTypes);
  const books = await db.together(...askBooks([person], balanceYears(today, { as_of })));
  const held = await accountsOf(db, [person], types, books, { today, as_of });
  return held
    .get(person.id)!
    .filter(({ type }) => type.paid)
    .map(({ type, account }) => ({ type, balance: balanceOf(account, { as_of }) }))
    .filter(({ balance }) => !balance.unlimited && balance.available !== 0)
    .map(({ type, balance }) => ({
      policy: { id: type.id, name: type.name },
      unit: balance.unit,
      available: balance.available,
    }));
}
