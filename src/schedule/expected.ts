/** A person's expected hours and absences by date (rule 36), counted like leave. */
import { dayNumber, formatDate, type CivilDate, type DayNumber } from '../civil/dates.ts';
import { HALF_DAY, type Days } from '../civil/days.ts';
import { workCalendar, workDay, type WorkCalendar, type WorkTerms } from './counting.ts';
import type { Slots } from './slots.ts';

export interface ExpectedDay {
  readonly date: CivilDate;
  /** Hours of the pattern less holidays and absences, in seconds. */
  readonly expected_seconds: number;
  /** In 1/10000 day. */
  readonly absence_days: Days;
}

/**
 * Every date from `from` to `to`. `absences` are the slots of approved absences, paid or unpaid: both lower what is
 * expected. A holiday lowers it first, so an absence on a holiday is no day of absence.
 */
export function expectedDays(
  from: CivilDate,
  to: CivilDate,
  terms: WorkTerms,
  absences: readonly Slots[],
): ExpectedDay[] {
  const calendar = workCalendar(terms);
  const days: ExpectedDay[] = [];
  for (let day = dayNumber(from), last = dayNumber(to); day <= last; day++) {
    days.push(expectedOn(day, calendar, absences));
  }
  return days;
}

/** The same for one date, with terms prepared by `workCalendar`. */
export function expectedOn(day: DayNumber, calendar: WorkCalendar, absences: readonly Slots[]): ExpectedDay {
  const work = workDay(day, calendar);
  const away = (slot: number) => absences.some(({ from, to }) => from <= slot && slot < to);
  const halves = (work.am ? 1 : 0) + (work.pm ? 1 : 0);
  const absent = (work.am && away(2 * day) ? 1 : 0) + (work.pm && away(2 * day + 1) ? 1 : 0);
  return {
    date: formatDate(day),
    expected_seconds: Math.round(work.hours * 1800 * (halves - absent)),
    absence_days: absent * HALF_DAY,
  };
}
