/** A person's balance of a policy in a leave year, as of a date (rules 13–17, 19). */
import { earlier, later, type CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import { carryUntil, forfeited, openBooks, remainder, sumUntil, type Book } from './books.ts';
import {
  firstDayOf,
  lastDayOf,
  leaveYearOf,
  numbered,
  yearsOn,
  type LeaveCalendar,
  type YearsAsked,
} from './leaveYears.ts';
import { aheadOf, overtimeOf } from './overtimeLeave.ts';
import { isUnlimited, rulesOn, type Account } from './types.ts';
import { type Unit } from '../../../schedule/span.ts';

/**
 * The figures of a balance, in 1/10000 of the policy's unit:
 * `available = accrued + carried_over + adjusted − used − pending − forfeited`.
 */
export interface Balance {
  readonly unit: Unit;
  readonly year: number;
  /** First and last day of the leave year. */
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly as_of: CivilDate;
  /** Total credits of the policy in the year. */
  readonly entitled: Days;
  /** Credited up to `as_of`. */
  readonly accrued: Days;
  /** Carried over from the previous year, including what has expired since. */
  readonly carried_over: Days;
  /** Last day on which carried days can be used; null if there are none or they do not expire. */
  readonly carry_expires_on: CivilDate | null;
  /** Carried days that had expired unspent by `as_of`. */
  readonly forfeited: Days;
  /** Approved absences of the whole year, including future ones. */
  readonly used: Days;
  /** Reserved by requests of the whole year (rule 16); 0 for a future `as_of` (rule 19). */
  readonly pending: Days;
  /** Corrections up to `as_of`. */
  readonly adjusted: Days;
  readonly available: Days;
  /** The balance on the last day of the leave year if nothing more is taken; counts approved absences only. */
  readonly projected_year_end: Days;
  /** True for leave without a limit: `available` and `projected_year_end` then mean nothing. */
  readonly unlimited: boolean;
}

/** A balance of a leave year, as of a day. Defaults: the leave year of the day, and today. */
export interface BalanceQuery {
  readonly as_of?: CivilDate | null;
  readonly year?: number | null;
}

/** The leave years whose ledger rows a query needs. */
export const balanceYears = (today: CivilDate, { as_of, year }: BalanceQuery): YearsAsked =>
  typeof year === 'number' ? numbered(year) : yearsOn(as_of ?? today);

/** The day of a balance: `as_of`, moved to the nearest day of `year` if it lies outside. */
export function balanceDay(calendar: LeaveCalendar, today: CivilDate, query: BalanceQuery) {
  const asked = query.as_of ?? today;
  const year = query.year ?? leaveYearOf(calendar, asked);
  const [from, to] = [firstDayOf(calendar, year), lastDayOf(calendar, year)];
  return { year, from, to, as_of: later(from, earlier(asked, to)) };
}

/**
 * The balance of an account. A future `as_of` in the query includes accruals up to that date and approved
 * absences only (rule 19); with only a future `year`, pending requests still count. After `dueRows` are
 * posted and the previous year is closed, today's `available` is the plain sum of the year's ledger rows.
 */
export function balanceOf(account: Account, query: BalanceQuery = {}): Balance {
  const { year, from, to, as_of } = balanceDay(account.policy, account.today, query);
  const books = openBooks(account, year, true);
  const waiting = books.some(({ spends }) => spends.some(({ pending }) => pending));
  const approvedOnly = (waiting ? openBooks(account, year, false) : books).at(-1)!;
  const ahead = (query.as_of ?? null) !== null && as_of > account.today;
  const book = ahead ? approvedOnly : books.at(-1)!;
  const accrued = sumUntil(book.credits, as_of);
  const adjusted = sumUntil(book.adjusts, as_of);
  const lost = forfeited(book, as_of);
  const rules = rulesOn(account.policy, as_of);
  const used = total(book, false);
  const pending = total(book, true);
  const overtime = overtimeOf(account);
  if (overtime) {
    const [approved, waiting] = aheadOf(account, overtime.until);
    const available = overtime.days - approved - (ahead ? 0 : waiting);
    // so that the sum of the members holds
    const accrued = available + used + pending;
    return {
      ...{ unit: rules.unit, year, from, to, as_of, entitled: accrued, accrued, used, pending, available },
      ...{ carried_over: 0, carry_expires_on: null, forfeited: 0, adjusted: 0 },
      projected_year_end: overtime.days - approved,
      unlimited: false,
    };
  }
  return {
    unit: rules.unit,
    year,
    from,
    to,
    as_of,
    entitled: sumUntil(book.credits, to),
    accrued,
    carried_over: book.carry,
    carry_expires_on: carryUntil(book),
    forfeited: lost,
    used,
    pending,
    adjusted,
    available: accrued + book.carry + adjusted - lost - used - pending,
    projected_year_end: remainder(account.policy, approvedOnly),
    unlimited: isUnlimited(rules),
  };
}

const total = ({ spends }: Book, pending: boolean): Days =>
  spends.reduce((sum, spend) => (spend.pending === pending ? sum + spend.days : sum), 0);
