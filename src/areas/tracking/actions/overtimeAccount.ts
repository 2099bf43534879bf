/** Reads a person's overtime account from their time and its entries. */
import type { CivilDate } from '../../../civil/dates.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import { expectedDays } from '../../../schedule/expected.ts';
import type { MonthTime } from '../../../schedule/timekeeping.ts';
import { accountMonths, accountSince, countedRows, type AccountMonth } from '../rules/overtimeAccount.ts';
import { timeReport } from '../rules/reports.ts';
import { shownOvertimeOf, type ShownOvertimeRow } from '../store/overtime.ts';
import { firstEntries } from '../store/sheets.ts';
import type { Period } from './period.ts';
import { sheetOfPerson, type Sheet } from './sheets.ts';

export interface OvertimeAccount {
  since: CivilDate | null;
  balance: number;
  months: AccountMonth[];
  rows: ShownOvertimeRow[];
}

/** The account up to and including a day. */
export async function overtimeAccount(
  db: Queries,
  employee_id: string,
  until: CivilDate,
): Promise<OvertimeAccount> {
  const [all, [first]] = await db.together(
    ask(shownOvertimeOf, { employee_id }),
    ask(firstEntries, { employee_ids: [employee_id] }),
  );
  const rows = countedRows(all, until);
  const since = accountSince(rows, first?.started_on ?? null);
  const counts = since !== null && since <= until;
  const period = { from: since ?? until, to: until };
  const months = accountMonths(
    counts ? monthsOfSheet(await sheetOfPerson(db, employee_id, period), period) : [],
    rows,
    counts ? since : null,
    until,
  );
  return { since: counts ? since : null, balance: months.at(-1)?.balance_seconds ?? 0, months, rows };
}

/** Worked and expected time of the days of a sheet, by month. */
export function monthsOfSheet({ entries, terms, absences }: Sheet, { from, to }: Period): MonthTime[] {
  const expected = expectedDays(from, to, terms, absences);
  return timeReport({ from, to, entries, expected, groupBy: 'month', rounding: 'none' }).rows.map(
    ({ key, expected_seconds, worked_seconds }) => ({ month: key, expected_seconds, worked_seconds }),
  );
}
