/**
 * Civil dates: calendar days without time and zone.
 *
 * Two representations: `CivilDate`, a `YYYY-MM-DD` string as in the contract, and `DayNumber`, an integer
 * count of days since 1970-01-01, for arithmetic. No `Date` and no `Intl`, because each balance call counts
 * many days. Valid years are 1900 to 2199.
 */

/** `YYYY-MM-DD`. */
export type CivilDate = string;

/** Days since 1970-01-01, which is 0; the day before is −1. */
export type DayNumber = number;

/** 0 = Monday … 6 = Sunday (ISO 8601 minus one). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const MIN_YEAR = 1900;
const MAX_YEAR = 2199;

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Days of a month, 28 to 31; `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : MONTH_LENGTHS[month - 1]!;
}

/** True for an existing date `YYYY-MM-DD` in 1900 to 2199; false for 2024-02-30 and 2024-2-3. */
export function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const { year, month, day } = parts(text);
  return (
    year >= MIN_YEAR &&
    year <= MAX_YEAR &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  );
}

/** Year, month 1–12 and day 1–31 of a valid date. */
export function parts(date: CivilDate): { year: number; month: number; day: number } {
  return { year: digits(date, 0, 4), month: digits(date, 5, 7), day: digits(date, 8, 10) };
}

export function yearOf(date: CivilDate): number {
  return digits(date, 0, 4);
}

function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) value = value * 10 + text.charCodeAt(i) - 48;
  return value;
}

/** `YYYY-MM-DD` of year, month 1–12 and day. Does not check that the date exists. */
export function dateOf(year: number, month: number, day: number): CivilDate {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

function two(n: number): string {
  return n < 10 ? `0${n}` : String(n);
}

/**
 * Day number of year, month 1–12 and day. Proleptic Gregorian; algorithm: H. Hinnant, "chrono-compatible
 * low-level date algorithms".
 */
function dayNumberOf(year: number, month: number, day: number): DayNumber {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** `'1970-01-02'` → 1. Expects a valid date. */
export function dayNumber(date: CivilDate): DayNumber {
  return dayNumberOf(digits(date, 0, 4), digits(date, 5, 7), digits(date, 8, 10));
}

/** The day number of a date, or null if the text is not a valid date. */
export function parseDate(text: string): DayNumber | null {
  return isRealDate(text) ? dayNumber(text) : null;
}

/** 1 → `'1970-01-02'`: the inverse of `dayNumber`. */
export function formatDate(day: DayNumber): CivilDate {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return dateOf(year, month, dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1);
}

/** The date `n` days later, or earlier if `n` is negative. */
export function addDays(date: CivilDate, n: number): CivilDate {
  return formatDate(dayNumber(date) + n);
}

/**
 * The day on which `n` whole months from a date are over: `('2026-03-16', 6)` → `'2026-09-16'`. In a month
 * without that day, the 1st of the next one: `('2026-08-31', 6)` → `'2027-03-01'`.
 */
export function monthsAfter(date: CivilDate, n: number): CivilDate {
  const { year, month, day } = parts(date);
  const months = year * 12 + month - 1 + n;
  const [inYear, inMonth] = [Math.floor(months / 12), (months % 12) + 1];
  const length = daysInMonth(inYear, inMonth);
  return day <= length ? dateOf(inYear, inMonth, day) : addDays(dateOf(inYear, inMonth, length), 1);
}

/** Days from `from` to `to`: 0 for the same date, negative if `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 = Monday … 6 = Sunday. */
export function weekday(day: DayNumber): Weekday {
  return ((((day + 3) % 7) + 7) % 7) as Weekday;
}

/** The last day of the date's month. */
export function lastOfMonth(date: CivilDate): CivilDate {
  const { year, month } = parts(date);
  return dateOf(year, month, daysInMonth(year, month));
}

/** The first day of the week that a date is in, if weeks begin on `first` (0 = Monday). */
export function startOfWeek(date: CivilDate, first: Weekday): CivilDate {
  const day = dayNumber(date);
  return formatDate(day - ((weekday(day) - first + 7) % 7));
}

/** `'2026-10-26'` → `'2026-W44'` (ISO 8601 week of the week's Thursday). */
export function isoWeek(date: CivilDate): string {
  return weekOf(date, 0);
}

/**
 * The same for weeks that begin on another weekday (0 = Monday): a week belongs to the year that contains
 * most of its days. With weeks from Sunday this is the epidemiological calendar.
 */
export function weekOf(date: CivilDate, first: Weekday): string {
  const middle = dayNumber(startOfWeek(date, first)) + 3;
  const year = yearOf(formatDate(middle));
  const week = Math.floor((middle - dayNumberOf(year, 1, 1)) / 7) + 1;
  return `${year}-W${two(week)}`;
}

/** The earlier date. `YYYY-MM-DD` strings compare like dates. */
export function earlier(a: CivilDate, b: CivilDate): CivilDate {
  return a < b ? a : b;
}

export function later(a: CivilDate, b: CivilDate): CivilDate {
  return a > b ? a : b;
}
