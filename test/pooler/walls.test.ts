import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, test } from '@jest/globals';
import { keepSettingsForRole } from '../../src/db/connectionSettings.ts';
import { ask, inLongTransaction, workspaceDb, type Db } from '../../src/db/handle.ts';
import { createPool, sqlState } from '../../src/db/pool.ts';
import { statement } from '../../src/db/statement.ts';
import { openDatabase, opened } from '../support/opening.ts';
import { hasPgBouncer, startPooler } from '../support/pooler.ts';
import { startServiceOn } from '../support/service.ts';

interface Seen {
  said: string;
  ids: string[];
}
/** The second wall alone: it names no workspace, so that row-level security must filter. */
const seen = statement<Seen>(`
  SELECT current_setting('app.workspace') AS said, ARRAY(SELECT DISTINCT workspace_id::text FROM users) AS ids
   WHERE $1::uuid IS NOT NULL`);
const people = statement<{ id: string; workspace_id: string }>(
  'SELECT id, workspace_id FROM users WHERE workspace_id = $1 ORDER BY id',
);
const named = statement<{ workspace_id: string }, { ids: string[] }>(
  'SELECT workspace_id FROM users WHERE workspace_id = $1 AND id = ANY($ids)',
);
/** One row, because transactions that lock several in different orders would deadlock. */
const touch = statement(`
  UPDATE users SET first_name = first_name
   WHERE workspace_id = $1 AND id = (SELECT id FROM users WHERE workspace_id = $1 ORDER BY id LIMIT 1)`);
/** Fails in the middle of a batch, behind statements that the connection may not have prepared. */
const divide = statement<{ one: number }>('SELECT 1 / (CASE WHEN $1::uuid IS NULL THEN 1 ELSE 0 END) AS one');

type Trial = (db: Db, other: string) => Promise<boolean>;

const own = (db: Db, { said, ids }: Seen) =>
  said === db.workspaceId && ids.length === 1 && ids[0] === db.workspaceId;

/** Each returns whether it saw its own workspace and no other. */
const trials: Record<string, Trial> = {
  'a read': async (db) => own(db, await db.one(seen)),
  'a batch': async (db) => {
    const [first, rows, second] = await db.together(ask(seen), ask(people), ask(seen));
    return (
      own(db, first[0]!) && own(db, second[0]!) && rows.every((row) => row.workspace_id === db.workspaceId)
    );
  },
  'two trips that share a snapshot': async (db) => {
    const { rows, rest } = await db.follow(ask(people), (found) => [
      ask(named, { ids: found.map(({ id }) => id) }),
      ask(seen),
    ]);
    return rest[0].length === rows.length && own(db, rest[1][0]!);
  },
  'a transaction': (db) =>
    db.transaction(async (tx) => {
      const before = await tx.one(seen);
      await tx.count(touch);
      return own(db, before) && own(db, await tx.one(seen));
    }),
  'a transaction that visits the other workspace': (db, other) =>
    db.transaction(async (tx) => {
      const there = await tx.inside(other).one(seen);
      return there.said === other && there.ids.join() === other && own(db, await tx.one(seen));
    }),
  'a batch that fails': async (db) => {
    const failure = await db.together(ask(seen), ask(divide), ask(people)).catch(sqlState);
    return failure === '22012' && own(db, await db.one(seen));
  },
  'a transaction that is rolled back': async (db) => {
    const failure = await db
      .transaction(async (tx) => {
        await tx.count(touch);
        throw new Error('back');
      })
      .catch((error: Error) => error.message);
    return failure === 'back' && own(db, await db.one(seen));
  },
};

const NAME = 'two workspaces on three connections of PgBouncer';
if (!hasPgBouncer()) test.skip(`${NAME}: without pgbouncer 1.21`, () => undefined);
else {
  const database = await openDatabase();
  const direct = await opened(Promise.resolve(createPool({ url: database.appUrl, size: 1 })), (it) =>
    it.end(),
  );
  await keepSettingsForRole(direct);
  /** Far fewer connections than clients, so that each call finds what another workspace left behind. */
  const pooler = await opened(
    startPooler({
      url: database.appUrl,
      settings: { default_pool_size: 3, query_wait_timeout: 60 },
    }),
    (it) => it.stop(),
  );
  const service = await opened(
    startServiceOn(database, {
      databaseUrl: pooler.through(database.appUrl),
      databaseListenUrl: database.appUrl,
    }),
  );
  const pool = await opened(
    Promise.resolve(
      createPool({
        url: pooler.through(database.appUrl),
        directUrl: database.appUrl,
        size: 60,
        acquireTimeout: 60_000,
      }),
    ),
    (it) => it.end(),
  );
  const worlds = [await service.world(), await service.world()] as const;

  const bare = async () => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: pooler.through(database.appUrl) });
    await client.connect();
    return client;
  };

  describe(NAME, () => {
    it('never see one another in 100,000 interleaved calls, whatever ends them', async () => {
      const kinds = Object.entries(trials);
      const wrong: string[] = [];
      let done = 0;
      const lane = async (index: number) => {
        const [here, there] = index % 2 === 0 ? worlds : [worlds[1], worlds[0]];
        const db = workspaceDb(pool, here.id);
        while (done < 100_000) {
          const [name, trial] = kinds[done++ % kinds.length]!;
          try {
            if (!(await trial(db, there.id))) wrong.push(`${name}: another workspace`);
          } catch (error) {
            wrong.push(`${name}: ${(error as Error).message}`);
          }
        }
      };
      await Promise.all(Array.from({ length: 60 }, (_none, index) => lane(index)));
      expect({ count: wrong.length, first: wrong.slice(0, 5) }).toEqual({ count: 0, first: [] });
    }, 600_000);

    it('never see one another when clients vanish in the middle of a transaction', async () => {
      const wrong: string[] = [];
      const lane = async (index: number) => {
        const [here, there] = index % 2 === 0 ? worlds : [worlds[1], worlds[0]];
        for (let turn = 0; turn < 25; turn += 1) {
          const vanishing = createPool({
            url: pooler.through(database.appUrl),
            directUrl: database.appUrl,
            size: 1,
            acquireTimeout: 60_000,
            onIdleError: () => undefined,
          });
          // the connection is closed with its transaction open, which has another workspace's settings
          await inLongTransaction(vanishing, there.id, { limitMs: 5_000 }, async (queries) => {
            await queries.count(touch);
            throw new Error('gone');
          }).catch(() => undefined);
          await vanishing.end();
          const db = workspaceDb(pool, here.id);
          if (!own(db, await db.one(seen))) wrong.push(here.id);
        }
      };
      await Promise.all(Array.from({ length: 8 }, (_none, index) => lane(index)));
      expect(wrong).toEqual([]);
    }, 120_000);

    it('leave nothing on a connection: without a workspace no row is seen, and no key is set', async () => {
      for (let turn = 0; turn < 30; turn += 1) {
        const client = await opened(bare(), (it) => it.end());
        const { rows } = await client.query<{ people: number; place: string; key: string }>(
          `SELECT (SELECT count(*)::int FROM users) AS people, COALESCE(current_setting('app.workspace', true), '') AS place,
                COALESCE(current_setting('app.audit_key', true), '') AS key`,
        );
        expect(rows[0]).toEqual({ people: 0, place: '', key: '' });
        await sleep(1);
      }
    });
  });
}
