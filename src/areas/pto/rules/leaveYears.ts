/** Leave years: twelve months from the first month of the policy's leave year (rule 69). */
import { addDays, dateOf, daysInMonth, parts, type CivilDate } from '../../../civil/dates.ts';
import { keptByKey } from '../../../lib/kept.ts';

/** `yearStarts` is the first month, 1-12. Default: January. */
export interface LeaveCalendar {
  readonly yearStarts?: number;
}

/** The leave year of a date, named after the calendar year in which it begins. */
export function leaveYearOf({ yearStarts = 1 }: LeaveCalendar, date: CivilDate): number {
  const { year, month } = parts(date);
  return month < yearStarts ? year - 1 : year;
}

export const firstDayOf = ({ yearStarts = 1 }: LeaveCalendar, year: number): CivilDate =>
  dateOf(year, yearStarts, 1);

/** The first day of the leave year in which a date lies. */
export const yearBegun = (calendar: LeaveCalendar, date: CivilDate): CivilDate =>
  firstDayOf(calendar, leaveYearOf(calendar, date));

export const lastDayOf = (calendar: LeaveCalendar, year: number): CivilDate =>
  monthsOf(calendar, year)[11]!.ends;

/** The first day after a leave year, on which it is closed. */
export const closingDate = (calendar: LeaveCalendar, year: number): CivilDate =>
  firstDayOf(calendar, year + 1);

export interface CalendarMonth {
  readonly begins: CivilDate;
  readonly ends: CivilDate;
  /** In days. */
  readonly length: number;
}

/** Kept because every balance reads the months of its leave year. */
const kept = keptByKey<number, readonly CalendarMonth[]>(1_000);

/** The calendar months of a leave year, in order. */
export const monthsOf = ({ yearStarts = 1 }: LeaveCalendar, year: number): readonly CalendarMonth[] =>
  kept(year * 12 + yearStarts, () =>
    Array.from({ length: 12 }, (_, index) => monthOf(year, yearStarts + index)),
  );

/** `month` above 12 is in the next year. */
function monthOf(year: number, month: number): CalendarMonth {
  const [inYear, inMonth] = month > 12 ? [year + 1, month - 12] : [year, month];
  const length = daysInMonth(inYear, inMonth);
  return { begins: dateOf(inYear, inMonth, 1), ends: dateOf(inYear, inMonth, length), length };
}

/** The first date of a leave year with this month and day, `MM-DD`. `02-29` means 28 February in common years. */
export function firstOn(calendar: LeaveCalendar, year: number, monthDay: string): CivilDate {
  const first = firstDayOf(calendar, year);
  const of = monthDay < first.slice(5) ? year + 1 : year;
  return monthDay === '02-29' ? addDays(`${of}-03-01`, -1) : `${of}-${monthDay}`;
}

/**
 * The leave years to read: `year` of each policy, or one less for policies whose year starts after `month`. So one
 * pair names the leave years of a date for all policies.
 */
export interface YearsAsked {
  readonly year: number;
  readonly month: number;
}

/** The leave year with this number, of all policies. */
export const numbered = (year: number): YearsAsked => ({ year, month: 12 });

/** The leave years in which a date lies. */
export function yearsOn(date: CivilDate): YearsAsked {
  const { year, month } = parts(date);
  return { year, month };
}
