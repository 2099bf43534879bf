/** Adds to accounts what their leave types count besides the ledger: time, overtime, sickness (rules 70, 71, 79). */
import { addDays, earlier, type CivilDate } from '../../../civil/dates.ts';
import { mulDiv, ONE_DAY, type Days } from '../../../civil/days.ts';
import type { Queries } from '../../../db/handle.ts';
import { timekeeping } from '../../../generated/timekeeping.ts';
import { grouped } from '../../../lib/grouped.ts';
import { balanceDay, type BalanceQuery } from '../rules/balance.ts';
import { openSince } from '../rules/books.ts';
import { earnsByHours } from '../rules/hoursEarned.ts';
import { keepsWhenSick } from '../rules/lapses.ts';
import { rulesOn, type Account, type KeptTime } from '../rules/types.ts';
import { sicknessFor } from './sickness.ts';

interface Held {
  employee_id: string;
  policy_id: string;
  account: Account;
}

/**
 * The accounts, in their order; nothing is read for leave types that count nothing else. `query` is that of the
 * balance to be computed. A few statements in all, whatever the number of people.
 */
export async function supplied<One extends Held>(
  db: Queries,
  held: readonly One[],
  query: BalanceQuery = {},
): Promise<One[]> {
  const times = new Map<One, KeptTime>([
    ...(await hoursOf(
      db,
      held.filter(({ account }) => earnsByHours(account.policy)),
    )),
    ...(await overtimeOf(
      db,
      held.filter(({ account }) => account.policy.fromOvertime),
      query,
    )),
  ]);
  const sicknesses = new Map(
    await sicknessFor(
      db,
      held.filter(({ account }) => keepsWhenSick(account.policy)),
    ),
  );
  if (times.size + sicknesses.size === 0) return [...held];
  return held.map((one) => {
    const [time, sickness] = [times.get(one), sicknesses.get(one)];
    return { ...one, account: { ...one.account, ...(time && { time }), ...(sickness && { sickness }) } };
  });
}

/** The same for one account. */
export const suppliedAccount = async (
  db: Queries,
  { employee_id, policy_id }: { employee_id: string; policy_id: string | null },
  account: Account,
  query?: BalanceQuery,
): Promise<Account> =>
  (await supplied(db, [{ employee_id, policy_id: policy_id!, account }], query))[0]!.account;

/** The months since the first leave year that is not closed. */
async function hoursOf<One extends Held>(db: Queries, held: readonly One[]): Promise<[One, KeptTime][]> {
  if (held.length === 0) return [];
  const until = held[0]!.account.today;
  const from = openSince(held.map(({ account }) => account));
  const ids = [...new Set(held.map(({ employee_id }) => employee_id))];
  const months = await timekeeping[0]?.months(db, ids, { from, to: until });
  return held.map((one) => [one, { until, months: months?.get(one.employee_id) ?? [] }]);
}

/** The overtime accounts until the day before today, or until an earlier day that is asked for. */
async function overtimeOf<One extends Held>(
  db: Queries,
  held: readonly One[],
  query: BalanceQuery,
): Promise<[One, KeptTime][]> {
  const times: [One, KeptTime][] = [];
  for (const [until, group] of grouped(held, ({ account }) => lastKnown(account, query))) {
    const ids = [...new Set(group.map(({ employee_id }) => employee_id))];
    const seconds = await timekeeping[0]?.overtime(db, ids, until);
    for (const one of group)
      times.push([one, { until, overtime: inUnit(seconds?.get(one.employee_id) ?? 0, one.account) }]);
  }
  return times;
}

const lastKnown = ({ policy, today }: Account, query: BalanceQuery): CivilDate =>
  earlier(addDays(today, -1), balanceDay(policy, today, query).as_of);

/** Overtime in the unit of the leave type: a day has the average hours of the person's week, else eight. */
function inUnit(seconds: number, { policy, employment, today }: Account): Days {
  const hours = mulDiv(seconds, ONE_DAY, 3600);
  if (rulesOn(policy, today).unit === 'hour') return hours;
  const week = employment.contracts?.findLast(({ from }) => from <= today)?.week;
  return week && week.hour > 0 ? mulDiv(hours, week.day, week.hour) : mulDiv(hours, 1, 8);
}
