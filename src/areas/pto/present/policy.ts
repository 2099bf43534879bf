import { showDays } from '../../../civil/days.ts';
import type { Policy } from '../../../generated/types.ts';
import { policyOf } from '../store/account.ts';
import { isUnlimited, rulesOn } from '../rules/types.ts';
import type { PolicyRow } from '../store/policies.ts';

export function presentPolicy(row: PolicyRow, today: string): Policy {
  const rules = rulesOn(policyOf(row), today);
  return {
    id: row.id!,
    name: row.name,
    unit: rules.unit,
    paid: row.paid,
    leave_year_start: row.leave_year_start,
    annual_days: isUnlimited(rules) ? null : showDays(rules.annual_days),
    requires_approval: rules.requires_approval,
    allow_half_days: rules.allow_half_days,
    min_notice_days: rules.min_notice_days,
    max_consecutive_days: rules.max_consecutive_days,
    waiting_days: rules.waiting_days,
    attachment_after_days: row.attachment_after_days,
    color: row.color,
  };
}
