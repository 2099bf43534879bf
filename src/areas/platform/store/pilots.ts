/** Trials, stored as rows of their operator, and the statement that creates a workspace. */
import { defineList } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import type { LicensedPlan } from '../../../workspace/license.ts';
import type { PilotStatus } from '../rules/pilot.ts';

export interface PilotRow {
  id: string;
  pilot_workspace_id: string;
  workspace_name: string;
  slug: string;
  host: string;
  admin_email: string;
  seats: number;
  ends_on: string;
  status: PilotStatus;
  converted_plan: LicensedPlan | null;
  end_reason: string | null;
  finished_at: string | null;
  /** The last day that was announced. */
  warned_for: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

const COLUMNS = `
  p.id, p.pilot_workspace_id, p.workspace_name, p.slug, p.host, p.admin_email, p.seats, p.ends_on::text AS ends_on, p.status,
  p.converted_plan, p.end_reason, p.finished_at, p.warned_for::text AS warned_for, p.version, p.created_at, p.updated_at`;

export const pilotList = defineList<PilotRow, { status: readonly PilotStatus[] }>({
  name: 'pilots',
  columns: COLUMNS,
  from: 'pilots p',
  where: 'p.workspace_id = $1',
  id: 'p.id',
  orders: {
    created_at: { sql: 'p.created_at', type: 'timestamptz' },
    ends_on: { sql: 'p.ends_on', type: 'date' },
  },
  filters: { status: 'p.status = ANY ($status::text[])' },
});

export const pilotById = statement<PilotRow, { id: string }>(
  `SELECT ${COLUMNS} FROM pilots p WHERE p.workspace_id = $1 AND p.id = $id`,
);

/** As `pilotById`, locked until the transaction ends. */
export const pilotForChange = statement<PilotRow, { id: string }>(
  `SELECT ${COLUMNS} FROM pilots p WHERE p.workspace_id = $1 AND p.id = $id FOR UPDATE`,
);

export const ownHosts = statement<{ hosts: string[] }>(
  `SELECT ARRAY(SELECT host::text FROM workspace_hosts WHERE workspace_id = $1 ORDER BY host) AS hosts`,
);

/** Creates the workspace of a trial with its host and the settings of its operator, the current workspace. */
export const makeWorkspace = statement<
  NoRow,
  {
    id: string;
    slug: string;
    name: string;
    host: string;
    operator_host: string | null;
    seats: number;
    ends_on: string;
  }
>(
  `SELECT FROM make_pilot_workspace($1, $id::uuid, $slug, $name, $host, $operator_host, $seats, $ends_on::date)`,
);

export const insertPilot = statement<
  PilotRow,
  {
    pilot_workspace_id: string;
    workspace_name: string;
    slug: string;
    host: string;
    admin_email: string;
    seats: number;
    ends_on: string;
  }
>(`
  INSERT INTO pilots AS p (workspace_id, pilot_workspace_id, workspace_name, slug, host, admin_email, seats, ends_on)
  VALUES ($1, $pilot_workspace_id, $workspace_name, $slug, $host, $admin_email, $seats, $ends_on)
  RETURNING ${COLUMNS}`);

/** Sets the last day. The end is then announced anew, because `warned_for` differs. */
export const movePilotEnd = statement<PilotRow, { id: string; ends_on: string }>(`
  UPDATE pilots p SET ends_on = $ends_on WHERE p.workspace_id = $1 AND p.id = $id AND p.status = 'active' RETURNING ${COLUMNS}`);

export const finishPilot = statement<
  PilotRow,
  {
    id: string;
    before: PilotStatus;
    after: PilotStatus;
    now: string;
    plan: LicensedPlan | null;
    seats: number | null;
    reason: string | null;
  }
>(`
  UPDATE pilots p
     SET status = $after, finished_at = $now, converted_plan = $plan, seats = COALESCE($seats::int, p.seats), end_reason = $reason
   WHERE p.workspace_id = $1 AND p.id = $id AND p.status = $before RETURNING ${COLUMNS}`);

/** Active trials that are over, or end soon and are not announced yet. */
export const duePilots = statement<{ id: string }, { today: string; soon: string }>(`
  SELECT p.id FROM pilots p
   WHERE p.workspace_id = $1 AND p.status = 'active'
     AND (p.ends_on < $today::date OR p.ends_on <= $soon::date AND p.warned_for IS DISTINCT FROM p.ends_on)
   ORDER BY p.ends_on, p.id`);

/** Trials of the operator since a time, newest first, and whether they are for this address. */
export const recentPilots = statement<
  { created_at: string; same_address: boolean },
  { since: string; email: string }
>(`
  SELECT p.created_at, lower(p.admin_email) = lower($email::text) AS same_address FROM pilots p
   WHERE p.workspace_id = $1 AND p.created_at > $since::timestamptz ORDER BY p.created_at DESC, p.id DESC`);

export const noteWarned = statement<NoRow, { id: string }>(
  'UPDATE pilots SET warned_for = ends_on WHERE workspace_id = $1 AND id = $id',
);
