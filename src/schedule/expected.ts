/** A person's expected hours and absences by date (rule 36), counted like leave. */
import { dayNumber, formatDate, type CivilDate, type DayNumber } from '../civil/dates.ts';
import { HALF_DAY, ONE_DAY, type Days } from '../civil/days.ts';
import { workCalendar, workDay, type WorkCalendar, type WorkTerms } from './counting.ts';
import type { Slots } from './slots.ts';
import { inHours } from './span.ts';

export interface ExpectedDay {
  readonly date: CivilDate;
  /** Seconds by pattern, minus holidays and absences other than time off in lieu. */
  readonly expected_seconds: number;
  /** In 1/10000 day. */
  readonly absence_days: Days;
}

/** The half days of an approved absence. */
export interface Away extends Slots {
  /** Time off in lieu uses overtime worked before, so it does not also lower the expectation (rule 79). */
  readonly fromOvertime?: boolean;
  /** Hours off on one date, in 1/10000, in place of its half days (rule 74). */
  readonly hours?: Days | null;
}

/**
 * Every date from `from` to `to`. `absences` are approved and do not overlap. They lower the expected hours,
 * paid or not, except time off in lieu. Holidays count first, so an absence on a holiday is not a day of
 * absence.
 */
export function expectedDays(
  from: CivilDate,
  to: CivilDate,
  terms: WorkTerms,
  absences: readonly Away[],
): ExpectedDay[] {
  const calendar = workCalendar(terms);
  const days: ExpectedDay[] = [];
  for (let day = dayNumber(from), last = dayNumber(to); day <= last; day++) {
    days.push(expectedOn(day, calendar, absences));
  }
  return days;
}

/** The same for one date, with terms from `workCalendar`. */
export function expectedOn(day: DayNumber, calendar: WorkCalendar, absences: readonly Away[]): ExpectedDay {
  const work = workDay(day, calendar);
  let expected = 0;
  let absent = 0;
  for (const slot of [2 * day, 2 * day + 1]) {
    if (!(slot % 2 === 0 ? work.am : work.pm)) continue;
    const away = absences.find((one) => !inHours(one) && one.from <= slot && slot < one.to);
    if (away) absent += 1;
    if (!away || away.fromOvertime) expected += 1;
  }
  const seconds = Math.round(work.hours * 1800 * expected);
  const hours = absences.filter(inHours).filter(({ from }) => from === 2 * day);
  if (hours.length === 0 || work.hours === 0)
    return { date: formatDate(day), expected_seconds: seconds, absence_days: absent * HALF_DAY };
  const sum = (some: readonly { hours: Days }[]) => some.reduce((all, one) => all + one.hours, 0);
  const lowered = sum(hours.filter(({ fromOvertime }) => !fromOvertime));
  return {
    date: formatDate(day),
    expected_seconds: Math.max(0, seconds - Math.round((lowered / ONE_DAY) * 3600)),
    absence_days: Math.min(ONE_DAY, absent * HALF_DAY + Math.round(sum(hours) / work.hours)),
  };
}
