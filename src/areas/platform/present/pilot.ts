import type { Pilot } from '../../../generated/types.ts';
import { openActions } from '../../../lib/machine.ts';
import { PILOT_MACHINE } from '../rules/pilot.ts';
import type { PilotRow } from '../store/pilots.ts';

/** What the operator sees of a trial: its own row, and nothing from inside the workspace. */
export function presentPilot(row: PilotRow): Pilot {
  return {
    id: row.id,
    workspace_name: row.workspace_name,
    slug: row.slug,
    host: row.host,
    admin_email: row.admin_email,
    seats: row.seats,
    ends_on: row.ends_on,
    status: row.status,
    converted_plan: row.converted_plan,
    end_reason: row.end_reason,
    finished_at: row.finished_at,
    allowed_actions: openActions(PILOT_MACHINE, row.status, null),
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
