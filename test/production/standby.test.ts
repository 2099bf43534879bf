/**
 * Large reads on a standby that replicates for real: it also lags, hangs, dies and is promoted, while calls go
 * on. Without Debian's PostgreSQL the tests are skipped by name.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type { AppOptions } from '../../src/app.ts';
import type { StandbyOutcome } from '../../src/db/standby.ts';
import { operations, type OperationId } from '../../src/generated/operations.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { createAuthority } from '../../src/run/receiver/certificates.ts';
import { runCommand, settingsOf } from '../support/command.ts';
import type { TestDatabase } from '../support/database.ts';
import { readEnvironment } from '../support/environment.ts';
import { opened, openFolder } from '../support/opening.ts';
import { startServiceOn, type Service } from '../support/service.ts';
import { until } from '../support/until.ts';
import { debianPostgres, makeCluster, makeStandby, ROLES, type Cluster } from './parts/postgres.ts';

/** What the calls of the marked operations need in their query. */
const QUERIES: Partial<Record<OperationId, Record<string, string>>> = {
  getTeamTimeReport: { from: '2026-11-01', to: '2026-11-30' },
  getMyTimeReport: { from: '2026-11-01', to: '2026-11-30' },
  adminLeaveLiability: { as_of: '2026-11-28' },
  getAbsenceRate: { from: '2026-11-01', to: '2026-11-30' },
  adminExpenseSummary: { from: '2026-11-01', to: '2026-11-30' },
  adminPaymentSummary: { year: '2026' },
  getPaymentYearSummary: { year: '2026' },
  getPtoCalendar: { from: '2026-11-01', to: '2026-11-30' },
};
const LAGGING = Object.values(operations).filter((one) => 'lagging' in one && one.lagging);

if (debianPostgres() === null)
  test.skip("reads on a standby: Debian's postgresql is not installed", () => undefined);
else {
  const folder = openFolder('standby');
  chmodSync(folder, 0o755);
  const authority = createAuthority('Standby test');
  const primary = await opened(makeCluster({ folder: path.join(folder, 'first'), authority }), (it) =>
    it.stop(),
  );
  const admin = new pg.Pool({ connectionString: primary.url('postgres'), max: 2 });
  admin.on('error', () => undefined);
  const database: TestDatabase = {
    appUrl: primary.url(ROLES.app),
    ownerUrl: primary.url(ROLES.owner),
    admin,
    drop: () => admin.end(),
  };
  await migrate(database);
  const standby = await opened(
    makeStandby(primary, { folder: path.join(folder, 'second'), authority }),
    (it) => it.stop(),
  );
  const options: Partial<AppOptions> = {
    databaseReadUrl: standby.url(ROLES.app),
    metrics: true,
    rateLimitScale: 100,
  };
  const service = await opened(startServiceOn(database, options));
  const twin = await opened(startServiceOn({ ...database, drop: async () => undefined }, options));
  const world = await service.world();

  const outcomes = async (of: Service): Promise<Record<StandbyOutcome, number>> => {
    const text = await of.app.metrics!.text();
    return Object.fromEntries(
      [...text.matchAll(/^workforce_standby_reads\{outcome="(\w+)"\} (\d+)/gm)].map(([, name, count]) => [
        name!,
        Number(count),
      ]),
    ) as Record<StandbyOutcome, number>;
  };
  /** The outcomes of reads while `work` ran. */
  async function during(work: () => Promise<unknown>, of = service) {
    const before = await outcomes(of);
    await work();
    const after = await outcomes(of);
    return Object.fromEntries(
      (Object.keys(after) as StandbyOutcome[]).map((name) => [name, after[name] - before[name]]),
    ) as Record<StandbyOutcome, number>;
  }
  const report = (of = service) =>
    of.request(world, 'GET', '/tracking/reports/team/', {
      as: world.admin,
      query: { from: '2026-11-01', to: '2026-11-30', group_by: 'employee' },
    });
  const seconds = async (of = service): Promise<number> => {
    const { status, body } = await report(of);
    expect(status).toBe(200);
    return body.data.totals.worked_seconds as number;
  };
  /** Entries that were acknowledged. */
  let entries = 0;
  /** Adds an entry of a minute. */
  async function work(): Promise<void> {
    const at = Date.UTC(2026, 10, 2, 8) + 60_000 * entries;
    const reply = await service.request(world, 'POST', '/tracking/entries/', {
      as: world.employee,
      body: { started_at: new Date(at).toISOString(), ended_at: new Date(at + 60_000).toISOString() },
    });
    expect(reply.status).toBe(201);
    entries += 1;
  }
  /** Calls every 25 ms for as long as `trouble` takes; each answer has at least what was acknowledged before. */
  async function rightDuring(trouble: () => Promise<unknown>): Promise<void> {
    let over = false;
    const calls: Promise<void>[] = [];
    const ended = trouble().finally(() => (over = true));
    while (!over) {
      const before = entries;
      calls.push(seconds().then((found) => expect(found).toBeGreaterThanOrEqual(60 * before)));
      await sleep(25);
    }
    await ended;
    await Promise.all(calls);
  }
  const answersAgain = () => until(async () => (await during(() => seconds())).standby === 1, 30_000);
  /** The processes of a cluster. */
  const processesOf = ({ data }: Cluster): number[] => {
    const parent = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' });
    return [parent, ...children.trim().split(/\s+/).map(Number)];
  };
  describe('a standby', () => {
    test.each(LAGGING.map(({ id }) => id))('answers %s', async (id) => {
      const { path: address } = operations[id];
      const call = async () => {
        const query = QUERIES[id] ?? {};
        const { status } = await service.request(world, 'GET', address, { as: world.admin, query });
        expect(status).toBe(200);
      };
      // on a busy machine it can be behind
      await until(async () => {
        const found = await during(call);
        expect(found.failed).toBe(0);
        return found.standby === 1;
      });
    });

    test('is not asked for a file that is sent while it is read', async () => {
      const { status, text } = await service.request(world, 'GET', '/tracking/reports/team/', {
        as: world.admin,
        query: { from: '2026-11-01', to: '2026-11-30', format: 'csv' },
      });
      expect([status, text.startsWith('\uFEFF') || text.includes(',')]).toEqual([200, true]);
    });

    test('shows each write to the next read, also in another process', async () => {
      const found = await during(async () => {
        for (let turn = 0; turn < 60; turn += 1) {
          await work();
          expect(await seconds(twin)).toBe(60 * entries);
        }
      }, twin);
      expect(found.standby).toBeGreaterThan(30);
    }, 60_000);

    test('that lags costs no call and shows no old state: the primary answers', async () => {
      await standby.sql('SELECT pg_wal_replay_pause()');
      try {
        await work();
        const found = await during(() => rightDuring(() => sleep(1_500)));
        expect(found.behind).toBeGreaterThan(0);
        expect(found.standby).toBe(0);
      } finally {
        await standby.sql('SELECT pg_wal_replay_resume()');
      }
      await answersAgain();
    }, 60_000);

    test('that hangs costs no call', async () => {
      const processes = processesOf(standby);
      await rightDuring(async () => {
        await sleep(200);
        for (const pid of processes) process.kill(pid, 'SIGSTOP');
        await sleep(4_000);
        for (const pid of processes) process.kill(pid, 'SIGCONT');
      });
      await answersAgain();
    }, 60_000);

    test('that dies costs no call, and answers again after it comes back', async () => {
      await rightDuring(async () => {
        await sleep(200);
        await standby.stop();
        await sleep(1_500);
        await work();
      });
      await standby.start(true);
      await answersAgain();
    }, 60_000);

    test('is checked by doctor', async () => {
      const env = {
        ...settingsOf(database),
        DATA_DIR: folder,
        TEMPORAL_ADDRESS: readEnvironment().temporalAddress,
      };
      const doctor = async (url: string) => {
        const { said } = await runCommand(['doctor'], { env: { ...env, DATABASE_READ_URL: url } });
        return said.split('\n').filter((line) => /^\w+ +standby /.test(line));
      };
      expect(await doctor(standby.url(ROLES.app))).toEqual([
        expect.stringMatching(/^ok +standby +at 127\.0\.0\.1:\d+: follows, \d+ ms behind\.$/),
      ]);
      expect(await doctor(database.appUrl)).toEqual([
        expect.stringMatching(/^wrong +standby +The server at \S+ is no standby/),
      ]);
      await standby.sql('SELECT pg_wal_replay_pause()');
      await work();
      expect(await doctor(standby.url(ROLES.app))).toEqual([
        expect.stringMatching(/^wrong +standby +It is more than 1 s behind/),
      ]);
      await standby.sql('SELECT pg_wal_replay_resume()');
      expect(await doctor('postgres://a:b@127.0.0.1:9/hr')).toEqual([
        expect.stringMatching(/^wrong +standby +127\.0\.0\.1:9\/hr does not let us in: .*ECONNREFUSED/),
      ]);
    }, 60_000);

    test('that was promoted is not read any more', async () => {
      await standby.sql('SELECT pg_promote()');
      await work();
      const found = await during(() => rightDuring(() => sleep(1_000)));
      expect(found.standby).toBe(0);
    }, 60_000);
  });
}
