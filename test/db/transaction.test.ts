/** An open transaction: which connection it holds, and for how long. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { openTransaction, workspaceDb, type OpenTransaction, type Queries } from '../../src/db/handle.ts';
import { createPool } from '../../src/db/pool.ts';
import { statement, type NoRow } from '../../src/db/statement.ts';
import { atEnd, openDatabase } from '../support/opening.ts';

const database = await openDatabase();
const pool = createPool({ url: database.appUrl, size: 2 });
atEnd(() => pool.end());
const { rows } = await database.admin.query<{ id: string }>(
  `INSERT INTO workspaces (slug, name, plan) VALUES ('held', 'Before', 'managed') RETURNING id`,
);
const { id } = rows[0]!;

const name = statement<{ name: string }>('SELECT name FROM workspaces WHERE id = $1');
const rename = statement<NoRow, { name: string }>('UPDATE workspaces SET name = $name WHERE id = $1');
const broken = statement('SELECT 1 / (CASE WHEN id = $1 THEN 0 END) FROM workspaces WHERE id = $1');

const db = workspaceDb(pool, id);
const open = (first?: (queries: Queries) => Promise<void>): OpenTransaction =>
  openTransaction(pool, id, db, first);
const busy = () => pool.stats.total - pool.stats.idle;
const ENDED = 'the transaction has ended';

beforeEach(() => db.count(rename, { name: 'Before' }));

describe('an open transaction', () => {
  test('holds no connection before its first statement and after its end', async () => {
    for (const end of ['commit', 'rollback'] as const) {
      const tx = open();
      expect([tx.begun, busy()]).toEqual([false, 0]);
      await tx.count(rename, { name: end });
      expect([tx.begun, busy()]).toEqual([true, 1]);
      await tx[end]();
      expect([tx.begun, busy()]).toEqual([false, 0]);
    }
    expect(await db.one(name)).toEqual({ name: 'commit' });
  });

  test('takes one connection for statements that arrive at once', async () => {
    const tx = open();
    const read = Promise.all([tx.one(name), tx.one(name), tx.one(name)]);
    expect(tx.begun).toBe(true);
    await read;
    expect(busy()).toBe(1);
    await tx.rollback();
  });

  test('refuses a statement after its end, which would otherwise start another transaction', async () => {
    const tx = open();
    await tx.count(rename, { name: 'After' });
    await tx.commit();
    await expect(tx.one(name)).rejects.toThrow(ENDED);
    await tx.rollback();
    await expect(tx.one(name)).rejects.toThrow(ENDED);
    const unused = open();
    await unused.rollback();
    await expect(unused.one(name)).rejects.toThrow(ENDED);
    expect([busy(), await db.one(name)]).toEqual([0, { name: 'After' }]);
  });

  test('a rollback waits for a connection that is being acquired, and returns it', async () => {
    const tx = open();
    const read = tx.one(name);
    await tx.rollback();
    await read;
    expect([tx.begun, busy()]).toEqual([false, 0]);
  });

  test('a commit after a failed statement throws, and the rollback after it returns the connection', async () => {
    const tx = open();
    await tx.count(rename, { name: 'Failed' });
    await expect(tx.rows(broken)).rejects.toMatchObject({ code: '22012' });
    await expect(tx.commit()).rejects.toThrow('was rolled back');
    await tx.rollback();
    expect([busy(), await db.one(name)]).toEqual([0, { name: 'Before' }]);
  });
});

describe('what runs ahead of the first statement', () => {
  test('is part of the transaction, and statements that arrive while it runs wait for it', async () => {
    const seen: string[] = [];
    const tx = open(async (queries) => {
      await queries.count(rename, { name: 'First' });
      seen.push('first');
    });
    const read = tx.one(name).then((row) => seen.push(row.name));
    await tx.one(name);
    await read;
    expect(seen).toEqual(['first', 'First']);
    await tx.rollback();
    expect([busy(), await db.one(name)]).toEqual([0, { name: 'Before' }]);
  });

  test('if it fails, every statement fails with its error, and no connection is held', async () => {
    const tx = open(async (queries) => {
      await queries.count(rename, { name: 'First' });
      throw new Error('not now');
    });
    const results = await Promise.allSettled([tx.one(name), tx.one(name)]);
    for (const result of results) expect(result).toMatchObject({ reason: { message: 'not now' } });
    await expect(tx.one(name)).rejects.toThrow('not now');
    expect([busy(), await db.one(name)]).toEqual([0, { name: 'Before' }]);
    await tx.rollback();
    expect(busy()).toBe(0);
  });
});
