/**
 * The books of an account: each leave year with its credits, carry-over and spending, by date. Balance,
 * spending and year end all read from here.
 *
 * Credits are those that the policy owes (accrual.ts), posted or not. Carried days are the posted ones or, if
 * the previous year is not closed, what would be carried if nothing else happened. Years before the ledger
 * begins are empty, so that nobody starts with a carry-over.
 */
import { earlier, type CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import { grouped } from '../../../lib/grouped.ts';
import { accrualsOf } from './accrual.ts';
import { isOverBy } from './counted.ts';
import { carriedLayer, keptAt, keptLayer, keptUntil, lapsing, type Layer } from './carriedDays.ts';
import { carryExpiry } from './ledger.ts';
import { firstDayOf, lastDayOf, leaveYearOf, type LeaveCalendar } from './leaveYears.ts';
import { rulesOn, type Account, type Credit, type LedgerRow } from './types.ts';

export interface Spend {
  readonly on: CivilDate;
  /** Positive. */
  readonly days: Days;
  readonly pending: boolean;
}

export interface Book {
  readonly year: number;
  readonly credits: readonly Credit[];
  readonly adjusts: readonly { readonly effective_on: CivilDate; readonly days: Days }[];
  /** Carried over from the previous year; negative for a debt. */
  readonly carry: Days;
  /** What was carried, by when it lapses; empty for a debt. */
  readonly layers: readonly Layer[];
  readonly spends: readonly Spend[];
}

/**
 * First leave year of the ledger: the year of its first row, but at most the current year. Until a year has
 * been closed, it may be the earlier year in which the account was opened: an account without absences has no
 * rows, but may have something to carry over.
 */
export function firstYear({ policy, rows, opened, today }: Account): number {
  const first = rows.reduce((year, row) => Math.min(year, row.year), leaveYearOf(policy, today));
  return opened === undefined || rows.some((row) => isClosing(policy, row))
    ? first
    : Math.min(first, leaveYearOf(policy, opened));
}

/** The first day of these accounts' first leave year that is not closed, whichever is earliest. */
export const openSince = (accounts: readonly Account[]): CivilDate =>
  accounts.map((account) => firstDayOf(account.policy, firstYear(account))).reduce(earlier);

/**
 * The books from the first year to `until`; at least the book of `until`. `withPending` includes pending
 * requests.
 */
export function openBooks(account: Account, until: number, withPending: boolean): Book[] {
  const books: Book[] = [];
  const first = firstYear(account);
  for (let year = Math.min(first, until); year <= until; year++) {
    const before = books.at(-1);
    const carried = postedCarry(account, year) ?? (before ? yearEndOf(account, before).carried : []);
    const spends = spendsOf(account.rows, year);
    books.push({
      year,
      credits: year < first ? [] : accrualsOf(account, year),
      adjusts: account.rows.filter((row) => row.kind === 'adjust' && row.year === year),
      carry: totalOf(carried),
      layers: layersOf(account, year, carried),
      spends: withPending ? spends : spends.filter((spend) => !spend.pending),
    });
  }
  return books;
}

/** Days carried into a year. `until` is the last day of those kept because of sickness (rule 71), else null. */
export interface Carried {
  readonly days: Days;
  readonly until: CivilDate | null;
}

export const totalOf = (carried: readonly Carried[]): Days =>
  carried.reduce((sum, { days }) => sum + days, 0);

/** The posted carry-over into `year`; null if the previous year is not closed. */
function postedCarry({ policy, rows }: Posted, year: number): Carried[] | null {
  let closed = false;
  const carried: Carried[] = [];
  for (const row of rows) {
    if (row.kind === 'carry' && row.year === year && !isClosing(policy, row)) {
      closed = true;
      carried.push({ days: row.days, until: row.lapses_on ?? null });
    } else if (row.year === year - 1 && isClosing(policy, row)) closed = true;
  }
  return closed ? carried : null;
}

/** True for rows that close a year: they are dated on the first day after it. */
export const isClosing = (calendar: LeaveCalendar, { kind, effective_on, year }: LedgerRow): boolean =>
  (kind === 'carry' || kind === 'expire') && effective_on > lastDayOf(calendar, year);

/** The ledger of an account. */
type Posted = Pick<Account, 'policy' | 'rows'>;

/** True if rows of the ledger closed the year. */
export const isClosed = (account: Posted, year: number): boolean => postedCarry(account, year + 1) !== null;

/** The layers of what was carried into a year; a debt makes none. */
export function layersOf(account: Account, year: number, carried: readonly Carried[]): Layer[] {
  if (totalOf(carried) <= 0) return [];
  return [...grouped(carried, ({ until }) => until)]
    .map(([until, parts]) => ({ until, days: totalOf(parts) }))
    .filter(({ days }) => days > 0)
    .map(({ until, days }) =>
      until === null
        ? carriedLayer(account, year, days, carryExpiry(account.policy, year))
        : keptLayer(account, days, until),
    );
}

/**
 * What becomes of a year's remainder: at most the cap is carried over (rule 13), and the rest lapses. A debt is
 * carried as well, unless the policy has no limit below 0, where a debt means nothing. Nothing is carried past
 * the last day of employment. Sickness may keep days that would lapse (rule 71).
 */
export function yearEndOf(account: Account, book: Book): { carried: Carried[]; lapsed: Days } {
  const { policy } = account;
  const last = lastDayOf(policy, book.year);
  if (isOverBy(account.employment, last)) return { carried: [], lapsed: 0 };
  const left = remainder(policy, book);
  const { allow_negative, carry_over_max } = rulesOn(policy, last);
  if (left <= 0)
    return { carried: left < 0 && allow_negative !== null ? [{ days: left, until: null }] : [], lapsed: 0 };
  const carried: Carried[] = [];
  let rest = left;
  const carry = (most: Days, until: CivilDate | null) => {
    const days = Math.min(rest, most);
    if (days > 0) carried.push({ days, until });
    rest -= days;
  };
  // days that were kept before, and whose time is not over
  for (const { days, until } of lapsing(book.layers, book.spends, last).left)
    if (until !== null && until > last) carry(days, until);
  carry(carry_over_max ?? Infinity, null);
  carry(keptAt(account, book.year, last), keptUntil(policy, book.year));
  return { carried, lapsed: rest };
}

/** What is left on the last day of the leave year. */
export const remainder = (calendar: LeaveCalendar, book: Book): Days =>
  runningAt(book, lastDayOf(calendar, book.year));

/** Credited, carried and adjusted up to a date, minus what was forfeited and spent by then. */
export function runningAt(book: Book, date: CivilDate): Days {
  return (
    book.carry +
    sumUntil(book.credits, date) +
    sumUntil(book.adjusts, date) -
    forfeited(book, date) -
    spentUntil(book, date)
  );
}

/**
 * Carried days that were not spent by their last day, counted from the day after it (rule 14: carried days
 * are spent first). `since`: only those whose last day is not earlier.
 */
export function forfeited(book: Book, date: CivilDate, since: CivilDate = ''): Days {
  return lostBy(book, date).reduce((sum, { until, days }) => (until >= since ? sum + days : sum), 0);
}

/** Carried days that are lost by a date, each with their last day. */
export const lostBy = (
  { layers, spends }: Book,
  date: CivilDate,
): readonly { until: CivilDate; days: Days }[] =>
  layers.some(({ until }) => until !== null && until < date) ? lapsing(layers, spends, date).lost : [];

/** The last day of the carried days that lapse first; null if none lapse. */
export const carryUntil = ({ layers }: Pick<Book, 'layers'>): CivilDate | null =>
  layers
    .map(({ until }) => until)
    .filter((until) => until !== null)
    .reduce(earlierOf, null);

const earlierOf = (a: CivilDate | null, b: CivilDate): CivilDate => (a === null ? b : earlier(a, b));

export function sumUntil(
  amounts: readonly { readonly effective_on: CivilDate; readonly days: Days }[],
  date: CivilDate,
): Days {
  let sum = 0;
  for (const amount of amounts) if (amount.effective_on <= date) sum += amount.days;
  return sum;
}

function spentUntil(book: Book, date: CivilDate): Days {
  let sum = 0;
  for (const spend of book.spends) if (spend.on <= date) sum += spend.days;
  return sum;
}

/** What an absence has booked under one date. */
interface Held {
  readonly on: CivilDate;
  reserved: Days;
  used: Days;
  released: Days;
}

/**
 * The amounts that absences hold in a year, by absence and date. A release first gives back the reserve, then
 * what was used: an approval releases the whole reserve, so anything released beyond it was used.
 */
export function spendsOf(rows: readonly LedgerRow[], year: number): Spend[] {
  const held = new Map<string | null, Held[]>();
  for (const row of rows) {
    if (row.year !== year) continue;
    if (row.kind !== 'reserve' && row.kind !== 'use' && row.kind !== 'release') continue;
    let stretches = held.get(row.absence_id);
    if (!stretches) held.set(row.absence_id, (stretches = []));
    let entry = stretches.find((stretch) => stretch.on === row.effective_on);
    if (!entry) stretches.push((entry = { on: row.effective_on, reserved: 0, used: 0, released: 0 }));
    if (row.kind === 'reserve') entry.reserved -= row.days;
    else if (row.kind === 'use') entry.used -= row.days;
    else entry.released += row.days;
  }
  const spends: Spend[] = [];
  for (const stretches of held.values()) {
    for (const { on, reserved, used, released } of stretches) {
      const pending = Math.max(0, reserved - released);
      const taken = used - Math.max(0, released - reserved);
      if (pending !== 0) spends.push({ on, days: pending, pending: true });
      if (taken !== 0) spends.push({ on, days: taken, pending: false });
    }
  }
  return spends;
}
