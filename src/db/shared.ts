/**
 * Statements across workspaces: the workspace of a host, endpoints with something due, whether Postgres answers.
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

/** The workspace of a host; where there is only one workspace, it answers on any host. */
export async function workspaceOfHost(pool: Pool, host: string): Promise<string | undefined> {
  const found = await first(pool, hostRow, { host });
  if (found) return found.workspace_id;
  return (await first(pool, loneWorkspace))?.workspace_id ?? undefined;
}

/**
 * Whether Postgres has all migrations that this version knows; it may have more. Throws when Postgres does not answer.
 */
export const isMigrated = async (pool: Pool, names: readonly string[]): Promise<boolean> =>
  (await first(pool, migrationsRan, { names }))!.ran;

const wakeupAge = sharedStatement<{ age: number }>(`
  SELECT GREATEST(0, COALESCE(extract(epoch FROM clock_timestamp() - min(due_at)), 0))::float8 AS age FROM webhook_wakeups
   WHERE NOT fails`);

/**
 * Seconds that the longest waiting endpoint of all workspaces has been due; 0 when none is. Only an age: no names, no
 * counts. Endpoints that fail now are left out, because they are meant to wait for the others.
 */
export const oldestWakeup = async (pool: Pool): Promise<number> =>
  Math.round((await first(pool, wakeupAge))!.age * 10) / 10;

/** An endpoint whose sender is to be woken. */
export interface Wakeup {
  workspaceId: string;
  webhookId: string;
  /** It was failing when its wake-up was written: it waits for the healthy ones. */
  failing: boolean;
}

type WakeupRow = { workspace_id: string; webhook_id: string; failing: boolean };

const claimDue = sharedStatement<
  WakeupRow,
  { failing: boolean; quiet_seconds: number; limit: number; except: readonly string[] }
>(`
  UPDATE webhook_wakeups SET signalled_at = clock_timestamp()
   WHERE webhook_id = ANY (ARRAY(
     SELECT webhook_id FROM webhook_wakeups
      WHERE failing = $failing AND (signalled_at IS NULL OR signalled_at < clock_timestamp() - make_interval(secs => $quiet_seconds))
        AND workspace_id <> ALL ($except::uuid[])
      ORDER BY COALESCE(signalled_at, due_at) LIMIT $limit FOR UPDATE SKIP LOCKED))
  RETURNING workspace_id, webhook_id, failing`);
const claimOne = sharedStatement<NoRow, { webhook_id: string }>(
  'UPDATE webhook_wakeups SET signalled_at = clock_timestamp() WHERE webhook_id = $webhook_id AND signalled_at IS NULL',
);
const unclaim = sharedStatement<NoRow, { webhook_ids: readonly string[] }>(
  'UPDATE webhook_wakeups SET signalled_at = NULL WHERE webhook_id = ANY ($webhook_ids::uuid[])',
);
const everyWorkspace = sharedStatement<{ workspace_id: string }>(
  'SELECT DISTINCT workspace_id FROM workspace_hosts ORDER BY workspace_id',
);

/**
 * Claims wake-ups: nobody else gets them within `quietMs`, after which a sender that has not deleted its wake-up is
 * woken again. Either those of healthy endpoints or those of failing ones; the longest waiting first.
 *
 * @param except workspaces whose turn it is not.
 */
export async function claimWakeups(
  pool: Pool,
  {
    failing,
    quietMs,
    limit,
    except = [],
  }: { failing: boolean; quietMs: number; limit: number; except?: readonly string[] },
): Promise<Wakeup[]> {
  const [result] = await pool.run([
    bound(claimDue, { failing, quiet_seconds: quietMs / 1000, limit, except }),
  ]);
  return (result!.rows as WakeupRow[]).map((row) => ({
    workspaceId: row.workspace_id,
    webhookId: row.webhook_id,
    failing: row.failing,
  }));
}

/** Claims the wake-up of an endpoint whose sender was notified already. */
export const claimWakeup = async (pool: Pool, webhookId: string): Promise<void> => {
  await pool.run([bound(claimOne, { webhook_id: webhookId })]);
};

/** Releases claimed wake-ups whose senders could not be woken. */
export const releaseWakeups = async (pool: Pool, webhookIds: readonly string[]): Promise<void> => {
  await pool.run([bound(unclaim, { webhook_ids: webhookIds })]);
};

/** The ids of all workspaces, for jobs that go through them. */
export const listWorkspaceIds = async (pool: Pool): Promise<string[]> =>
  (await pool.run([bound(everyWorkspace)]))[0]!.rows.map((row) => String(row['workspace_id']));
