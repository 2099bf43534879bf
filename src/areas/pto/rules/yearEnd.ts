/**
 * Ledger rows that become due over time: accruals, expired carry-over and the year end (rules 13, 14, 15).
 * All functions return differences to the posted rows, so that repeating them after posting gives nothing.
 */
import { isOverBy } from './counted.ts';
import { addDays, earlier, type CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import { accrualsToPost } from './accrual.ts';
import {
  carryOf,
  firstYear,
  forfeited,
  isClosed,
  isClosing,
  openBooks,
  remainder,
  type Book,
} from './books.ts';
import { closingDate, lastDayOf, leaveYearOf, type LeaveCalendar } from './leaveYears.ts';
import type { Account, LedgerKind, LedgerRow } from './types.ts';

/** The effect of the year end for one person and policy. Amounts are totals, even if a run adds no rows. */
export interface YearEnd {
  /** Carried into the next year; negative for a debt. */
  readonly carried: Days;
  /** Lost because of the cap. */
  readonly forfeited: Days;
  /**
   * Carried over from the previous year and lost within the year, on the day after `carry_over_expires` (rule
   * 14).
   */
  readonly expired: Days;
  /** Rows to post; empty if the year is closed and nothing has changed since. */
  readonly rows: LedgerRow[];
}

/**
 * Closes a leave year (rules 13, 15). Example: 7.5 left with a cap of 5 gives, dated on the first day after it, carry −5 and
 * expire −2.5 in the old year and carry +5 in the new one. Missing accruals and expiries of the year, and
 * earlier years that were never closed, come first. Days that a late cancellation gives back to a closed year
 * are carried by another run, up to the cap. People whose employment ended in the year neither carry nor
 * forfeit.
 */
export function closeYear(account: Account, year: number): YearEnd {
  // the overtime account goes on
  if (account.policy.fromOvertime) return { carried: 0, forfeited: 0, expired: 0, rows: [] };
  const rows: LedgerRow[] = [];
  let result = { carried: 0, forfeited: 0, expired: 0 };
  for (let y = firstYear(account); y <= year; y++) {
    if (y < year && isClosed(account, y)) continue;
    const current = { ...account, rows: [...account.rows, ...rows] };
    const book = openBooks(current, y, true).at(-1)!;
    rows.push(...dueOfYear(current, book, lastDayOf(account.policy, y)));
    result = closing(account, book);
    rows.push(...closingRows(current, y, result));
  }
  return { ...result, rows };
}

function closing(account: Account, book: Book): Omit<YearEnd, 'rows'> {
  const last = lastDayOf(account.policy, book.year);
  const expired = forfeited(book, last);
  if (isOverBy(account.employment, last)) return { carried: 0, forfeited: 0, expired };
  const carried = carryOf(account, book);
  return { carried, forfeited: Math.max(0, remainder(account.policy, book) - carried), expired };
}

function closingRows(
  { policy, rows }: Pick<Account, 'policy' | 'rows'>,
  year: number,
  due: { carried: Days; forfeited: Days },
): LedgerRow[] {
  const on = closingDate(policy, year);
  const posted = (kind: LedgerKind, of: number) =>
    rows.reduce(
      (sum, row) =>
        row.kind === kind && row.year === of && isClosing(policy, row) === (of === year)
          ? sum + row.days
          : sum,
      0,
    );
  return [
    entry('carry', -due.carried - posted('carry', year), on, year),
    entry('expire', -due.forfeited - posted('expire', year), on, year),
    entry('carry', due.carried - posted('carry', year + 1), on, year + 1),
  ].filter((row) => row.days !== 0);
}

/**
 * Rows due by today, in the current leave year and in earlier years that are not closed: accruals, and
 * expired carry-over. Balances already include them. Does not close years.
 */
export function dueRows(account: Account): LedgerRow[] {
  const { policy, today } = account;
  if (policy.fromOvertime) return [];
  return openBooks(account, leaveYearOf(policy, today), true)
    .filter(({ year }) => !isClosed(account, year))
    .flatMap((book) => dueOfYear(account, book, earlier(today, lastDayOf(policy, book.year))));
}

function dueOfYear(account: Account, book: Book, until: CivilDate): LedgerRow[] {
  return [
    ...accrualsToPost(book.credits, account.rows, book.year, until),
    ...expiriesToPost(account, book, until),
  ];
}

/**
 * Carried days lost by a date, minus posted ones; nothing is lost before the carry-over is posted. Computed
 * per date, because the expiry date may have moved or the carry-over may have been taken back.
 */
function expiriesToPost({ policy, rows }: Account, book: Book, until: CivilDate): LedgerRow[] {
  const open = new Map<CivilDate, Days>();
  const lose = (date: CivilDate, days: Days) => open.set(date, (open.get(date) ?? 0) + days);
  const own = rows.filter((row) => row.year === book.year && !isClosing(policy, row));
  for (const { kind, effective_on, days } of own)
    if (kind === 'expire' && effective_on <= until) lose(effective_on, -days);
  if (book.carryUntil !== null && until > book.carryUntil && own.some(({ kind }) => kind === 'carry'))
    lose(addDays(book.carryUntil, 1), -forfeited(book, until));
  return [...open]
    .filter(([, days]) => days !== 0)
    .map(([date, days]) => entry('expire', days, date, book.year));
}

export const yearHasBegun = (calendar: LeaveCalendar, year: number, today: CivilDate): boolean =>
  leaveYearOf(calendar, today) >= year;

/** True if a leave year is over and can be closed. */
export const yearIsOver = (calendar: LeaveCalendar, year: number, today: CivilDate): boolean =>
  leaveYearOf(calendar, today) > year;

function entry(kind: LedgerKind, days: Days, effective_on: CivilDate, year: number): LedgerRow {
  return { kind, days, effective_on, year, absence_id: null };
}
