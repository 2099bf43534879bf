/** Pure: totals of benefits on a day, per period and currency; different ones are never added (rule 40). */
import type { CivilDate } from '../../../civil/dates.ts';
import { money, noMoney, plus, type Money } from '../../../money/money.ts';
import { costOn, priceOf, type Cost } from './costs.ts';

/** An enrollment in force. */
export interface Enrolled {
  tier: string | null;
  currency: string;
  frequency: 'month' | 'year';
  /** Prices of its plan, by date. */
  costs: Cost[];
}

export interface Total {
  frequency: Enrolled['frequency'];
  currency: string;
  enrollments: number;
  employee: Money;
  employer: Money;
}

/** Totals of a day, monthly before yearly, then by currency. */
export function totalsOn(enrolled: readonly Enrolled[], day: CivilDate): Total[] {
  const sums = new Map<string, Total>();
  for (const { tier, currency, frequency, costs } of enrolled) {
    const price = priceOf(costOn(costs, day), tier);
    const key = `${frequency} ${currency}`;
    const { enrollments, employee, employer } = sums.get(key) ?? {
      enrollments: 0,
      employee: noMoney(currency),
      employer: noMoney(currency),
    };
    sums.set(key, {
      frequency,
      currency,
      enrollments: enrollments + 1,
      employee: plus(employee, money(price.employee_cost, currency)),
      employer: plus(employer, money(price.employer_cost, currency)),
    });
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, total]) => total);
}
