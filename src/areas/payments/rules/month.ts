/** Pure: the salary of a month by contracts (rule 206). */
import { daysBetween, lastOfMonth, type CivilDate } from '../../../civil/dates.ts';
import { money, sum, type Money } from '../../../money/money.ts';
import { partOf, ROUNDING } from '../../../money/rounding.ts';

export interface MonthDays {
  first: CivilDate;
  last: CivilDate;
}

/** First and last day of a month `YYYY-MM`. */
export const monthDays = (month: string): MonthDays => ({
  first: `${month}-01`,
  last: lastOfMonth(`${month}-01`),
});

/** A stretch of the month with a monthly salary; both days included. */
export interface SalaryStretch {
  from: CivilDate;
  to: CivilDate;
  salary: string;
}

/**
 * Rule 206: each salary by its days of the days in the month, each rounded half up, and added up. 3,100.00 from
 * 16 November is 15/30, which is 1,550.00.
 */
export function monthSalary(
  stretches: readonly SalaryStretch[],
  currency: string,
  { first, last }: MonthDays,
): Money {
  const days = (from: CivilDate, to: CivilDate) => BigInt(daysBetween(from, to) + 1);
  return sum(
    stretches.map(({ from, to, salary }) =>
      partOf(money(salary, currency), days(from, to), days(first, last), ROUNDING.proration),
    ),
    currency,
  );
}
