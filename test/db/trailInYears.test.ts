/** The migration that partitions the audit trail by year, on a database whose trail has lines. */
import { expect, test } from '@jest/globals';
import { chainLines } from '../../src/areas/logs/actions/chainLines.ts';
import { verifyChain } from '../../src/areas/logs/actions/verifyChain.ts';
import { workspaceDb } from '../../src/db/handle.ts';
import { createPool } from '../../src/db/pool.ts';
import { migrations } from '../../src/generated/migrations.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { createDatabase } from '../support/database.ts';
import { openClient, opened } from '../support/opening.ts';
import { partitionsOf } from '../support/partitions.ts';

const database = await opened(createDatabase('TEMPLATE template0'), (one) => one.drop());
const { admin } = database;
const KEY = 'ab'.repeat(32);

const all = async (text: string) => (await admin.query<Record<string, unknown>>(text)).rows;
const TABLES = ['audit_log', 'audit_keys', 'audit_trail'];
const contentOf = (table: string) =>
  all(
    `SELECT md5(string_agg(md5(to_jsonb(t)::text), '' ORDER BY md5(to_jsonb(t)::text))) AS is, count(*)::int AS n FROM ${table} t`,
  );
const shapeOf = async () => ({
  columns: await all(
    `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ANY ('{audit_log,audit_trail}') ORDER BY 1, ordinal_position`,
  ),
  checks: await all(
    `SELECT pg_get_constraintdef(oid) AS is FROM pg_constraint WHERE conrelid = 'audit_log'::regclass AND contype IN ('c', 'f', 'p') ORDER BY 1`,
  ),
  rights: await all(
    `SELECT table_name, privilege_type FROM information_schema.role_table_grants
      WHERE table_schema = 'public' AND table_name = ANY ('{audit_log,audit_trail}') AND grantee = 'workforce_app' ORDER BY 1, 2`,
  ),
  walls: await all(
    `SELECT relrowsecurity, relforcerowsecurity, (SELECT count(*)::int FROM pg_policy WHERE polrelid = c.oid) AS policies
       FROM pg_class c WHERE oid = 'audit_log'::regclass`,
  ),
});
const write = async (count: number) => {
  const client = await openClient(database.ownerUrl.replace(/\?.*$/, ''));
  await client.query(`SELECT set_config('app.audit_key', $1, false)`, [KEY]);
  for (const { workspace_id, id } of await all('SELECT workspace_id, id FROM users')) {
    await client.query(`SELECT set_config('app.workspace', $1, false)`, [workspace_id]);
    await client.query(
      `INSERT INTO audit_log (workspace_id, action, resource_type, resource_id, actor, actor_id, source, ip, changes, line)
       SELECT $1, 'updated', 'user', $2::uuid, jsonb_build_object('id', $2::uuid, 'email', 'a@example.test', 'name', 'A B'), $2::uuid, 'dashboard',
              '192.0.2.7', '{"job_title": [null, "Cartographer"]}', 'updated user · dashboard' FROM generate_series(1, $3)`,
      [workspace_id, id, count],
    );
  }
  await client.end();
};

test('a trail with lines keeps every line, signed and sealed as it was, and every column, check, grant and policy; its chain continues', async () => {
  const at = migrations.findIndex(({ name }) => name.includes('1100_trail_in_years'));
  expect(at).toBeGreaterThan(0);
  await migrate(database, migrations.slice(0, at));
  await admin.query(`
    INSERT INTO workspaces (slug, name, plan) SELECT 'w' || n, 'W', 'managed' FROM generate_series(1, 3) n;
    INSERT INTO users (workspace_id, email, first_name, last_name, role, status, start_date)
      SELECT id, 'a@example.test', 'A', 'B', 'admin', 'active', '2020-01-01' FROM workspaces;
    INSERT INTO workspace_hosts (workspace_id, host) SELECT id, slug FROM workspaces`);
  await write(200);
  const before = [await Promise.all(TABLES.map(contentOf)), await shapeOf()];
  expect(before[0]).toMatchObject(Array(3).fill([{ n: 600 }]));

  await migrate(database, migrations.slice(0, at + 1));
  expect([await Promise.all(TABLES.map(contentOf)), await shapeOf()]).toEqual(before);
  const year = new Date(Date.now() + 86_400_000).getUTCFullYear();
  expect(await partitionsOf(admin, 'audit_log')).toEqual([
    `before_${year + 1}0101`,
    `before_${year + 2}0101`,
    'later',
  ]);

  // this version reads the trail with functions of a later migration
  await migrate(database, migrations);
  await write(5);
  const pool = createPool({ url: database.appUrl, size: 2, auditKey: KEY, onIdleError: () => undefined });
  await chainLines(pool, () => false);
  for (const { id } of await all('SELECT id FROM workspaces'))
    expect(await verifyChain(workspaceDb(pool, id as string))).toMatchObject({
      rows: 205,
      firstBreak: null,
      waiting: { rows: 0 },
    });
  await pool.end();
  expect(
    await all(
      'SELECT count(*)::int AS n FROM audit_trail WHERE changes <> \'{"job_title": [null, "Cartographer"]}\'',
    ),
  ).toEqual([{ n: 0 }]);
});
