/** Days of the demo, computed from the day of its first start. */
import {
  addDays,
  dateOf,
  dayNumber,
  lastOfMonth,
  later,
  parts,
  weekday,
  type CivilDate,
} from '../civil/dates.ts';

/** An instant as text for Postgres. */
export const iso = (at: number): string => new Date(at).toISOString();

const isWeekday = (date: CivilDate): boolean => weekday(dayNumber(date)) < 5;

export const mondayOf = (date: CivilDate): CivilDate => addDays(date, -weekday(dayNumber(date)));

/** The date itself or the nearest weekday after it (`step` 1) or before it (−1). */
export function weekdayNear(date: CivilDate, step: 1 | -1): CivilDate {
  let day = date;
  while (!isWeekday(day)) day = addDays(day, step);
  return day;
}

/** The most recent date before today with this month and day: `'07-31'`. */
export function lastTime(monthDay: string, today: CivilDate): CivilDate {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthDay}`;
  return thisYear < today ? thisYear : `${year - 1}-${monthDay}`;
}

/** The last day of a month relative to today's: −2 is the month before last. */
export function monthEnd(today: CivilDate, months: number): CivilDate {
  const { year, month } = parts(today);
  const index = year * 12 + month - 1 + months;
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1];
  return lastOfMonth(dateOf(y, m, 1));
}

/** The first of a month 14 months ago, but not before last year: older leave years would need rows too. */
export function firstDay(today: CivilDate): CivilDate {
  const { year, month } = parts(today);
  const back = year * 12 + month - 1 - 14;
  return later(dateOf(year - 1, 1, 1), dateOf(Math.floor(back / 12), (back % 12) + 1, 1));
}
