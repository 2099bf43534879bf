/** The service, its commands and PgBouncer, which is also stopped, paused and overrun. */
import { describe, expect, test } from '@jest/globals';
import { keepSettingsForRole } from '../../src/db/connectionSettings.ts';
import { inLongTransaction } from '../../src/db/handle.ts';
import { createPool } from '../../src/db/pool.ts';
import { statement } from '../../src/db/statement.ts';
import { runCommand, settingsOf } from '../support/command.ts';
import { readEnvironment } from '../support/environment.ts';
import { openDatabase, openFolder, opened } from '../support/opening.ts';
import { hasPgBouncer, startPooler, type Pooler } from '../support/pooler.ts';
import { startServiceOn } from '../support/service.ts';
import { until } from '../support/until.ts';

if (!hasPgBouncer()) test.skip('through PgBouncer: without pgbouncer 1.21', () => undefined);
else {
  const database = await openDatabase();
  const direct = await opened(Promise.resolve(createPool({ url: database.appUrl, size: 1 })), (it) =>
    it.end(),
  );
  const placed = (settings: Record<string, string | number> = {}): Promise<Pooler> =>
    opened(startPooler({ url: database.appUrl, settings }), (it) => it.stop());
  // before the pooler has a connection
  await keepSettingsForRole(direct);
  const pooler = await placed({ default_pool_size: 3 });
  const pooledUrl = pooler.through(database.appUrl);
  const reached = { databaseUrl: pooledUrl, databaseListenUrl: database.appUrl };
  const service = await opened(startServiceOn(database, { ...reached, poolSize: 20 }));
  const twin = await opened(startServiceOn({ ...database, drop: async () => undefined }, reached));
  const world = await service.world();

  const clock = (on = service) =>
    on.request(world, 'GET', '/tracking/entries/', { as: world.employee, query: { limit: 1 } });
  const env = {
    ...settingsOf(database),
    DATABASE_URL: pooledUrl,
    DATABASE_LISTEN_URL: database.appUrl,
    DATA_DIR: openFolder('pooler-data'),
    TEMPORAL_ADDRESS: readEnvironment().temporalAddress,
  };
  const doctor = async (more: Record<string, string> = {}) => {
    const { said } = await runCommand(['doctor'], { env: { ...env, ...more } });
    return said.split('\n').filter((line) => /^\w+ +(pooler|database) /.test(line));
  };
  const held = statement(`SELECT pg_sleep(6)::text AS slept WHERE $1::uuid IS NOT NULL`);

  describe('through PgBouncer', () => {
    test('every audit line is signed, and verify-audit finds the trail intact', async () => {
      const create = (number: number) =>
        service.request(world, 'POST', '/tracking/entries/', {
          as: world.employee,
          body: {
            started_at: `2026-11-0${number}T08:00:00Z`,
            ended_at: `2026-11-0${number}T09:00:00Z`,
          },
        });
      const replies = await Promise.all([2, 3, 4, 5, 6, 9].map(create));
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
      const { rows } = await database.admin.query<{ lines: number; unsigned: number }>(
        `SELECT count(*)::int AS lines, count(*) FILTER (WHERE signature IS NULL)::int AS unsigned
         FROM audit_log WHERE workspace_id = $1`,
        [world.id],
      );
      expect(rows[0]!.lines).toBeGreaterThanOrEqual(6);
      expect(rows[0]!.unsigned).toBe(0);
      const verified = await runCommand(['verify-audit'], { env });
      expect(verified).toMatchObject({ code: 0, complained: '' });
    });

    test('a process learns what another has changed', async () => {
      expect((await clock(twin)).status).toBe(200);
      await service.request(world, 'POST', `/auth/users/${world.colleague.id}/deactivate/`, {
        as: world.admin,
        body: { last_day: '2026-01-31' },
      });
      await until(
        async () =>
          (await twin.request(world, 'GET', '/tracking/entries/', { as: world.colleague })).status === 401,
        10_000,
      );
    });

    test('503 while all its connections are taken, for no longer than query_wait_timeout; then 200', async () => {
      const holder = await opened(
        Promise.resolve(
          createPool({ url: pooledUrl, directUrl: database.appUrl, size: 3, acquireTimeout: 20_000 }),
        ),
        (it) => it.end(),
      );
      const holding = Promise.all(
        [1, 2, 3].map(() =>
          inLongTransaction(holder, world.id, { limitMs: 20_000 }, (queries) => queries.rows(held)),
        ),
      );
      const sleeping = async () =>
        (await database.admin.query(`SELECT FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep(6)%'`))
          .rowCount === 3;
      await until(sleeping, 20_000);
      const replies = await Promise.all(Array.from({ length: 5 }, () => clock()));
      expect(replies.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
      // the calls gave up before the connections came free
      expect(await sleeping()).toBe(true);
      await holding;
      await until(async () => (await clock()).status === 200, 20_000);
      // a busy pooler is not taken for a silent Postgres
      expect(service.logged.filter((line) => line.includes('gone silent'))).toEqual([]);
    }, 40_000);

    test('503 while it is paused, and 200 after it goes on', async () => {
      process.kill(pooler.server.id.pid, 'SIGSTOP');
      try {
        expect((await clock()).status).toBe(503);
      } finally {
        process.kill(pooler.server.id.pid, 'SIGCONT');
      }
      await until(async () => (await clock()).status === 200, 20_000);
    }, 30_000);

    test('doctor finds nothing wrong', async () => {
      expect(await doctor()).toEqual([
        expect.stringMatching(/^ok +database /),
        expect.stringMatching(
          /^ok +pooler +at 127\.0\.0\.1:\d+: keeps prepared statements; notices pass it by\.$/,
        ),
      ]);
    });

    test('doctor names settings that the role lacks, and migrate sets them', async () => {
      await database.admin.query('ALTER ROLE workforce_app RESET lock_timeout');
      await database.admin.query('ALTER ROLE workforce_app RESET plan_cache_mode');
      const fresh = await placed();
      const through = { DATABASE_URL: fresh.through(database.appUrl) };
      expect(await doctor(through)).toContainEqual(
        expect.stringMatching(
          /^wrong +database +Connections lack the settings lock_timeout, plan_cache_mode\. Run migrate with DATABASE_LISTEN_URL set/,
        ),
      );
      expect((await runCommand(['migrate'], { env: { ...env, ...through } })).code).toBe(0);
      const later = { DATABASE_URL: (await placed()).through(database.appUrl) };
      expect((await doctor(later)).filter((line) => line.startsWith('wrong'))).toEqual([]);
    }, 60_000);

    test('doctor says that prepared statements get lost, and that notices go through a pooler', async () => {
      const careless = (await placed({ max_prepared_statements: 0 })).through(database.appUrl);
      expect(await doctor({ DATABASE_URL: careless })).toContainEqual(
        expect.stringMatching(
          /^wrong +pooler +Prepared statements get lost in it: .* Use PgBouncer 1\.21 or later/,
        ),
      );
      const listening = await doctor({ DATABASE_LISTEN_URL: `${pooledUrl}` });
      expect(listening).toContainEqual(
        expect.stringMatching(
          /^wrong +database .*DATABASE_LISTEN_URL leads to a pooler: set DATABASE_LISTEN_URL/,
        ),
      );
    }, 60_000);

    test('doctor names the remedy for a DATABASE_URL that leads to a pooler unsaid', async () => {
      expect(await doctor({ DATABASE_LISTEN_URL: '' })).toContainEqual(
        expect.stringMatching(/^wrong +database .*DATABASE_URL leads to a pooler: set DATABASE_LISTEN_URL/),
      );
    });

    test('503 while it is gone, and 200 after it comes back', async () => {
      await pooler.stop();
      expect((await clock()).status).toBe(503);
    });
  });
}
