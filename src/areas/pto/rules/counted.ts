/** Which days of an employment an entitlement is counted from (rule 66). */
import { dateOf, daysInMonth, earlier, later, parts, type CivilDate } from '../../../civil/dates.ts';
import type { Employment, EmploymentPeriod } from './types.ts';

/**
 * The days that count, as periods by date: those of the employment and, where there are agreed contracts in it, only those inside
 * of one. Days before the first contract count with it. A contract of another employment says nothing of this one.
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

/** The days of periods in a month: how many, and the first of them; null where there are none. */
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
