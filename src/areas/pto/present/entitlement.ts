import { days, showDays } from '../../../civil/days.ts';
import type { LeaveEntitlement } from '../../../generated/types.ts';
import { exceptionIn } from '../../../people/exceptions.ts';
import { refIn } from '../../../people/named.ts';
import type { EntitlementRow } from '../store/entitlements.ts';

export const presentEntitlement = (row: EntitlementRow): LeaveEntitlement => ({
  id: row.id,
  employee: refIn(row, 'employee'),
  policy: { id: row.policy_id, name: row.policy_name },
  unit: row.unit,
  valid_from: row.valid_from,
  annual_days: row.annual_days === null ? null : showDays(days(row.annual_days)),
  extra_days: showDays(days(row.extra_days)),
  reason: row.reason,
  exception: exceptionIn(row),
  created_at: row.created_at,
});
