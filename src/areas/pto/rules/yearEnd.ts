/**
 * Ledger rows that become due over time: accruals, expired carry-over and the year end (rules 13, 14, 15).
 * All functions return differences to the posted rows, so that repeating them after posting gives nothing.
 */
import { addDays, earlier, type CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import { grouped } from '../../../lib/grouped.ts';
import { accrualsToPost } from './accrual.ts';
import {
  carryUntil,
  firstYear,
  forfeited,
  isClosed,
  isClosing,
  layersOf,
  lostBy,
  openBooks,
  totalOf,
  yearEndOf,
  type Book,
  type Carried,
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
  /** The first day after which some of `carried` lapses; null if none of it does. */
  readonly expiresOn: CivilDate | null;
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
  if (account.policy.fromOvertime) return { carried: 0, forfeited: 0, expired: 0, expiresOn: null, rows: [] };
  const rows: LedgerRow[] = [];
  let result: Omit<YearEnd, 'rows'> = { carried: 0, forfeited: 0, expired: 0, expiresOn: null };
  for (let y = firstYear(account); y <= year; y++) {
    if (y < year && isClosed(account, y)) continue;
    const current = { ...account, rows: [...account.rows, ...rows] };
    const book = openBooks(current, y, true).at(-1)!;
    const last = lastDayOf(account.policy, y);
    rows.push(...dueOfYear(current, book, last));
    const { carried, lapsed } = yearEndOf(account, book);
    result = {
      carried: totalOf(carried),
      forfeited: lapsed,
      expired: forfeited(book, last),
      expiresOn: carryUntil({ layers: layersOf(account, y + 1, carried) }),
    };
    rows.push(...closingRows(current, y, { carried, lapsed }));
  }
  return { ...result, rows };
}

function closingRows(
  { policy, rows }: Pick<Account, 'policy' | 'rows'>,
  year: number,
  due: { carried: readonly Carried[]; lapsed: Days },
): LedgerRow[] {
  const on = closingDate(policy, year);
  const carried = totalOf(due.carried);
  // what was carried before, taken back, and what is carried now
  const into = [
    ...due.carried,
    ...rows
      .filter((row) => row.kind === 'carry' && row.year === year + 1 && !isClosing(policy, row))
      .map((row) => ({ days: -row.days, until: row.lapses_on ?? null })),
  ];
  const posted = (kind: LedgerKind) =>
    rows.reduce(
      (sum, row) => (row.kind === kind && row.year === year && isClosing(policy, row) ? sum + row.days : sum),
      0,
    );
  return [
    entry('carry', -carried - posted('carry'), on, year),
    entry('expire', -due.lapsed - posted('expire'), on, year),
    ...[...grouped(into, ({ until }) => until)].map(([lapses_on, parts]) => ({
      ...entry('carry', totalOf(parts), on, year + 1),
      ...(lapses_on !== null && { lapses_on }),
    })),
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
  if (own.some(({ kind }) => kind === 'carry'))
    for (const one of lostBy(book, until)) lose(addDays(one.until, 1), -one.days);
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
