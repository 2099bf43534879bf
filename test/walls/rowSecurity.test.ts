/**
 * The second wall alone: statements without any filter, as the app's own role, in a database with two
 * workspaces. Tests for every table what a forgotten WHERE would show or change.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { openClient, openWorld } from '../support/opening.ts';
import type { World } from '../support/world.ts';
import { fill, walledTables } from './fill.ts';

const { service, world: mine } = await openWorld();
let client = await openClient(service.database.appUrl);
let theirs: World;
let tables: string[];
beforeAll(async () => {
  theirs = await service.world();
  await fill(mine);
  await fill(theirs);
  tables = await walledTables(mine);
});

/** Runs `work` in a transaction that is rolled back, inside a workspace or (null) outside of any. */
async function inside<T>(workspace: string | null, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    if (workspace !== null) await client.query(`SELECT set_config('app.workspace', $1, true)`, [workspace]);
    return await work();
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Runs one statement; returns its rows, or the SQLSTATE it failed with. */
async function attempt(
  text: string,
  values: unknown[] = [],
): Promise<{ rows: any[]; state: string | null; message: string }> {
  await client.query('SAVEPOINT attempt');
  try {
    return { rows: (await client.query(text, values)).rows, state: null, message: '' };
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT attempt');
    return { rows: [], state: (error as pg.DatabaseError).code ?? '?', message: (error as Error).message };
  }
}

const DENIED = '42501';
const countOf = async (table: string, workspace: string): Promise<number> =>
  (await mine.sql(`SELECT count(*)::int AS n FROM ${table} WHERE workspace_id = $1`, [workspace]))[0]!
    .n as number;

test('the tested role is the app’s, and both workspaces have rows in every table', async () => {
  expect((await client.query('SELECT current_user')).rows[0]).toEqual({ current_user: 'workforce_app' });
  expect(tables.length).toBeGreaterThan(20);
  const empty: string[] = [];
  for (const table of tables)
    for (const world of [mine, theirs]) if ((await countOf(table, world.id)) === 0) empty.push(table);
  expect(empty).toEqual([]);
});

describe('inside one workspace', () => {
  test('SELECT without a filter sees all of its rows and none of the other’s', async () => {
    await inside(mine.id, async () => {
      for (const table of tables) {
        const { rows } = await attempt(`SELECT workspace_id, count(*)::int AS n FROM ${table} GROUP BY 1`);
        expect([table, rows]).toEqual([table, [{ workspace_id: mine.id, n: await countOf(table, mine.id) }]]);
      }
      expect((await attempt('SELECT id FROM workspaces')).rows).toEqual([{ id: mine.id }]);
    });
  });

  test('SELECT that asks for the other’s rows by name or by join finds none', async () => {
    await inside(mine.id, async () => {
      for (const table of tables) {
        expect([
          table,
          (await attempt(`SELECT 1 FROM ${table} WHERE workspace_id = $1`, [theirs.id])).rows,
        ]).toEqual([table, []]);
        const joined = await attempt(
          `SELECT t.workspace_id FROM workspace_hosts h JOIN ${table} t ON t.workspace_id = h.workspace_id GROUP BY 1`,
        );
        expect([table, joined.rows]).toEqual([table, [{ workspace_id: mine.id }]]);
      }
    });
  });

  test('UPDATE and DELETE without a filter reach only its own rows', async () => {
    for (const table of tables) {
      await inside(mine.id, async () => {
        const updated = await attempt(
          `UPDATE ${table} SET workspace_id = workspace_id RETURNING workspace_id`,
        );
        const foreign = updated.rows.filter((row) => row.workspace_id !== mine.id);
        expect([table, foreign, [null, DENIED].includes(updated.state)]).toEqual([table, [], true]);
        if (updated.state === null)
          expect([table, updated.rows.length]).toEqual([table, await countOf(table, mine.id)]);
        // rows that others refer to cannot be deleted alone; even that refusal concerns only rows of this
        // workspace
        const deleted = await attempt(`DELETE FROM ${table} RETURNING workspace_id`);
        expect([table, deleted.rows.filter((row) => row.workspace_id !== mine.id)]).toEqual([table, []]);
        expect([null, DENIED, '23503']).toContain(deleted.state);
        const aimed = await attempt(`DELETE FROM ${table} WHERE workspace_id = $1 RETURNING 1`, [theirs.id]);
        expect([table, aimed.rows]).toEqual([table, []]);
      });
    }
    const renamed = await inside(mine.id, () => attempt(`UPDATE workspaces SET name = 'x' RETURNING id`));
    expect(renamed.rows).toEqual([{ id: mine.id }]);
  });

  test('INSERT of a row of the other workspace is refused, and so is moving a row there', async () => {
    await inside(mine.id, async () => {
      for (const table of tables) {
        const inserted = await attempt(
          `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object('workspace_id', $1::text))).* FROM ${table} t LIMIT 1`,
          [theirs.id],
        );
        expect([table, inserted.state, inserted.message]).toEqual([
          table,
          DENIED,
          `new row violates row-level security policy for table "${table}"`,
        ]);
        const moved = await attempt(`UPDATE ${table} SET workspace_id = $1`, [theirs.id]);
        expect([table, moved.state]).toEqual([table, DENIED]);
      }
      expect((await attempt('UPDATE workspaces SET id = $1', [theirs.id])).state).toBe(DENIED);
    });
  });

  test('a reference into the other workspace is refused, although Postgres checks foreign keys without row-level security', async () => {
    await inside(mine.id, async () => {
      const entry = await attempt(
        `INSERT INTO time_entries (workspace_id, employee_id, started_at, timezone, source) VALUES ($1, $2, now(), 'UTC', 'manual')`,
        [mine.id, theirs.employee.id],
      );
      expect(entry.state).toBe('23503');
      const manager = await attempt('UPDATE users SET manager_id = $1 WHERE id = $2', [
        theirs.manager.id,
        mine.employee.id,
      ]);
      expect(manager.state).toBe('23503');
    });
  });
});

describe('without a workspace', () => {
  const expectNothing = async () => {
    for (const table of [...tables, 'workspaces']) {
      expect([table, (await attempt(`SELECT 1 FROM ${table}`)).rows]).toEqual([table, []]);
      const column = table === 'workspaces' ? 'id' : 'workspace_id';
      expect([table, (await attempt(`UPDATE ${table} SET ${column} = ${column} RETURNING 1`)).rows]).toEqual([
        table,
        [],
      ]);
      expect([table, (await attempt(`DELETE FROM ${table} RETURNING 1`)).rows]).toEqual([table, []]);
    }
    const insert = await attempt(
      `INSERT INTO holidays (workspace_id, date, name) VALUES ($1, '2030-01-01', 'x')`,
      [mine.id],
    );
    expect(insert.state).toBe(DENIED);
  };

  test('a connection that never had a workspace sees, changes and adds nothing', async () => {
    const fresh = new pg.Client({ connectionString: service.database.appUrl });
    await fresh.connect();
    const kept = client;
    client = fresh;
    try {
      await inside(null, expectNothing);
    } finally {
      client = kept;
      await fresh.end();
    }
  });

  test('nor does one that had a workspace and left it: an ended local setting is empty, not null', async () => {
    await inside(mine.id, () => attempt('SELECT 1'));
    const { rows } = await client.query(`SELECT current_setting('app.workspace', true) AS setting`);
    expect(rows).toEqual([{ setting: '' }]);
    await inside(null, expectNothing);
  });

  test('a setting that is not a workspace id gives access to nothing', async () => {
    await inside('00000000-0000-0000-0000-000000000000', expectNothing);
    await inside('*', async () => {
      expect((await attempt('SELECT 1 FROM users')).state).toBe('22P02');
    });
  });
});

describe('the role', () => {
  test.each([
    'ALTER TABLE users DISABLE ROW LEVEL SECURITY',
    'ALTER TABLE users NO FORCE ROW LEVEL SECURITY',
    'DROP POLICY users_workspace ON users',
    'CREATE POLICY mine ON users USING (true)',
    'SET ROLE workforce_owner',
    'SET SESSION AUTHORIZATION postgres',
    'ALTER ROLE workforce_app BYPASSRLS',
    'GRANT workforce_owner TO workforce_app',
    'TRUNCATE users',
    'CREATE TABLE loot AS SELECT 1',
    'CREATE FUNCTION loot() RETURNS int LANGUAGE sql SECURITY DEFINER AS $$ SELECT 1 $$',
    `COPY users TO PROGRAM 'cat'`,
    `COPY users TO '/tmp/loot'`,
    `SELECT pg_read_file('/etc/passwd')`,
    'UPDATE audit_log SET line = line',
    'DELETE FROM audit_log',
    'UPDATE leave_ledger SET days = 0',
    'DELETE FROM leave_ledger',
    'INSERT INTO workspace_hosts SELECT * FROM workspace_hosts',
    'UPDATE migrations SET name = name',
    'LISTEN x; ALTER SYSTEM SET log_statement = none',
  ])('cannot %s', async (text) => {
    const { state } = await inside(mine.id, () => attempt(text));
    expect(['42501', '0LP01', '25001']).toContain(state);
  });

  test('row_security = off does not show more, but fails', async () => {
    await inside(mine.id, async () => {
      await client.query('SET LOCAL row_security = off');
      expect((await attempt('SELECT 1 FROM users')).state).toBe(DENIED);
    });
  });
});
