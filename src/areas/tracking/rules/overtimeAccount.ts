/** Overtime accounts (rule 80). All amounts are in seconds; months are `YYYY-MM`. */
import { addDays, earlier, lastOfMonth, monthsAfter, parts, type CivilDate } from '../../../civil/dates.ts';
import type { MonthTime } from '../../../schedule/timekeeping.ts';

export type OvertimeKind = 'opening' | 'payout' | 'adjust' | 'cap' | 'expire';

export interface AccountRow {
  readonly kind: OvertimeKind;
  readonly seconds: number;
  readonly effective_on: CivilDate;
}

export interface AccountMonth extends MonthTime {
  /** The sum of the rows of the month. */
  readonly rows_seconds: number;
  readonly balance_seconds: number;
}

const monthOf = (date: CivilDate): string => date.slice(0, 7);
const nextMonth = (month: string): string => monthOf(monthsAfter(`${month}-01`, 1));

/** The first day that counts: that of the opening, else of the first time entry; null without either. */
export const accountSince = (rows: readonly AccountRow[], firstEntry: CivilDate | null): CivilDate | null =>
  rows.find(({ kind }) => kind === 'opening')?.effective_on ?? firstEntry;

/** The rows that count by a day: an opening replaces everything before it. */
export function countedRows<Row extends AccountRow>(rows: readonly Row[], until: CivilDate): Row[] {
  const opening = rows.find(({ kind }) => kind === 'opening');
  return rows.filter(
    ({ effective_on }) => effective_on <= until && (!opening || effective_on >= opening.effective_on),
  );
}

/** The account month by month, from the first day or row that counts until a day. */
export function accountMonths(
  worked: readonly MonthTime[],
  rows: readonly AccountRow[],
  since: CivilDate | null,
  until: CivilDate,
): AccountMonth[] {
  const starts = [...(since === null ? [] : [since]), ...rows.map(({ effective_on }) => effective_on)];
  if (starts.length === 0) return [];
  const byMonth = new Map(worked.map((one) => [one.month, one]));
  const months: AccountMonth[] = [];
  let balance = 0;
  for (let month = monthOf(starts.reduce(earlier)); month <= monthOf(until); month = nextMonth(month)) {
    const { expected_seconds = 0, worked_seconds = 0 } = byMonth.get(month) ?? {};
    const rows_seconds = rows
      .filter(({ effective_on }) => monthOf(effective_on) === month)
      .reduce((sum, { seconds }) => sum + seconds, 0);
    balance += worked_seconds - expected_seconds + rows_seconds;
    months.push({ month, expected_seconds, worked_seconds, rows_seconds, balance_seconds: balance });
  }
  return months;
}

/** What the end of a month takes from an account; both are 0 or more. */
export interface Settlement {
  readonly cap: number;
  readonly expire: number;
}

export interface SettlementRules {
  readonly capHours: number | null;
  readonly expiresMonths: number | null;
}

/**
 * The end of `month`, settled on the 5th after it: what is above the cap goes; so does what was there
 * `expiresMonths` earlier and has not been used since. A month uses what it lowers the balance by.
 */
export function settlementOf(
  months: readonly AccountMonth[],
  month: string,
  { capHours, expiresMonths }: SettlementRules,
): Settlement {
  const at = (name: string) => months.find((one) => one.month === name)?.balance_seconds ?? 0;
  const balance = at(month);
  const cap = capHours === null ? 0 : Math.max(0, balance - capHours * 3600);
  if (expiresMonths === null) return { cap, expire: 0 };
  const from = monthOf(monthsAfter(`${month}-01`, -expiresMonths));
  let left = Math.max(0, at(from));
  for (const one of months) {
    if (one.month <= from || one.month > month) continue;
    left -= Math.max(0, one.expected_seconds - one.worked_seconds - one.rows_seconds);
  }
  return { cap, expire: Math.max(0, Math.min(left, balance) - cap) };
}

/** The month that is due on a day: the one before it, from the 5th on; null before. */
export function dueMonth(today: CivilDate): { month: string; lastDay: CivilDate; on: CivilDate } | null {
  if (parts(today).day < 5) return null;
  const month = monthOf(monthsAfter(`${monthOf(today)}-01`, -1));
  const lastDay = lastOfMonth(`${month}-01`);
  return { month, lastDay, on: addDays(lastDay, 5) };
}
