/** Generic plans, made once for any values, must find few rows of few people also among many workspaces. */
import { beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { openWorld } from '../support/opening.ts';

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
    await client.query('ANALYZE');
  } finally {
    client.release(true);
  }
}, 120_000);

test('a page of one’s entries is read in the order of the index: not all of them, to be sorted', async () => {
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

  const client = new pg.Client({ connectionString: service.database.appUrl });
  await client.connect();
  await client.query(`SELECT set_config('app.workspace', $1, false)`, [world.id]);
  const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN) ${list}`);
  await client.end();
  const plan = rows.map((row) => row['QUERY PLAN'] as string).join('\n');
  expect(plan).toContain('time_entries_employee');
  expect(plan).not.toContain('Sort');
});
