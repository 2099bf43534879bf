/**
 * Statements across workspaces: the workspace of a host, endpoints with something due, whether Postgres
 * answers.
 */
import type { Pool } from './pool.ts';
import { bound, sharedStatement, type Given, type NoRow, type SharedStatement } from './statement.ts';

const hostRow = sharedStatement<{ workspace_id: string }, { host: string }>(
  'SELECT workspace_id FROM workspace_hosts WHERE host = $host',
);
const loneWorkspace = sharedStatement<{ workspace_id: string | null }>(
  `SELECT CASE WHEN count(DISTINCT workspace_id) = 1 THEN (array_agg(workspace_id))[1] END AS workspace_id FROM workspace_hosts`,
);
const migrationsRan = sharedStatement<{ ran: boolean }, { names: readonly string[] }>(
  'SELECT count(*) = cardinality($names::text[]) AS ran FROM migrations WHERE name = ANY ($names::text[])',
);

const first = async <Row, Values extends object>(
  pool: Pool,
  statement: SharedStatement<Row, Values>,
  ...values: Given<Values>
) => (await pool.run([bound(statement, ...values)]))[0]!.rows[0] as Row | undefined;

/** The workspace of a host. If there is only one workspace, it answers on any host. */
export async function workspaceOfHost(pool: Pool, host: string): Promise<string | undefined> {
  const found = await first(pool, hostRow, { host });
  if (found) return found.workspace_id;
  return (await first(pool, loneWorkspace))?.workspace_id ?? undefined;
}

/**
 * Whether Postgres has all migrations that this version knows; it may have more. Throws if Postgres does not
 * answer.
 */
export const isMigrated = async (pool: Pool, names: readonly string[]): Promise<boolean> =>
  (await first(pool, migrationsRan, { names }))!.ran;

const wakeupAge = sharedStatement<{ age: number }>(`
  SELECT GREATEST(0, COALESCE(extract(epoch FROM clock_timestamp() - min(due_at)), 0))::float8 AS age FROM webhook_wakeups
   WHERE NOT fails`);

/**
 * Seconds that the longest waiting endpoint of all workspaces has been due; 0 if none is. Failing endpoints
 * do not count, because they are meant to wait for healthy ones.
 */
export const oldestWakeup = async (pool: Pool): Promise<number> =>
  Math.round((await first(pool, wakeupAge))!.age * 10) / 10;

/** An endpoint with something due. */
export interface Wakeup {
  workspaceId: string;
  webhookId: string;
  /** It was failing when its wake-up was written, so it waits for healthy ones. */
  failing: boolean;
  /** It is failing now, even if somebody asked for its delivery, which then need not wait. */
  fails: boolean;
}

type WakeupRow = { workspace_id: string; webhook_id: string; failing: boolean; fails: boolean };

/**
 * Seconds after which a worker without a beat counts as gone. With the poll, others take over within eight
 * seconds.
 */
const BEAT_MISSED = 5;

// A claim holds while its worker writes beats; that worker may claim again after `quiet_seconds`. A claim
// that names no worker (written by an earlier version) expires.
const claimDue = sharedStatement<
  WakeupRow,
  { failing: boolean; worker: string; quiet_seconds: number; limit: number; except: readonly string[] }
>(`
  UPDATE webhook_wakeups SET signalled_at = clock_timestamp(), claimed_by = $worker
   WHERE webhook_id = ANY (ARRAY(
     SELECT webhook_id FROM webhook_wakeups
      WHERE failing = $failing AND workspace_id <> ALL ($except::uuid[])
        AND (signalled_at IS NULL
             OR signalled_at < clock_timestamp() - make_interval(secs => $quiet_seconds) AND COALESCE(claimed_by = $worker, true)
             OR signalled_at < clock_timestamp() - interval '${BEAT_MISSED} seconds'
                AND claimed_by <> ALL (ARRAY(SELECT worker FROM worker_beats WHERE beat_at > clock_timestamp() - interval '${BEAT_MISSED} seconds')))
      ORDER BY COALESCE(signalled_at, due_at) LIMIT $limit FOR UPDATE SKIP LOCKED))
  RETURNING workspace_id, webhook_id, failing, fails`);
const claimOne = sharedStatement<NoRow, { webhook_id: string; worker: string }>(`
  UPDATE webhook_wakeups SET signalled_at = clock_timestamp(), claimed_by = $worker
   WHERE webhook_id = $webhook_id AND signalled_at IS NULL`);
const unclaim = sharedStatement<NoRow, { worker: string; webhook_ids: readonly string[] }>(`
  UPDATE webhook_wakeups SET signalled_at = NULL, claimed_by = NULL
   WHERE webhook_id = ANY ($webhook_ids::uuid[]) AND claimed_by = $worker`);
const everyWorkspace = sharedStatement<{ workspace_id: string }>(
  'SELECT DISTINCT workspace_id FROM workspace_hosts ORDER BY workspace_id',
);

/** What to claim, and for which worker. */
export interface ClaimOptions {
  /** True: endpoints that were failing when their wake-ups were written. False: the others. */
  failing: boolean;
  /** The worker's id. */
  worker: string;
  /** Milliseconds after which a worker may claim again what it has claimed itself. */
  quietMs: number;
  limit: number;
  /** Workspaces to skip this time. */
  except?: readonly string[];
}

/** Claims wake-ups, longest waiting first. No other worker gets them while this one writes its beats. */
export async function claimWakeups(
  pool: Pool,
  { failing, worker, quietMs, limit, except = [] }: ClaimOptions,
): Promise<Wakeup[]> {
  const [result] = await pool.run([
    bound(claimDue, { failing, worker, quiet_seconds: quietMs / 1000, limit, except }),
  ]);
  return (result!.rows as WakeupRow[]).map((row) => ({
    workspaceId: row.workspace_id,
    webhookId: row.webhook_id,
    failing: row.failing,
    fails: row.fails,
  }));
}

/** Claims the wake-up of an endpoint whose sender was already notified. */
export const claimWakeup = async (pool: Pool, webhookId: string, worker: string): Promise<void> => {
  await pool.run([bound(claimOne, { webhook_id: webhookId, worker })]);
};

/**
 * Releases wake-ups that this worker claimed and will not serve: the next poll of any worker finds them.
 * Those that another worker has claimed meanwhile stay claimed.
 */
export const releaseWakeups = async (
  pool: Pool,
  worker: string,
  webhookIds: readonly string[],
): Promise<void> => {
  await pool.run([bound(unclaim, { worker, webhook_ids: webhookIds })]);
};

/** The ids of all workspaces. */
export const listWorkspaceIds = async (pool: Pool): Promise<string[]> =>
  (await pool.run([bound(everyWorkspace)]))[0]!.rows.map((row) => String(row['workspace_id']));
