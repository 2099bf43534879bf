import { showDays } from '../../../civil/days.ts';
import type { PolicyRef, PtoBalance } from '../../../generated/types.ts';
import type { Balance } from '../rules/balance.ts';

export function presentBalance(policy: PolicyRef, balance: Balance): PtoBalance {
  return {
    policy: { id: policy.id, name: policy.name },
    unit: balance.unit,
    year: balance.year,
    leave_year: { year: balance.year, from: balance.from, to: balance.to },
    as_of: balance.as_of,
    entitled: showDays(balance.entitled),
    accrued: showDays(balance.accrued),
    carried_over: showDays(balance.carried_over),
    carry_expires_on: balance.carry_expires_on,
    used: showDays(balance.used),
    pending: showDays(balance.pending),
    adjusted: showDays(balance.adjusted),
    available: balance.unlimited ? null : showDays(balance.available),
    projected_year_end: balance.unlimited ? null : showDays(balance.projected_year_end),
  };
}
