/**
 * The walls cost no round trip: `set_config` and the statement are sent before one Sync, so a read is one
 * round trip. Counted between the pool and a real Postgres.
 */
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { ask, openTransaction, workspaceDb } from '../../src/db/handle.ts';
import type { Caller } from '../../src/auth/caller.ts';
import type { JsonAnswer, AnyCall } from '../../src/contract.ts';
import type { OperationId } from '../../src/generated/operations.ts';
import { createPool } from '../../src/db/pool.ts';
import { findWorkspace } from '../../src/workspace/find.ts';
import { handlers } from '../../src/generated/handlers.ts';
import { statement, type NoRow } from '../../src/db/statement.ts';
import { atEnd, openDatabase } from '../support/opening.ts';

const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);

/**
 * A proxy between the pool and Postgres. Counts how often the client sent after the server had answered, and
 * the Syncs.
 */
function createCounter(target: { host: string; port: number }) {
  const seen = { turns: 0, syncs: 0, bytes: 0 };
  const server: Server = createServer((client) => {
    const upstream = connect(target.port, target.host);
    let serverSpoke = true;
    client.on('data', (chunk) => {
      if (serverSpoke) seen.turns += 1;
      serverSpoke = false;
      for (let at = chunk.indexOf(SYNC); at !== -1; at = chunk.indexOf(SYNC, at + 1)) seen.syncs += 1;
      seen.bytes += chunk.length;
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      serverSpoke = true;
      client.write(chunk);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  return { server, seen };
}

const database = await openDatabase();
const url = new URL(database.appUrl);
const counter = createCounter({ host: url.hostname, port: Number(url.port) });
await new Promise<void>((resolve) => counter.server.listen(0, '127.0.0.1', resolve));
atEnd(() => counter.server.close());
url.port = String((counter.server.address() as AddressInfo).port);
const pool = createPool({ url: url.toString(), size: 1 });
atEnd(() => pool.end());
const made = await database.admin.query<{ id: string }>(
  `INSERT INTO workspaces (slug, name, plan) VALUES ('trips', 'Trips', 'managed') RETURNING id`,
);
const workspaceId = made.rows[0]!.id;

const own = statement<{ id: string; setting: string }>(
  `SELECT id, current_setting('app.workspace') AS setting FROM workspaces WHERE id = $1`,
);
/** Takes long enough for another connection to commit. */
const slow = statement(`SELECT pg_sleep(0.3) FROM workspaces WHERE id = $1`);
/** Outside the walls. */
const bare = {
  name: 'bare',
  text: `SELECT current_setting('app.workspace', true) AS setting, (SELECT count(*)::int FROM workspaces) AS n`,
};
const rename = statement<NoRow, { name: string }>(`UPDATE workspaces SET name = $name WHERE id = $1`);

/** The round trips and Syncs of a piece of work. */
async function cost(work: () => Promise<unknown>): Promise<{ turns: number; syncs: number }> {
  const before = { ...counter.seen };
  await work();
  return { turns: counter.seen.turns - before.turns, syncs: counter.seen.syncs - before.syncs };
}

describe('round trips', () => {
  test('a read inside the walls is one, the first time and every time', async () => {
    const db = workspaceDb(pool, workspaceId);
    await pool.run([]); // opening the connection itself takes some
    for (let time = 1; time <= 3; time += 1) {
      const spent = await cost(async () =>
        expect(await db.one(own)).toEqual({ id: workspaceId, setting: workspaceId }),
      );
      expect([time, spent]).toEqual([time, { turns: 1, syncs: 1 }]);
    }
  });

  test('the setting ends with the read: the next one on this connection has none', async () => {
    await workspaceDb(pool, workspaceId).one(own);
    const [result] = await pool.run([{ statement: bare, values: [] }]);
    expect(result!.rows).toEqual([{ setting: '', n: 0 }]);
  });

  test('rows and what is read from them take two, of one instant: neither sees a change in between', async () => {
    const db = workspaceDb(pool, workspaceId);
    const named = statement<{ name: string }>('SELECT name FROM workspaces WHERE id = $1');
    const write = (name: string) =>
      database.admin.query('UPDATE workspaces SET name = $1 WHERE id = $2', [name, workspaceId]);
    await write('Before');
    const read = () => db.follow(ask(named), () => [ask(named), ask(own)]);
    const spent = await cost(async () =>
      expect(await read()).toEqual({
        before: [],
        rows: [{ name: 'Before' }],
        rest: [[{ name: 'Before' }], [{ id: workspaceId, setting: workspaceId }]],
      }),
    );
    expect(spent).toEqual({ turns: 2, syncs: 2 });

    // committed while the first rows are there and the others are still awaited
    let changed: Promise<unknown> | undefined;
    const between = await db.follow(ask(named), () => {
      changed = write('After');
      return [ask(slow), ask(named)];
    });
    await changed;
    expect([between.rows, between.rest[1]]).toEqual([[{ name: 'Before' }], [{ name: 'Before' }]]);
    expect((await read()).rows).toEqual([{ name: 'After' }]);
  });

  test('a statement that is asked before them fits into the same two trips, and sees an instant of its own', async () => {
    const db = workspaceDb(pool, workspaceId);
    const named = statement<{ name: string }>('SELECT name FROM workspaces WHERE id = $1');
    const level = statement<{ level: string }>(
      `SELECT current_setting('transaction_isolation') AS level FROM workspaces WHERE id = $1`,
    );
    const spent = await cost(async () =>
      expect(await db.follow(ask(level), () => [ask(level)], [ask(level)])).toEqual({
        before: [[{ level: 'read committed' }]],
        rows: [{ level: 'repeatable read' }],
        rest: [[{ level: 'repeatable read' }]],
      }),
    );
    expect(spent).toEqual({ turns: 2, syncs: 2 });

    // the rows see what is committed while the earlier statement runs
    const reading = db.follow(ask(named), () => [], [ask(slow)]);
    await database.admin.query('UPDATE workspaces SET name = $1 WHERE id = $2', ['Meanwhile', workspaceId]);
    expect((await reading).rows).toEqual([{ name: 'Meanwhile' }]);
  });

  test('no rows mean no second statement; a failure leaves neither a transaction nor the setting', async () => {
    const db = workspaceDb(pool, workspaceId);
    const none = statement<{ id: string }>('SELECT id FROM workspaces WHERE id = $1 AND false');
    const broken = statement(`SELECT 1 / (CASE WHEN id = $1 THEN 0 END) FROM workspaces WHERE id = $1`);
    expect(await db.follow(ask(none), () => [ask(broken), ask(own)])).toEqual({
      before: [],
      rows: [],
      rest: [[], []],
    });
    await expect(db.follow(ask(own), () => [ask(broken)])).rejects.toMatchObject({ code: '22012' });
    await expect(db.follow(ask(broken), () => [])).rejects.toMatchObject({ code: '22012' });
    expect(await db.one(own)).toEqual({ id: workspaceId, setting: workspaceId });
    expect((await pool.run([{ statement: bare, values: [] }]))[0]!.rows).toEqual([{ setting: '', n: 0 }]);
  });

  test('a write takes one for each statement, BEGIN with the first and COMMIT with the last write', async () => {
    const db = workspaceDb(pool, workspaceId);
    const spent = await cost(async () => {
      const tx = openTransaction(pool, workspaceId, db);
      await tx.count(rename, { name: 'One' });
      await tx.one(own);
      for (let index = 0; index < 5; index += 1) tx.later(rename, { name: `Later ${index}` });
      await tx.commit();
    });
    expect(spent).toEqual({ turns: 3, syncs: 3 });
    const [row] = (await database.admin.query('SELECT name FROM workspaces WHERE id = $1', [workspaceId]))
      .rows;
    expect(row).toEqual({ name: 'Later 4' });
  });

  test('a transaction without statements sends nothing', async () => {
    const spent = await cost(async () => {
      const tx = openTransaction(pool, workspaceId, workspaceDb(pool, workspaceId));
      await tx.commit();
      await openTransaction(pool, workspaceId, workspaceDb(pool, workspaceId)).rollback();
    });
    expect(spent).toEqual({ turns: 0, syncs: 0 });
  });

  test('a failing statement leaves the connection usable, without the setting', async () => {
    const db = workspaceDb(pool, workspaceId);
    const broken = statement(`SELECT 1 / (CASE WHEN id = $1 THEN 0 END) FROM workspaces WHERE id = $1`);
    await expect(db.rows(broken)).rejects.toMatchObject({ code: '22012' });
    await expect(db.rows(broken)).rejects.toMatchObject({ code: '22012' });
    expect(await cost(() => db.one(own))).toEqual({ turns: 1, syncs: 1 });
  });
});

describe('round trips of operations, including COMMIT', () => {
  let employeeId: string;
  beforeAll(async () => {
    const made = await database.admin.query<{ id: string }>(
      `INSERT INTO users (workspace_id, email, first_name, last_name, role, status, start_date)
       VALUES ($1, 'trips@example.test', 'Tess', 'Test', 'employee', 'active', '2020-01-01') RETURNING id`,
      [workspaceId],
    );
    employeeId = made.rows[0]!.id;
  });

  /** The operation's own round trips, with caller and workspace already cached. */
  async function spentBy(id: OperationId, more: Partial<AnyCall>): Promise<{ trips: number; data: unknown }> {
    const db = workspaceDb(pool, workspaceId);
    const workspace = (await findWorkspace(db))!;
    const caller: Caller = {
      kind: 'user',
      userId: employeeId,
      role: 'employee',
      scopes: null,
      keyId: null,
      keyPrefix: null,
      keyHolders: [],
      madeAdminBy: [],
      secondFactor: true,
      leaver: false,
      sessionId: null,
      until: Infinity,
      actor: { id: employeeId, email: 'trips@example.test', name: 'Tess Test' },
      source: 'dashboard',
      timezone: null,
    };
    const request = { id: 'trips', ip: '127.0.0.1', userAgent: null };
    let data: unknown;
    const { syncs } = await cost(async () => {
      const tx = openTransaction(pool, workspaceId, db);
      const call = {
        params: {},
        query: {},
        body: {},
        ifMatch: null,
        caller,
        workspace,
        now: Date.now(),
        request,
      };
      const handler = handlers[id] as unknown as (call: object) => Promise<JsonAnswer>;
      ({ data } = await handler({ ...call, ...more, db: tx }));
      await tx.commit();
    });
    return { trips: syncs, data };
  }

  const hour = (index: number) => ({
    started_at: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
    ended_at: new Date(Date.UTC(2026, 0, 1, index + 1)).toISOString(),
  });

  test('an entry is written in two, changed and deleted in four', async () => {
    const made = await spentBy('createTimeEntry', { body: hour(0) });
    expect(made.trips).toBe(2);
    const params = { entry_id: (made.data as { id: string }).id };
    const changed = await spentBy('updateTimeEntry', { params, body: { started_at: hour(0).started_at } });
    expect(changed.trips).toBe(4);
    expect((await spentBy('deleteTimeEntry', { params })).trips).toBe(4);
  });

  test('a clock is started in two, stopped in four, and discarded in three', async () => {
    const earlier = { started_at: new Date(Date.now() - 60_000).toISOString() };
    expect((await spentBy('startClock', { body: earlier })).trips).toBe(2);
    expect((await spentBy('stopClock', {})).trips).toBe(4);
    expect((await spentBy('startClock', {})).trips).toBe(2);
    expect((await spentBy('discardClock', {})).trips).toBe(3);
  });

  test('a hundred entries take as many as one, and one more for the people', async () => {
    const entries = Array.from({ length: 100 }, (_, index) => hour(10 + index));
    expect((await spentBy('bulkCreateTimeEntries', { body: { entries } })).trips).toBe(4);
    // and one more to find the conflicts
    expect(
      (await spentBy('bulkCreateTimeEntries', { body: { entries: [hour(200), hour(200)] } })).trips,
    ).toBe(5);
  });
});

describe('statement()', () => {
  test.each(['SELECT 1', 'SELECT * FROM users', 'SELECT $2', 'SELECT $10, $11', `SELECT '1$'`])(
    'refuses %j: it does not name its workspace',
    (text) => {
      expect(() => statement(text)).toThrow(/names its workspace as \$1/);
    },
  );

  test('is prepared under a name derived from its text: the same text, the same name', () => {
    const [one, same, other] = ['SELECT $1', 'SELECT $1', 'SELECT $1 '].map((text) => statement(text).name);
    expect(one).toBe(same);
    expect(one).not.toBe(other);
    expect(one!.length).toBeLessThan(64); // Postgres truncates longer names
  });
});
