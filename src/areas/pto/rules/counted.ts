/** The days of an employment that count for an entitlement, and their working time (rules 65, 66). */
import { earlier, later, parts, type CivilDate } from '../../../civil/dates.ts';
import { ONE_DAY, daysFromNumber } from '../../../civil/days.ts';
import { keptByObject } from '../../../lib/kept.ts';
import type { WeekHours } from '../../../schedule/counting.ts';
import type { CalendarMonth } from './leaveYears.ts';
import type { ContractPeriod, Employment, EmploymentPeriod, Policy, WorkingWeek } from './types.ts';

/** All periods of employment, in order, each with its first day of service (rule 63). */
export const employmentPeriods = ({
  start_date,
  last_day,
  seniority_date,
  former = [],
}: Employment): (EmploymentPeriod & { readonly served: CivilDate })[] => [
  ...former,
  { from: start_date, to: last_day, served: seniority_date ?? start_date },
];

/** Whether the employment that was the last by a date is over by then. */
export function isOverBy(employment: Employment, date: CivilDate): boolean {
  const { to } = employmentPeriods(employment).findLast(({ from }) => from <= date) ?? { to: null };
  return to !== null && to <= date;
}

/** Whether contracts limit and scale the entitlement of a leave year (rule 66). */
export const contractsCount = ({ contractsFrom = 0 }: Policy, year: number): boolean =>
  contractsFrom !== null && year >= contractsFrom;

/** Kept because the accounts of a person share the employment. */
const kept = keptByObject<Employment, readonly ContractPeriod[]>();

/** The counted days of all employments as periods. */
export const countedPeriods = (employment: Employment): readonly ContractPeriod[] =>
  kept(employment, () =>
    employmentPeriods(employment).flatMap(({ from, to }) => countedIn(from, to, employment.contracts ?? [])),
  );

/**
 * The counted days of one employment: all or, if it has agreed contracts, only the days inside of them. Days
 * before the first contract count as part of it. Contracts of another employment are ignored.
 */
function countedIn(
  start_date: CivilDate,
  last_day: CivilDate | null,
  contracts: readonly ContractPeriod[],
): ContractPeriod[] {
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
  { begins, ends, length }: CalendarMonth,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { from, to, week } of periods) {
    if (from > ends || (to !== null && to < begins)) continue;
    if (from <= begins && (to === null || to >= ends)) {
      stretches.push({ from: begins, to: ends, days: length, week: week ?? null });
      continue;
    }
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
