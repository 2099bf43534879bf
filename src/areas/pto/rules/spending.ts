/**
 * Checks whether days may be spent, at the request and again at the approval (rules 16, 17, 59), under the
 * lock of the person's balance row.
 */
import { earlier, type CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import { forfeited, isClosing, openBooks, runningAt, type Book } from './books.ts';
import { requestedRows, type Booking } from './ledger.ts';
import { missingOvertime } from './overtimeLeave.ts';
import { rulesOn, type Account } from './types.ts';

/** `available` is the most that the request could ask for in that leave year, never below 0. */
export type SpendCheck =
  { readonly ok: true } | { readonly ok: false; readonly year: number; readonly available: Days };

/** Placeholder id of the request being checked. Absence ids are UUIDs, so it never equals one. */
const ASKED = '';

/**
 * Checks bookings per leave year against the balance projected to their dates; use `bookingsOf` for a new
 * request and `heldBy` for an approval. At no date from the booking on may the running balance fall below
 * −`allow_negative`: credits count from their day, approved and pending absences on theirs, so that days
 * promised for December are not given away in June. The booking must also leave the carry-over that later
 * years already spend. Of a closed year, only what has been given back since is available. Time
 * off in lieu is checked against the overtime account instead (rule 79).
 *
 * `absenceId`: an absence whose own rows are ignored (at its approval or its edit).
 */
export function checkSpend(
  account: Account,
  bookings: readonly Booking[],
  absenceId: string | null = null,
): SpendCheck {
  let current: Account = absenceId === null ? account : without(account, absenceId);
  const missing = missingOvertime(current, bookings);
  if (missing !== null) return overtimeCheck(bookings, missing);
  const before = current;
  const allowed = new Map<number, Days>();
  for (const [index, booking] of bookings.entries()) {
    const limit = rulesOn(account.policy, booking.effective_on).allow_negative;
    if (limit !== null) {
      const book = openBooks(current, booking.year, true).at(-1)!;
      const settled = settledBy(current, booking.year);
      const free = spendable(book, booking.effective_on, settled === null ? limit : -settled);
      const earlierParts = allowed.get(booking.year) ?? 0;
      if (booking.days > free) {
        const most = [...bookings.slice(0, index), { ...booking, days: free }];
        const check = laterYears(before, spending(current, { ...booking, days: free }), most);
        return check.ok ? { ok: false, year: booking.year, available: earlierParts + free } : check;
      }
      allowed.set(booking.year, earlierParts + booking.days);
    }
    current = spending(current, booking);
  }
  return laterYears(before, current, bookings);
}

function overtimeCheck(bookings: readonly Booking[], missing: Days): SpendCheck {
  if (missing <= 0) return { ok: true };
  const wanted = bookings.reduce((sum, { days }) => sum + days, 0);
  return { ok: false, year: bookings[0]!.year, available: Math.max(0, wanted - missing) };
}

const spending = (account: Account, booking: Booking): Account => ({
  ...account,
  rows: [...account.rows, ...requestedRows(ASKED, [booking])],
});

/**
 * The most that can be spent on a date of the book's year without breaking the limit on that date or later;
 * never below 0.
 */
function spendable(book: Book, on: CivilDate, limit: Days): Days {
  let free = Infinity;
  for (const date of checkpoints(book, on)) {
    // days spent before the carry-over expires come out of days that would otherwise be forfeited
    const saved = forfeited(book, date, on);
    free = Math.min(free, runningAt(book, date) + limit + saved);
  }
  return Math.max(0, free);
}

function checkpoints(book: Book, from: CivilDate): CivilDate[] {
  const dates = [from];
  for (const spend of book.spends) if (spend.on > from) dates.push(spend.on);
  for (const amount of [...book.adjusts, ...book.credits]) {
    if (amount.days < 0 && amount.effective_on > from) dates.push(amount.effective_on);
  }
  return dates;
}

/** Checks later years, whose spending may depend on the carry-over that the request would use. */
function laterYears(before: Account, after: Account, bookings: readonly Booking[]): SpendCheck {
  const last = bookings.at(-1);
  const end = before.rows.reduce((year, row) => Math.max(year, row.year), 0);
  if (!last || end <= last.year) return { ok: true };
  const old = openBooks(before, end, true);
  const now = openBooks(after, end, true);
  for (let i = 0; i < now.length; i++) {
    const book = now[i]!;
    if (book.year <= last.year || book.spends.length === 0) continue;
    const from = book.spends.map((spend) => spend.on).reduce(earlier);
    const limit = rulesOn(after.policy, from).allow_negative;
    if (limit === null) continue;
    const lowest = (b: Book) => Math.min(...checkpoints(b, from).map((date) => runningAt(b, date))) + limit;
    const missing = Math.min(-lowest(book), lowest(old[i]!) - lowest(book));
    if (missing > 0)
      return { ok: false, year: last.year, available: Math.max(0, asked(bookings, last.year) - missing) };
  }
  return { ok: true };
}

/** The amount that closing removed from a year, carried and forfeited; null if the year is not closed. */
function settledBy({ policy, rows }: Account, year: number): Days | null {
  const closing = rows.filter((row) => row.year === year && isClosing(policy, row));
  return closing.length === 0 ? null : -closing.reduce((sum, row) => sum + row.days, 0);
}

function asked(bookings: readonly Booking[], year: number): Days {
  return bookings.reduce((sum, booking) => (booking.year === year ? sum + booking.days : sum), 0);
}

function without(account: Account, absenceId: string): Account {
  return { ...account, rows: account.rows.filter((row) => row.absence_id !== absenceId) };
}
