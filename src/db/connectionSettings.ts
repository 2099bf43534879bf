/**
 * Settings that each connection of the service needs. Straight to Postgres they travel with the start of the
 * connection. A pooler drops them there, so behind one they are defaults of the role, which `migrate` sets.
 */
import type { Pool } from './pool.ts';
import { bound, sharedStatement } from './statement.ts';

/** Milliseconds a statement waits for a lock. */
const LOCK_PATIENCE = 5_000;
/**
 * Milliseconds that a transaction may pass between two statements. Shorter than LOCK_PATIENCE: if a process
 * hangs or vanishes, Postgres ends its transaction before those waiting for its locks give up.
 */
const IDLE_LIMIT = 4_000;

/**
 * Prepared statements are planned once (generic). random_page_cost is 1.1, because pages are in memory or on
 * SSDs: the default of 4 assumes spinning disks, and makes Postgres prefer sequential scans.
 */
const SETTINGS = {
  timezone: 'UTC',
  plan_cache_mode: 'force_generic_plan',
  random_page_cost: '1.1',
  statement_timeout: '15000',
  lock_timeout: String(LOCK_PATIENCE),
  idle_in_transaction_session_timeout: String(IDLE_LIMIT),
};

/** As the startup parameter `options`. */
export const CONNECTION_SETTINGS = Object.entries(SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

const differing = sharedStatement<{ name: string | null }, { names: string[]; settings: string[] }>(`
  SELECT s.name FROM unnest($names::text[], $settings::text[]) wanted (name, setting)
    JOIN pg_settings s ON lower(s.name) = wanted.name AND s.setting <> wanted.setting ORDER BY s.name`);

/** Names of the settings that connections through this pool lack. */
export async function missingSettings(pool: Pool): Promise<string[]> {
  const [result] = await pool.run([
    bound(differing, { names: Object.keys(SETTINGS), settings: Object.values(SETTINGS) }),
  ]);
  return result!.rows.map((row) => String(row['name']));
}

const becomeDefaults = Object.entries(SETTINGS).map(([name, value]) =>
  sharedStatement(`ALTER ROLE CURRENT_USER SET ${name} = '${value}'`),
);
/** Two processes that alter one role at the same time would fail. */
const alone = sharedStatement('SELECT pg_advisory_xact_lock(72)::text AS alone');

/** Makes the settings defaults of the pool's role. They count for its new connections. */
export async function keepSettingsForRole(pool: Pool): Promise<void> {
  await pool.run([bound(alone), ...becomeDefaults.map((one) => bound(one))]);
}
