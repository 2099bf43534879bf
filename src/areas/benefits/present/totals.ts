import type { CivilDate } from '../../../civil/dates.ts';
import type { BenefitCosts, BenefitCostTotal } from '../../../generated/types.ts';
import { showMoney } from '../../../money/money.ts';
import type { Total } from '../rules/totals.ts';

export const presentCosts = (day: CivilDate, totals: readonly Total[]): BenefitCosts => ({
  on: day,
  totals: totals.map(presentTotal),
});

const presentTotal = (total: Total): BenefitCostTotal => ({
  frequency: total.frequency,
  currency: total.currency,
  enrollments: total.enrollments,
  employee_cost: showMoney(total.employee).amount,
  employer_cost: showMoney(total.employer).amount,
});
