/**
 * Ledger rows that become due as time passes: accruals, expired carry-over and the year end (rules 13, 14, 15). Everything
 * here returns differences to what is posted, so posting the rows and asking again gives none.
 */
import { addDays, earlier, yearOf, type CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import { accrualsToPost } from './accrual.ts';
import {
  carryOf,
  closingDate,
  firstYear,
  forfeited,
  isClosed,
  isClosing,
  openBooks,
  remainder,
  type Book,
} from './books.ts';
import type { Account, LedgerKind, LedgerRow } from './types.ts';

/** What the year end does for one person and policy; amounts are those in force, also when a run changes nothing. */
export interface YearEnd {
  /** Goes into the next year; below 0 when a debt does. */
  readonly carried: Days;
  /** Lost at the cap. */
  readonly forfeited: Days;
  /** Brought from the year before and lost within the year, on the day after `carry_over_expires` (rule 14). */
  readonly expired: Days;
  /** To be posted; empty when the year is closed and nothing has changed since. */
  readonly rows: LedgerRow[];
}

/**
 * Closes a leave year (rules 13, 15): 7.5 left with a cap of 5 gives, dated 1 January, carry −5 and expire −2.5 on the
 * old year and carry +5 on the new one. Missing accruals and expiries of the year come first, and so do earlier years
 * that were never closed. What a late cancellation gives back to a closed year is carried, up to the cap, by another
 * run. People whose employment ended in the year neither carry nor forfeit.
 */
export function closeYear(account: Account, year: number): YearEnd {
  const rows: LedgerRow[] = [];
  let result = { carried: 0, forfeited: 0, expired: 0 };
  for (let y = firstYear(account); y <= year; y++) {
    if (y < year && isClosed(account.rows, y)) continue;
    const current = { ...account, rows: [...account.rows, ...rows] };
    const book = openBooks(current, y, true).at(-1)!;
    rows.push(...dueOfYear(current, book, `${y}-12-31`));
    result = closing(account, book);
    rows.push(...closingRows(current.rows, y, result));
  }
  return { ...result, rows };
}

function closing(account: Account, book: Book): Omit<YearEnd, 'rows'> {
  const expired = forfeited(book, `${book.year}-12-31`);
  const end = account.employment.last_day;
  if (end !== null && end <= `${book.year}-12-31`) return { carried: 0, forfeited: 0, expired };
  const carried = carryOf(account, book);
  return { carried, forfeited: Math.max(0, remainder(book) - carried), expired };
}

function closingRows(
  rows: readonly LedgerRow[],
  year: number,
  due: { carried: Days; forfeited: Days },
): LedgerRow[] {
  const on = closingDate(year);
  const posted = (kind: LedgerKind, of: number) =>
    rows.reduce(
      (sum, row) =>
        row.kind === kind &&
        row.year === of &&
        (of === year ? isClosing(row) : yearOf(row.effective_on) === of)
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
 * Rows due up to today, in the current leave year and in those before it that are not closed: accruals, and carried days
 * that have expired. Balances already count them. Does not close years.
 */
export function dueRows(account: Account): LedgerRow[] {
  return openBooks(account, yearOf(account.today), true)
    .filter(({ year }) => !isClosed(account.rows, year))
    .flatMap((book) => dueOfYear(account, book, earlier(account.today, `${book.year}-12-31`)));
}

function dueOfYear({ rows }: Account, book: Book, until: CivilDate): LedgerRow[] {
  return [...accrualsToPost(book.credits, rows, book.year, until), ...expiriesToPost(book, rows, until)];
}

/**
 * Carried days lost up to a date, less what is posted of them; nothing is lost before the carry itself is posted. By date,
 * because the day on which they expire may have moved since, or the carry been taken back.
 */
function expiriesToPost(book: Book, rows: readonly LedgerRow[], until: CivilDate): LedgerRow[] {
  const open = new Map<CivilDate, Days>();
  const lose = (date: CivilDate, days: Days) => open.set(date, (open.get(date) ?? 0) + days);
  const own = rows.filter((row) => row.year === book.year && !isClosing(row));
  for (const { kind, effective_on, days } of own)
    if (kind === 'expire' && effective_on <= until) lose(effective_on, -days);
  if (book.carryUntil !== null && until > book.carryUntil && own.some(({ kind }) => kind === 'carry'))
    lose(addDays(book.carryUntil, 1), -forfeited(book, until));
  return [...open]
    .filter(([, days]) => days !== 0)
    .map(([date, days]) => entry('expire', days, date, book.year));
}

/** True when a leave year is over and can be closed for real. */
export function yearIsOver(year: number, today: CivilDate): boolean {
  return yearOf(today) > year;
}

function entry(kind: LedgerKind, days: Days, effective_on: CivilDate, year: number): LedgerRow {
  return { kind, days, effective_on, year, absence_id: null };
}
