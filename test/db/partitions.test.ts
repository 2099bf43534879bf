/** The migrations that partition events, attempts and deliveries, on a database with rows. */
import { expect, test } from '@jest/globals';
import { migrations } from '../../src/generated/migrations.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { createDatabase } from '../support/database.ts';
import { opened } from '../support/opening.ts';
import { partitionsOf } from '../support/partitions.ts';

const database = await opened(createDatabase('TEMPLATE template0'), (one) => one.drop());
const { admin } = database;

/** The whole content of a table as one text. */
const contentOf = async (table: string) => {
  const { rows } = await admin.query<{ content: string }>(
    `SELECT count(*) || ' ' || md5(string_agg(md5(to_jsonb(t)::text), '' ORDER BY md5(to_jsonb(t)::text))) AS content FROM ${table} t`,
  );
  return rows[0]!.content;
};
const catalog = async (table: string) => ({
  columns: (
    await admin.query(
      `SELECT column_name, data_type, is_nullable, column_default FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`,
      [table],
    )
  ).rows,
  checks: (
    await admin.query(
      `SELECT pg_get_constraintdef(oid) AS is FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('c', 'f') ORDER BY 1`,
      [table],
    )
  ).rows,
  indexes: (
    await admin.query<{ is: string }>(
      `SELECT regexp_replace(indexdef, '^.* USING', 'USING') AS is FROM pg_indexes WHERE schemaname = 'public' AND tablename = $1 ORDER BY 1`,
      [table],
    )
  ).rows,
  rights: (
    await admin.query(
      `SELECT privilege_type FROM information_schema.role_table_grants
        WHERE table_schema = 'public' AND table_name = $1 AND grantee = 'workforce_app' ORDER BY 1`,
      [table],
    )
  ).rows,
  walls: (
    await admin.query(
      `SELECT relrowsecurity, relforcerowsecurity, (SELECT count(*)::int FROM pg_policy WHERE polrelid = c.oid) AS policies
         FROM pg_class c WHERE oid = $1::regclass`,
      [table],
    )
  ).rows,
});

test('a database with rows keeps every row, column, check, reference, grant and policy, and accepts writes', async () => {
  const at = migrations.findIndex(({ name }) => name.includes('2010_partitions'));
  expect(at).toBeGreaterThan(0);
  await migrate(database, migrations.slice(0, at));

  await admin.query(`
    INSERT INTO workspaces (slug, name, plan) SELECT 'w' || n, 'W', 'managed' FROM generate_series(1, 3) n;
    INSERT INTO webhooks (workspace_id, url, events, secret_sealed, secret_hint)
      SELECT id, 'https://example.test/', '{clock.started}', 'x', '…' FROM workspaces;
    WITH event AS (
      INSERT INTO events (workspace_id, kind, occurred_at, body)
      SELECT w.id, 'clock.started', now(), repeat(n::text, 200) FROM workspaces w, generate_series(1, 500) n RETURNING workspace_id, id, kind
    ), delivery AS (
      INSERT INTO deliveries (workspace_id, webhook_id, event_id, kind, status)
      SELECT e.workspace_id, w.id, e.id, e.kind, 'delivered' FROM event e JOIN webhooks w USING (workspace_id) RETURNING workspace_id, id
    ) INSERT INTO delivery_attempts (workspace_id, delivery_id, number, outcome, timings, body_excerpt)
      SELECT workspace_id, id, n, 'failed', '{"total_ms": 3}', '\\x00ff' FROM delivery, generate_series(1, 2) n`);
  const tables = ['events', 'deliveries', 'delivery_attempts'];
  const before = await Promise.all(
    tables.map(async (table) => [table, await contentOf(table), await catalog(table)] as const),
  );

  expect(await migrate(database, migrations.slice(0, at + 1))).toEqual([migrations[at]!.name]);

  for (const [table, content, was] of before) {
    expect([table, await contentOf(table)]).toEqual([table, content]);
    const is = await catalog(table);
    expect([table, is.columns, is.rights, is.walls]).toEqual([table, was.columns, was.rights, was.walls]);
    if (table !== 'deliveries') expect([table, is.checks]).toEqual([table, was.checks]);
    if (table !== 'delivery_attempts') expect([table, is.indexes]).toEqual([table, was.indexes]);
  }
  const [, , deliveries] = before[1]!;
  const gone = 'FOREIGN KEY (workspace_id, event_id) REFERENCES events(workspace_id, id)';
  expect(deliveries.checks).toContainEqual({ is: gone });
  expect((await catalog('deliveries')).checks).toEqual(deliveries.checks.filter((one) => one.is !== gone));
  expect((await catalog('delivery_attempts')).indexes).toEqual([
    { is: 'USING btree (workspace_id, delivery_id, number)' },
  ]);

  for (const table of ['events', 'delivery_attempts']) {
    const names = await partitionsOf(admin, table);
    expect(names).toEqual([
      expect.stringMatching(/^before_\d{8}$/),
      expect.stringMatching(/^before_\d{8}$/),
      'default',
    ]);
  }
  // a duplicate is refused as before, and deleting a delivery deletes its attempts
  await expect(
    admin.query(
      `INSERT INTO delivery_attempts (workspace_id, delivery_id, number)
       SELECT workspace_id, delivery_id, number FROM delivery_attempts LIMIT 1`,
    ),
  ).rejects.toThrow('duplicate key');
  await admin.query('DELETE FROM deliveries WHERE id = (SELECT id FROM deliveries ORDER BY id LIMIT 1)');
  const { rows } = await admin.query('SELECT count(*)::int AS n FROM delivery_attempts');
  expect(rows).toEqual([{ n: 2_998 }]);
});

test('deliveries keep every row in every state and everything the table had; other tables no longer have foreign keys to them', async () => {
  const at = migrations.findIndex(({ name }) => name.includes('1000_deliveries'));
  await migrate(database, migrations.slice(0, at));
  await admin.query(`
    WITH numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM deliveries)
    UPDATE deliveries d
       SET status = (ARRAY['pending', 'retrying', 'held', 'delivered', 'failed'])[1 + n % 5], grouped = n % 3 = 0, attempt_count = n % 7,
           resends = n % 4, run_missing = n % 5 = 1, asked_for = n % 2 = 0, locked_until = CASE WHEN n % 6 = 0 THEN now() END,
           next_attempt_at = CASE WHEN n % 5 < 2 THEN now() END, settled_at = CASE WHEN n % 5 > 2 THEN now() END
      FROM numbered WHERE d.id = numbered.id;
    INSERT INTO deliveries (workspace_id, webhook_id, event_id, kind, replay_of)
      SELECT workspace_id, webhook_id, event_id, kind, id FROM deliveries WHERE status = 'failed' LIMIT 100;
    ANALYZE deliveries`);
  const facts = async () => ({
    rows: await Promise.all(['events', 'deliveries', 'delivery_attempts'].map(contentOf)),
    table: await catalog('deliveries'),
    triggers: (
      await admin.query<{ is: string }>(
        `SELECT pg_get_triggerdef(oid) AS is FROM pg_trigger WHERE tgrelid = 'deliveries'::regclass AND NOT tgisinternal`,
      )
    ).rows,
  });
  const before = await facts();
  expect(before.triggers).toHaveLength(1);

  expect(await migrate(database, migrations.slice(0, at + 1))).toEqual([migrations[at]!.name]);

  const after = await facts();
  const gone =
    'FOREIGN KEY (workspace_id, replay_of) REFERENCES deliveries(workspace_id, id) ON DELETE SET NULL (replay_of)';
  expect(before.table.checks).toContainEqual({ is: gone });
  expect(after).toEqual({
    ...before,
    table: { ...before.table, checks: before.table.checks.filter((one) => one.is !== gone) },
    triggers: expect.arrayContaining(before.triggers),
  });
  expect(after.triggers).toHaveLength(2);
  expect(await partitionsOf(admin, 'deliveries')).toEqual([
    expect.stringMatching(/^before_\d{8}$/),
    expect.stringMatching(/^before_\d{8}$/),
    'default',
  ]);
  const { rows: stray } = await admin.query(
    `SELECT conrelid::regclass FROM pg_constraint WHERE contype = 'f' AND confrelid IN (SELECT 'deliveries'::regclass UNION
       SELECT inhrelid FROM pg_inherits WHERE inhparent = 'deliveries'::regclass)`,
  );
  expect(stray).toEqual([]);

  // as before: versions are counted, ids are unique, webhooks must exist, and attempts go with their delivery
  const { rows: touched } = await admin.query(
    `UPDATE deliveries d SET kind = 'x' FROM (SELECT id, version FROM deliveries ORDER BY id LIMIT 1) was
      WHERE d.id = was.id RETURNING d.version - was.version AS more`,
  );
  expect(touched).toEqual([{ more: 1 }]);
  const again = (changed: string) =>
    admin.query(
      `INSERT INTO deliveries SELECT r.*
         FROM (SELECT * FROM deliveries LIMIT 1) d, jsonb_populate_record(NULL::deliveries, to_jsonb(d) || '${changed}') r`,
    );
  await expect(again('{}')).rejects.toThrow('duplicate key');
  const nobody = '00000000-0000-0000-0000-000000000000';
  await expect(again(`{"id": "${nobody}", "webhook_id": "${nobody}"}`)).rejects.toThrow('webhook_id_fkey');
  const { rows: deleted } = await admin.query<{ id: string }>(
    'DELETE FROM deliveries WHERE id = (SELECT delivery_id FROM delivery_attempts LIMIT 1) RETURNING id',
  );
  const { rowCount } = await admin.query('SELECT FROM delivery_attempts WHERE delivery_id = $1', [
    deleted[0]!.id,
  ]);
  expect(rowCount).toBe(0);
});
