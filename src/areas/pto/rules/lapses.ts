/** What people are told of before it lapses (rule 71). */
import { addDays, type CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import { lostBy, openBooks, yearEndOf } from './books.ts';
import { TOLD_AHEAD } from './carriedDays.ts';
import { lastDayOf, leaveYearOf } from './leaveYears.ts';
import { rulesOn, type Account, type Policy } from './types.ts';

export interface Lapse {
  /** The last day on which the days can be used. */
  readonly lapses_on: CivilDate;
  readonly days: Days;
}

/** People are told from this many days before the latest day on. */
const MARGIN = 30;

/** Whether sickness keeps days of the policy. */
export const keepsWhenSick = ({ versions }: Policy): boolean =>
  versions.some(({ rules }) => rules.carry_when_sick);

/**
 * What lapses if nothing more is taken, and is told today or within a month. Requests that wait are not counted
 * as taken, because they may be denied.
 */
export function lapsesAhead(account: Account): Lapse[] {
  const { policy, today, employment } = account;
  const [from, to] = [addDays(today, TOLD_AHEAD), addDays(today, TOLD_AHEAD + MARGIN)];
  return openBooks(account, leaveYearOf(policy, to), false)
    .flatMap((book): Lapse[] => {
      const last = lastDayOf(policy, book.year);
      const within = lostBy(book, last).map(({ until, days }) => ({ lapses_on: until, days }));
      return [...within, { lapses_on: last, days: yearEndOf(account, book).lapsed }];
    })
    .filter(
      ({ lapses_on, days }) =>
        days > 0 &&
        from <= lapses_on &&
        lapses_on <= to &&
        rulesOn(policy, lapses_on).carry_when_sick &&
        (employment.last_day === null || lapses_on <= employment.last_day),
    );
}
