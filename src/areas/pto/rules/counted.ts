/** The days of an employment that count for an entitlement (rule 66). */
import { dateOf, daysInMonth, earlier, later, parts, type CivilDate } from '../../../civil/dates.ts';
import type { Employment, EmploymentPeriod } from './types.ts';

/**
 * The counted days as periods: the employment or, if it has agreed contracts, only the days inside of them.
 * Days before the first contract count as part of it. Contracts of another employment are ignored.
 */
export function countedPeriods({ start_date, last_day, contracts = [] }: Employment): EmploymentPeriod[] {
  const inside = contracts
    .filter(({ from, to }) => (to ?? start_date) >= start_date && (last_day === null || from <= last_day))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  if (inside.length === 0) return [{ from: start_date, to: last_day }];
  return inside.map(({ from, to }, index) => ({
    from: index === 0 ? start_date : from,
    to: to === null ? last_day : last_day === null ? to : earlier(to, last_day),
  }));
}

/** The number of days of the periods in a month, and the first of them, or null. */
export function daysIn(
  periods: readonly EmploymentPeriod[],
  year: number,
  month: number,
): { days: number; first: CivilDate | null } {
  const length = daysInMonth(year, month);
  const [begins, ends] = [dateOf(year, month, 1), dateOf(year, month, length)];
  let days = 0;
  let first: CivilDate | null = null;
  for (const { from, to } of periods) {
    if (from > ends || (to !== null && to < begins)) continue;
    const start = later(from, begins);
    days += (to === null || to >= ends ? length : parts(to).day) - parts(start).day + 1;
    first ??= start;
  }
  return { days, first };
}
