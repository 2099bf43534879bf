/** The days of an employment that count for an entitlement, and their working time (rules 65, 66). */
import { dateOf, daysInMonth, earlier, later, parts, type CivilDate } from '../../../civil/dates.ts';
import { ONE_DAY, daysFromNumber } from '../../../civil/days.ts';
import type { WeekHours } from '../../../schedule/counting.ts';
import type { ContractPeriod, Employment, EmploymentPeriod, WorkingWeek } from './types.ts';

/**
 * The counted days as periods: the employment or, if it has agreed contracts, only the days inside of them.
 * Days before the first contract count as part of it. Contracts of another employment are ignored.
 */
export function countedPeriods({ start_date, last_day, contracts = [] }: Employment): ContractPeriod[] {
  const inside = contracts
    .filter(({ from, to }) => (to ?? start_date) >= start_date && (last_day === null || from <= last_day))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  if (inside.length === 0) return [{ from: start_date, to: last_day }];
  return inside.map(({ from, to, week }, index) => ({
    week,
    from: index === 0 ? start_date : from,
    to: to === null ? last_day : last_day === null ? to : earlier(to, last_day),
  }));
}

/** Part of a period that lies in one month. */
export interface Stretch {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly days: number;
  readonly week: WorkingWeek | null;
}

/** The parts of periods in a month, in order; empty if there are none. */
export function stretchesIn(
  periods: readonly (EmploymentPeriod & { week?: WorkingWeek })[],
  year: number,
  month: number,
): Stretch[] {
  const length = daysInMonth(year, month);
  const [begins, ends] = [dateOf(year, month, 1), dateOf(year, month, length)];
  const stretches: Stretch[] = [];
  for (const { from, to, week } of periods) {
    if (from > ends || (to !== null && to < begins)) continue;
    const [start, end] = [later(from, begins), to === null ? ends : earlier(to, ends)];
    stretches.push({
      from: start,
      to: end,
      days: parts(end).day - parts(start).day + 1,
      week: week ?? null,
    });
  }
  return stretches;
}

/** The working time of a weekly pattern. */
export function workingWeek(pattern: WeekHours): WorkingWeek {
  const hours = Object.values(pattern).map(daysFromNumber);
  return {
    day: hours.filter((one) => one > 0).length * ONE_DAY,
    hour: hours.reduce((sum, one) => sum + one, 0),
  };
}
