import { dateOf, daysBetween, earlier, later, yearOf, type CivilDate } from '../civil/dates.ts';
import { minus, type Money } from './money.ts';
import { partOf, ROUNDING } from './rounding.ts';

/**
 * The part of `yearly` for the days `from` to `to`, both included, per calendar year: days of 365, or of 366
 * in a leap year. A part is the amount due up to its last day minus the amount due before its first day, each
 * rounded, so that consecutive parts add up to the whole, like accruals (rule 11). Empty if `to` is before
 * `from`.
 */
export function proratedByYear(
  yearly: Money,
  from: CivilDate,
  to: CivilDate,
): { year: number; amount: Money }[] {
  const rows: { year: number; amount: Money }[] = [];
  for (let year = yearOf(from); from <= to && year <= yearOf(to); year++) {
    const [first, next] = [dateOf(year, 1, 1), dateOf(year + 1, 1, 1)];
    const length = BigInt(daysBetween(first, next));
    const dueAfter = (days: number) => partOf(yearly, BigInt(days), length, ROUNDING.proration);
    const before = daysBetween(first, later(from, first));
    const until = daysBetween(first, earlier(to, dateOf(year, 12, 31))) + 1;
    rows.push({ year, amount: minus(dueAfter(until), dueAfter(before)) });
  }
  return rows;
}
