/**
 * Generic plans, made once for any parameter values, must read few rows for one person, even among many
 * workspaces.
 */
import { beforeAll, expect, test } from '@jest/globals';
import { auditLinesWithin } from '../../src/areas/logs/store/audit.ts';
import { writeGuard } from '../../src/areas/tracking/store/entries.ts';
import { openClient, openWorld } from '../support/opening.ts';

const { service, world } = await openWorld();
beforeAll(async () => {
  const client = await service.database.admin.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query(
      `WITH made AS (
         INSERT INTO workspaces (slug, name, plan) SELECT 'many' || n, 'Many', 'managed' FROM generate_series(1, 400) n RETURNING id
       ) INSERT INTO users (workspace_id, email, first_name, last_name, role, status, start_date)
         SELECT id, 'someone@example.test', 'Some', 'One', 'employee', 'active', '2020-01-01' FROM made`,
    );
    await client.query(
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source, no_overlap)
       SELECT u.workspace_id, u.id, at, at + interval '1 minute', 'UTC', 'import', false
         FROM users u, LATERAL generate_series('2024-01-01'::timestamptz, '2024-01-01'::timestamptz + interval '1 hour'
                * CASE WHEN u.workspace_id = $1 THEN 5000 ELSE 100 END, '1 hour') at`,
      [world.id],
    );
    await client.query(
      `INSERT INTO audit_log (workspace_id, id, created_at, action, resource_type, actor, actor_id, source, line)
       SELECT $1, uuidv7('2024-01-01'::timestamptz + n * interval '1 minute' - clock_timestamp()),
              '2024-01-01'::timestamptz + n * interval '1 minute', 'updated', 'user', '{}', $2, 'system', 'updated user'
         FROM generate_series(1, 20000) n`,
      [world.id, world.admin.id],
    );
    await client.query('ANALYZE');
  } finally {
    client.release(true);
  }
}, 120_000);

/** The generic plan of a statement as text, with row-level security applied. */
async function planned(text: string): Promise<string> {
  const client = await openClient(service.database.appUrl);
  await client.query(`SELECT set_config('app.workspace', $1, false)`, [world.id]);
  const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN) ${text}`);
  return rows.map((row) => row['QUERY PLAN'] as string).join('\n');
}

test('a page of one’s entries is read in index order, without sorting all of them', async () => {
  const { pool } = service.app.services;
  const run = pool.run.bind(pool);
  let list: string | undefined;
  pool.run = (items) => {
    list ??= items.map(({ statement }) => statement.text).find((text) => /FROM time_entries e/.test(text));
    return run(items);
  };
  const reply = await service.request(world, 'GET', '/tracking/entries/', {
    as: world.employee,
    query: { limit: 50 },
  });
  expect(reply.body.data).toHaveLength(50);

  const plan = await planned(list!);
  const cut = plan.slice(plan.indexOf('CTE cut'), plan.indexOf('CTE Scan on cut'));
  expect(cut).toContain('Index Scan using time_entries_employee');
  expect(cut).not.toContain('Sort');
});

test('conflicts of an entry are searched among entries of its days, not among all later ones', async () => {
  const [range] = /Index Cond: .*started_at .*/.exec(await planned(writeGuard.text))!;
  expect(range).toMatch(/started_at < .*started_at >= /);
});

test('a batch of an exported audit trail starts where the last one ended: no earlier line is read again', async () => {
  const plan = await planned(auditLinesWithin.text);
  expect(plan).toMatch(/Index Cond: .*id > .*id >= audit_ids_from/);
  expect(plan).not.toContain('Sort');
});
