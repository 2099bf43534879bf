/** Reads a person's overtime account from their time and its entries. */
import type { CivilDate } from '../../../civil/dates.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import { expectedDays } from '../../../schedule/expected.ts';
import { accountMonths, accountSince, countedRows, type AccountMonth } from '../rules/overtimeAccount.ts';
import { timeReport } from '../rules/reports.ts';
import { overtimeRows, type OvertimeRow } from '../store/overtime.ts';
import { firstEntry } from '../store/sheets.ts';
import { sheetOfPerson } from './sheets.ts';

export interface OvertimeAccount {
  since: CivilDate | null;
  balance: number;
  months: AccountMonth[];
  rows: OvertimeRow[];
}

/** The account up to and including a day. */
export async function overtimeAccount(
  db: Queries,
  employee_id: string,
  until: CivilDate,
): Promise<OvertimeAccount> {
  const [all, [first]] = await db.together(
    ask(overtimeRows, { employee_id }),
    ask(firstEntry, { employee_id }),
  );
  const rows = countedRows(all, until);
  const since = accountSince(rows, first?.started_on ?? null);
  const counts = since !== null && since <= until;
  const months = accountMonths(
    counts ? await workedMonths(db, employee_id, since, until) : [],
    rows,
    counts ? since : null,
    until,
  );
  return { since: counts ? since : null, balance: months.at(-1)?.balance_seconds ?? 0, months, rows };
}

async function workedMonths(db: Queries, employeeId: string, from: CivilDate, to: CivilDate) {
  const { entries, terms, absences } = await sheetOfPerson(db, employeeId, { from, to });
  const expected = expectedDays(from, to, terms, absences);
  return timeReport({ from, to, entries, expected, groupBy: 'month', rounding: 'none' }).rows.map(
    ({ key, expected_seconds, worked_seconds }) => ({ month: key, expected_seconds, worked_seconds }),
  );
}
