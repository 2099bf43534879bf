import type { License } from '../../../generated/types.ts';
import { KEY_LIMITS, planHasApi } from '../../../workspace/workspace.ts';
import { graceUntil } from '../rules/license.ts';
import type { LicenseStateRow } from '../store/license.ts';

export function presentLicense(row: LicenseStateRow): License {
  return {
    plan: row.plan,
    seats: row.seats,
    seats_used: row.seats_used,
    api_access: planHasApi({ plan: row.plan, apiAddon: row.api_addon }),
    rate_limit_per_minute: KEY_LIMITS[row.plan],
    valid_until: row.valid_until,
    addons: row.api_addon ? ['api'] : [],
    status: statusOf(row.stage),
    grace_until: row.stage === null || row.valid_until === null ? null : graceUntil(row.valid_until),
  };
}

function statusOf(stage: LicenseStateRow['stage']): License['status'] {
  if (stage === null || stage === 'replaced') return 'none';
  return stage === 'ending' ? 'active' : stage;
}
