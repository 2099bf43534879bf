import { daysToNumeric, showDays } from '../../../civil/days.ts';
import type { BalanceExplained, PolicyRef } from '../../../generated/types.ts';
import type { Balance } from '../rules/balance.ts';
import type { Explanation } from '../rules/explain.ts';
import { presentBalance } from './balance.ts';

export function presentExplained(
  policy: PolicyRef,
  { lines, exact, floor, rules }: Explanation,
  balance: Balance,
): BalanceExplained {
  const { year: _, ...figures } = presentBalance(policy, balance);
  return {
    ...figures,
    lines: lines.map((line) => ({
      from: line.from,
      to: line.to,
      months: daysToNumeric(line.months),
      annual: showDays(line.annual),
      week: line.week === null ? null : showDays(line.week),
      full_week: line.full_week === null ? null : showDays(line.full_week),
      days: daysToNumeric(line.days),
      why: line.why,
    })),
    exact: daysToNumeric(exact),
    floor: floor === null ? null : showDays(floor),
    rounding: rules?.round_to ? { to: showDays(rules.round_to), mode: rules.round_mode } : null,
  };
}
