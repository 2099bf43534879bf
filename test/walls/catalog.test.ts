/** What Postgres's catalog says about the walls between workspaces, for every table. */
import { describe, expect, test } from '@jest/globals';
import { openDatabase } from '../support/opening.ts';

const database = await openDatabase();

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.admin.query<Row>(text, values)).rows;
const names = async (text: string): Promise<string[]> =>
  (await rows<{ name: string }>(text)).map((row) => row.name).sort();

/**
 * Outside the walls by design: which host belongs to which workspace, and which endpoint has something due.
 * They hold nothing else.
 */
const SHARED = ['webhook_wakeups', 'workspace_hosts'];
/** The tables in which knex records its migrations. */
const MIGRATIONS = ['migrations', 'migrations_lock'];
/** Data of the installation: what shows whether a secret is its own. */
const INSTALLATION = ['app_secret_seals'];
/**
 * Only counts, times and ids shared by processes. `removed_files` outlives the workspace whose objects it
 * lists.
 */
const COUNTS = ['limit_counts', 'open_sockets', 'removed_files', 'worker_beats'];

const TABLES = `SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`;
const WITH_WORKSPACE = `${TABLES} AND (c.relname = 'workspaces' OR EXISTS
  (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'workspace_id' AND NOT a.attisdropped))`;

describe('row-level security', () => {
  test('is enabled and forced on every table with workspace_id, except the two that are outside the walls', async () => {
    const open = await names(`${WITH_WORKSPACE} AND NOT (c.relrowsecurity AND c.relforcerowsecurity)`);
    expect(open).toEqual(SHARED);
  });

  test('every table has workspace_id, except knex’s, the seals and plain counts', async () => {
    const all = await names(TABLES);
    const owned = await names(WITH_WORKSPACE);
    expect(all.filter((name) => !owned.includes(name))).toEqual(
      [...COUNTS, ...INSTALLATION, ...MIGRATIONS].sort(),
    );
    expect(owned.length).toBeGreaterThan(20);
  });

  test('has one policy per table, for all commands and roles, with the same condition for reading and writing', async () => {
    const policies = await rows<Record<string, unknown>>(
      `SELECT tablename, cmd, roles::text, permissive, qual, with_check FROM pg_policies WHERE schemaname = 'public' ORDER BY tablename`,
    );
    const walled = (await names(WITH_WORKSPACE)).filter((name) => !SHARED.includes(name));
    expect(policies.map((one) => one['tablename'])).toEqual(walled);
    for (const { tablename, cmd, roles, permissive, qual, with_check } of policies) {
      const column = tablename === 'workspaces' ? 'id' : 'workspace_id';
      const condition = `(${column} = (NULLIF(current_setting('app.workspace'::text, true), ''::text))::uuid)`;
      expect({ tablename, cmd, roles, permissive, qual, with_check }).toEqual({
        tablename,
        cmd: 'ALL',
        roles: '{public}',
        permissive: 'PERMISSIVE',
        qual: condition,
        // a policy without its own check uses the same condition for both
        with_check: tablename === 'workspaces' ? null : condition,
      });
    }
  });

  test('workspace_id is never null', async () => {
    const nullable = await rows(
      `SELECT c.relname, a.attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attname = 'workspace_id' AND NOT a.attnotnull`,
    );
    expect(nullable).toEqual([]);
  });
});

describe('references', () => {
  test('between tables of a workspace include workspace_id, because Postgres checks them without row-level security', async () => {
    const plain = await rows<{ name: string }>(`
      SELECT conrelid::regclass || '.' || conname AS name
        FROM pg_constraint k
       WHERE contype = 'f' AND confrelid <> 'workspaces'::regclass AND connamespace = 'public'::regnamespace
         AND NOT EXISTS (
           SELECT 1 FROM unnest(k.conkey, k.confkey) AS pair (mine, theirs)
             JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = pair.mine AND a.attname = 'workspace_id'
             JOIN pg_attribute b ON b.attrelid = k.confrelid AND b.attnum = pair.theirs AND b.attname = 'workspace_id')`);
    expect(plain).toEqual([]);
  });

  test('every uuid column named after a table is such a reference', async () => {
    const loose = await names(`
      SELECT c.relname || '.' || a.attname AS name
        FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.atttypid = 'uuid'::regtype
         AND a.attname LIKE '%\\_id' AND NOT a.attisdropped AND a.attname <> 'workspace_id'
         AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.contype = 'f' AND k.conrelid = c.oid AND a.attnum = ANY (k.conkey))`);
    expect(loose).toEqual([
      'absences.reviewer_id', // an event of the past: the person's data are stored next to it
      'audit_chain.entry_id', // the link of a line that is set aside stays
      'audit_keys.entry_id', // so does its key
      'audit_log.actor_id', // a person, a key or the system
      'audit_log.resource_id', // any kind of record
      'deliveries.event_id', // events are removed by dropping a partition, which a foreign key would prevent
      'delivery_attempts.delivery_id', // so are deliveries; a trigger deletes attempts with their delivery
      'escalations.record_id', // a request of one of three kinds
      'exceptions.record_id', // a record of any kind
      'notifications.resource_id', // any kind of record
      'open_sockets.user_id', // rows live only as long as a process; a deleted person has no socket
      'payment_causes.cause_id', // any kind of cause; generated columns, one per kind, are the references
      'users.employment_id', // the id of the latest employment, which former_employments has later
      'wallet_entries.cause_id', // any kind of cause
      'webhook_wakeups.webhook_id', // outside the walls: no reference may lead into them
    ]);
  });

  test('every unique key of a workspace’s table starts with workspace_id', async () => {
    const keys = await rows<{ name: string }>(`
      SELECT i.indrelid::regclass || '.' || c.relname AS name
        FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
        LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
       WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace AND a.attname IS DISTINCT FROM 'workspace_id'
         AND NOT c.relispartition
       ORDER BY 1`);
    expect(keys.map((row) => row.name)).toEqual([
      'api_keys.api_keys_prefix_key', // random and secret, and identifies a key in all workspaces
      'app_secret_seals.app_secret_seals_pkey',
      'limit_counts.limit_counts_pkey',
      'migrations.migrations_pkey',
      'migrations_lock.migrations_lock_pkey',
      'open_sockets.open_sockets_pkey',
      'removed_files.removed_files_pkey',
      'webhook_wakeups.webhook_wakeups_pkey',
      'worker_beats.worker_beats_pkey',
      'workspace_hosts.workspace_hosts_pkey',
      'workspaces.workspaces_pkey',
      'workspaces.workspaces_slug_key',
    ]);
  });
});

describe('the app’s role', () => {
  test('is not a superuser, bypasses nothing, creates nothing, and belongs to no other role', async () => {
    const [role] = await rows(
      `SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
              (SELECT count(*)::int FROM pg_auth_members WHERE member = r.oid) AS memberships
         FROM pg_roles r WHERE rolname = 'workforce_app'`,
    );
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      memberships: 0,
    });
  });

  test('owns nothing, and cannot create anything', async () => {
    const owned = await rows(
      `SELECT c.relname FROM pg_class c JOIN pg_roles r ON r.oid = c.relowner WHERE r.rolname = 'workforce_app'
       UNION ALL SELECT p.proname FROM pg_proc p JOIN pg_roles r ON r.oid = p.proowner WHERE r.rolname = 'workforce_app'
       UNION ALL SELECT d.datname FROM pg_database d JOIN pg_roles r ON r.oid = d.datdba WHERE r.rolname = 'workforce_app'`,
    );
    expect(owned).toEqual([]);
    const [may] = await rows(
      `SELECT has_schema_privilege('workforce_app', 'public', 'CREATE') AS create_in_public`,
    );
    expect(may).toEqual({ create_in_public: false });
  });

  test('cannot change or delete rows of append-only tables, or truncate anything', async () => {
    for (const table of ['audit_log', 'leave_ledger', 'wallet_entries']) {
      const [may] = await rows(
        `SELECT has_table_privilege('workforce_app', $1, 'SELECT') AS read, has_table_privilege('workforce_app', $1, 'INSERT') AS add,
                has_table_privilege('workforce_app', $1, 'UPDATE') AS change, has_table_privilege('workforce_app', $1, 'DELETE') AS remove,
                (SELECT bool_or(has_column_privilege('workforce_app', $1, attname, 'UPDATE')) FROM pg_attribute
                  WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped) AS change_a_column`,
        [table],
      );
      expect([table, may]).toEqual([
        table,
        { read: true, add: true, change: false, remove: false, change_a_column: false },
      ]);
    }
    expect(await names(`${TABLES} AND has_table_privilege('workforce_app', c.oid, 'TRUNCATE')`)).toEqual([]);
    expect(await names(`${TABLES} AND has_table_privilege('workforce_app', c.oid, 'TRIGGER')`)).toEqual([]);
  });

  test('cannot add or remove a workspace or a host, or touch the migrations', async () => {
    const [may] = await rows(
      `SELECT has_table_privilege('workforce_app', 'workspaces', 'INSERT, DELETE') AS workspaces,
              has_table_privilege('workforce_app', 'workspace_hosts', 'INSERT, UPDATE, DELETE') AS hosts,
              has_table_privilege('workforce_app', 'migrations', 'INSERT, UPDATE, DELETE') AS migrations`,
    );
    expect(may).toEqual({ workspaces: false, hosts: false, migrations: false });
  });

  test('no function runs with the rights of another role, except five that check their arguments', async () => {
    const definers = await names(
      `SELECT proname::text AS name FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace
          AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = pg_proc.oid AND d.deptype = 'e')`,
    );
    expect(definers.sort()).toEqual([
      // drops weekly partitions older than 30 days
      'drop_partition',
      // clears names and reasons in the ledger of an anonymised person, and nothing else in it
      'forget_in_ledger',
      // creates the partitions of coming years
      'make_audit_year',
      // creates the partitions of coming weeks
      'make_partition',
      // the only way to create a workspace; it checks that an operator calls, and creates trials only
      'make_pilot_workspace',
    ]);
  });

  test('no view bypasses the walls', async () => {
    expect(
      await rows(
        `SELECT relname FROM pg_class WHERE relkind IN ('v', 'm') AND relnamespace = 'public'::regnamespace
            AND NOT 'security_invoker=true' = ANY (COALESCE(reloptions, '{}'))`,
      ),
    ).toEqual([]);
  });
});
