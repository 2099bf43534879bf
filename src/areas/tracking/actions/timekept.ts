/** The time of many people as leave counts it (rules 70, 79): a few statements, whatever their number. */
import { earlier, type CivilDate } from '../../../civil/dates.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import { grouped } from '../../../lib/grouped.ts';
import type { MonthTime } from '../../../schedule/timekeeping.ts';
import { accountSince, countedRows, type AccountRow } from '../rules/overtimeAccount.ts';
import { overtimeRowsOf } from '../store/overtime.ts';
import { firstEntries } from '../store/sheets.ts';
import { monthsOfSheet } from './overtimeAccount.ts';
import type { Period } from './period.ts';
import { overtimeOf } from './report.ts';
import { sheetsOfPeople } from './sheets.ts';

/** The time of each person, by month. */
export async function monthsOf(
  db: Queries,
  employeeIds: readonly string[],
  period: Period,
): Promise<Map<string, MonthTime[]>> {
  const sheets = await sheetsOfPeople(db, employeeIds, period);
  return new Map([...sheets].map(([id, sheet]) => [id, monthsOfSheet(sheet, period)]));
}

/** An account up to a day: its rows, and the first day whose time counts. */
export interface Opened {
  id: string;
  rows: readonly AccountRow[];
  since: CivilDate | null;
  /** It begins with an opening, before which nothing counts. */
  opening: boolean;
}

/** The overtime account of each person at the end of a day. Postgres sums up the entries. */
export async function overtimeBalances(
  db: Queries,
  employeeIds: readonly string[],
  until: CivilDate,
): Promise<Map<string, number>> {
  const accounts = await openedAccounts(db, employeeIds, until);
  const balances = new Map(
    accounts.map(({ id, rows }) => [id, rows.reduce((sum, one) => sum + one.seconds, 0)]),
  );
  const counting = accounts.filter(({ since }) => since !== null && since <= until);
  // nobody has entries before the first one, so all accounts without an opening share a period
  const together = grouped(counting, ({ opening, since }) => (opening ? since! : ''));
  for (const group of together.values()) {
    const period = { from: group.map(({ since }) => since!).reduce(earlier), to: until };
    const ids = group.map(({ id }) => id);
    const sheets = await sheetsOfPeople(db, ids, period, period);
    for (const { id, since } of group) {
      const { balance_seconds } = overtimeOf(sheets.get(id)!, { from: since!, to: until });
      balances.set(id, balances.get(id)! + balance_seconds);
    }
  }
  return balances;
}

export async function openedAccounts(
  db: Queries,
  employee_ids: readonly string[],
  until: CivilDate,
): Promise<Opened[]> {
  const [all, firsts] = await db.together(
    ask(overtimeRowsOf, { employee_ids }),
    ask(firstEntries, { employee_ids }),
  );
  const rowsOf = grouped(all, ({ employee_id }) => employee_id);
  const firstOf = new Map(firsts.map(({ employee_id, started_on }) => [employee_id, started_on]));
  return employee_ids.map((id) => {
    const rows = countedRows(rowsOf.get(id) ?? [], until);
    const opening = rows.some(({ kind }) => kind === 'opening');
    return { id, rows, since: accountSince(rows, firstOf.get(id) ?? null), opening };
  });
}
