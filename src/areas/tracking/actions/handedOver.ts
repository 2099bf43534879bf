/** The hours of a month for payroll (rule 225). */
import { later } from '../../../civil/dates.ts';
import type { Queries } from '../../../db/handle.ts';
import type { HandoverMonth, PayrollPart } from '../../../paying/handover.ts';
import { monthsOfSheet } from './overtimeAccount.ts';
import { overtimeOf } from './report.ts';
import { sheetsOfPeople } from './sheets.ts';
import { openedAccounts } from './timekept.ts';

export async function hoursOfMonth(
  db: Queries,
  ids: readonly string[],
  { first, last }: HandoverMonth,
): Promise<Map<string, PayrollPart>> {
  const period = { from: first, to: last };
  const sheets = await sheetsOfPeople(db, ids, period);
  const accounts = await openedAccounts(db, ids, last);
  return new Map(
    accounts.map(({ id, rows, since }) => {
      const sheet = sheets.get(id)!;
      const { worked_seconds = 0, expected_seconds = 0 } = monthsOfSheet(sheet, period)[0] ?? {};
      // people who have not begun to record time have no overtime account (rule 80)
      const overtime =
        since === null || since > last
          ? 0
          : overtimeOf(sheet, { from: later(first, since), to: last }).balance_seconds;
      const paid = rows
        .filter(({ kind, effective_on }) => kind === 'payout' && effective_on >= first)
        .reduce((sum, { seconds }) => sum - seconds, 0);
      const hours = {
        worked: hoursText(worked_seconds),
        expected: hoursText(expected_seconds),
        overtime: hoursText(overtime),
        overtime_paid: hoursText(paid),
      };
      return [id, { hours }];
    }),
  );
}

/** Hours with two decimals, half away from zero; never `-0.00`. */
function hoursText(seconds: number): string {
  const hundredths = Math.round(Math.abs(seconds) / 36);
  return `${seconds < 0 && hundredths > 0 ? '-' : ''}${(hundredths / 100).toFixed(2)}`;
}
