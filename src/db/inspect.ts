/** Facts for `doctor` about a Postgres server, the role it connects as, and the tables. */
import type { Pool } from './pool.ts';
import { bound, sharedStatement, type Given, type SharedStatement } from './statement.ts';

export interface ServerFacts {
  version: string;
  /** 180004 for 18.4. */
  number: number;
  encoding: string;
  database: string;
  role: string;
  /** Equal for two connections to the same server. */
  server: string;
  /** Row-level security does not bind the role, because it is a superuser or has BYPASSRLS. */
  unbound: boolean;
  /** The connection is encrypted. */
  tls: boolean;
  /** It is a standby: it refuses writes. */
  standby: boolean;
  /** Its clock, in milliseconds since 1970. */
  clock: number;
}

const serverFacts = sharedStatement<ServerFacts>(`
  SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
         current_setting('server_encoding') AS encoding, current_database()::text AS database, current_user::text AS role,
         pg_postmaster_start_time()::text || ' ' || COALESCE(inet_server_port(), 0) AS server,
         (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user) AS unbound,
         COALESCE((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS tls,
         pg_is_in_recovery() AS standby, (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS clock`);

const migrationNames = sharedStatement<{ name: string | null }>('SELECT name FROM migrations ORDER BY id');

/** Tables with a workspace that have no row-level security by design: they hold ids, hosts and times only. */
const OUTSIDE = ['webhook_wakeups', 'workspace_hosts'];

export interface WallFacts {
  /** Tables without row-level security, without FORCE, or without a policy. */
  open: string[];
  /** Tables that the role owns, or whose owner it is a member of. */
  owned: string[];
  /** Tables that the role cannot read. */
  shut: string[];
  tables: number;
}

const wallFacts = sharedStatement<WallFacts, { outside: readonly string[] }>(`
  WITH tables AS (
    SELECT c.oid, c.relname::text AS name, c.relowner,
           NOT (c.relrowsecurity AND c.relforcerowsecurity AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid)) AS open
      FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname <> ALL ($outside::text[])
       AND (c.relname = 'workspaces' OR EXISTS (
             SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'workspace_id' AND NOT a.attisdropped))
  )
  SELECT ARRAY(SELECT name FROM tables WHERE open ORDER BY name) AS open,
         ARRAY(SELECT name FROM tables WHERE pg_has_role(current_user, relowner, 'MEMBER') ORDER BY name) AS owned,
         ARRAY(SELECT name FROM tables WHERE NOT has_any_column_privilege(current_user, oid, 'SELECT') ORDER BY name) AS shut,
         (SELECT count(*)::int FROM tables) AS tables`);

const withoutWorkspace = sharedStatement<{ rows: number }>(
  'SELECT count(*)::int AS rows FROM (SELECT FROM users LIMIT 1) u',
);

const one = async <Row, Values extends object>(
  pool: Pool,
  statement: SharedStatement<Row, Values>,
  ...values: Given<Values>
) => (await pool.run([bound(statement, ...values)]))[0]!.rows[0] as Row;

export const inspectServer = (pool: Pool): Promise<ServerFacts> => one(pool, serverFacts);

/** Whether two connections lead to one database of one server. */
export const sameDatabase = (one: ServerFacts, other: ServerFacts): boolean =>
  one.server === other.server && one.database === other.database;

/** Names of the migrations that ran; null if there is no table of them. */
export async function ranMigrations(pool: Pool): Promise<string[] | null> {
  try {
    return (await pool.run([bound(migrationNames)]))[0]!.rows.map((row) => String(row['name']));
  } catch (error) {
    // undefined_table
    if ((error as { code?: string }).code === '42P01') return null;
    throw error;
  }
}

export const inspectWalls = (pool: Pool): Promise<WallFacts> => one(pool, wallFacts, { outside: OUTSIDE });

/** Whether people can be read without a workspace set: then the second wall does not hold for this role. */
export const seesWithoutWorkspace = async (pool: Pool): Promise<boolean> =>
  (await one(pool, withoutWorkspace)).rows > 0;
