/**
 * Backup and restore as docs/operations.md describes them, with Debian's PostgreSQL: a dump, and a point in
 * time from a base backup and the write-ahead log. Without these tools the tests are skipped by name.
 */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { verifyAudit } from '../../src/run/commands/verifyAudit.ts';
import { workspaceDb } from '../../src/db/handle.ts';
import type { DemoWorkspace } from '../../src/demo/credentials.ts';
import { seedIfEmpty } from '../../src/demo/index.ts';
import { startTemporal } from '../../src/run/local/index.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { createAuthority } from '../../src/run/receiver/certificates.ts';
import { createSealer } from '../../src/secrets/sealed.ts';
import { searchAttributes } from '../../src/delivery/webhooks/temporal/names.ts';
import { createDeliveryWorker } from '../../src/delivery/worker/worker.ts';
import { runCommand, settingsOf } from '../support/command.ts';
import type { TestDatabase } from '../support/database.ts';
import { startDns } from '../support/dns/server.ts';
import { lossesIn } from '../support/losses.ts';
import { atEnd, openFolder } from '../support/opening.ts';
import { startReceiver, testAuthority, type TestReceiver } from '../support/receiver/receiver.ts';
import { send, startServiceOn, TEST_SECRET, type Service } from '../support/service.ts';
import { clockStarted, emitAs, eventually } from '../webhooks/delivery/fixture.ts';
import { clusterAt, debianPostgres, makeCluster, ROLES, settle, type Cluster } from './parts/postgres.ts';

const folder = openFolder('backup');
chmodSync(folder, 0o755);
const authority = createAuthority('Backup test');
const quiet = pino({ level: 'silent' });

/** What the service, its tests and the demo need to know about a cluster. */
function databaseOf(cluster: Cluster): TestDatabase {
  const admin = new pg.Pool({ connectionString: cluster.url('postgres'), max: 2 });
  admin.on('error', () => undefined);
  return {
    appUrl: cluster.url(ROLES.app),
    ownerUrl: cluster.url(ROLES.owner),
    admin,
    drop: () => admin.end(),
  };
}

/** Each table with its number of rows and a hash of their content. */
async function contentOf({ admin }: TestDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await admin.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
        AND relname NOT IN ('worker_beats', 'limit_counts', 'open_sockets') ORDER BY 1`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await admin.query<{ content: string }>(
      `SELECT count(*) || ' ' || md5(COALESCE(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS content FROM "${name}" t`,
    );
    content[name] = rows[0]!.content;
  }
  return content;
}

/** What the demo's admin and employee see through the API, which a restore must not change. */
async function seenIn(service: Service, { host, users }: DemoWorkspace) {
  const ask = (method: string, where: string, body?: object, token?: string) =>
    send(
      `${service.url}/api/v1${where}`,
      method,
      { host, 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body && JSON.stringify(body),
    );
  const seen: unknown[] = [];
  for (const { email, password } of users) {
    const { access_token: token } = (await ask('POST', '/auth/login/', { email, password })).body.data;
    for (const where of [
      '/pto/balance/',
      '/payments/wallet/',
      '/payments/summary/?year=2026',
      '/contracts/',
    ]) {
      const { status, body } = await ask('GET', where, undefined, token);
      seen.push([email, where, status, body.data]);
    }
  }
  return seen;
}

/** Runs `doctor`, `verify-audit` and `doctor --deep` as an operator does after a restore. */
async function expectWell(database: TestDatabase, temporalAddress: string): Promise<void> {
  const lines: string[] = [];
  expect(await verifyAudit(database.appUrl, null, (line) => lines.push(line))).toBe(true);
  expect(lines.length).toBeGreaterThan(1);
  const { code, said } = await runCommand(['doctor'], {
    env: { ...settingsOf(database), DATA_DIR: folder, TEMPORAL_ADDRESS: temporalAddress },
  });
  expect([code, said.split('\n').filter((line) => line.startsWith('wrong'))]).toEqual([0, []]);
  expect(await lossesIn(database)).toEqual([]);
}

const settingsOfArchive = (wal: string) => ({
  archive_mode: 'on',
  archive_command: `cp %p ${wal}/%f`,
  wal_level: 'replica',
});

if (debianPostgres() === null)
  test.skip("backup and restore: Debian's postgresql is not installed", () => undefined);
else
  describe('a backup', () => {
    const wal = path.join(folder, 'wal');
    const base = path.join(folder, 'first', 'base');
    const dump = path.join(folder, 'first', 'hr.dump');
    let demo: DemoWorkspace;
    let first: TestDatabase;
    let receiver: TestReceiver;
    let temporalAddress: string;
    /** The content when the dump was made, and the time of that. */
    let content: Record<string, string>;
    let seen: unknown[];
    let wellAt: string;
    /** The database restored from the dump. */
    let second: TestDatabase;
    let restored: Service;

    beforeAll(async () => {
      mkdirSync(wal);
      chmodSync(wal, 0o777);
      const place = { folder: path.join(folder, 'first'), authority, settings: settingsOfArchive(wal) };
      const cluster = await makeCluster(place);
      atEnd(() => cluster.stop());
      first = databaseOf(cluster);
      await migrate(first);
      demo = (await seedIfEmpty({ ownerUrl: first.ownerUrl, appSecret: TEST_SECRET, log: quiet }))!
        .workspaces[0]!;
      await cluster.program('pg_basebackup', ['-D', base, '-X', 'none', '-c', 'fast']);

      const service = await startServiceOn(first);
      atEnd(() => service.close());
      receiver = await startReceiver();
      atEnd(() => receiver.close());
      await leaveDeliveries(service, receiver.url);
      seen = await seenIn(service, demo);

      // a dump needs a role that bypasses row-level security, which applies to the owner too
      await cluster.sql(
        `CREATE ROLE hr_backup LOGIN BYPASSRLS PASSWORD 'unused'; GRANT pg_read_all_data TO hr_backup`,
      );
      content = await contentOf(first);
      await cluster.program('pg_dump', ['--role=hr_backup', '--format=custom', '--file', dump, 'hr']);

      const { rows } = await first.admin.query<{ now: string }>('SELECT clock_timestamp()::text AS now');
      wellAt = rows[0]!.now;
      await sleep(50);
      // the mistake to undo
      await first.admin.query('DELETE FROM wallet_entries');
      await first.admin.query('SELECT pg_switch_wal()');

      const temporal = await startTemporal({
        dataDir: path.join(folder, 'temporal'),
        log: quiet,
        headless: true,
        searchAttributes,
      });
      atEnd(() => temporal.stop());
      temporalAddress = temporal.address;
    }, 120_000);

    test('a dump restored elsewhere is equal in every row; doctor and verify-audit find nothing wrong', async () => {
      const cluster = await makeCluster({ folder: path.join(folder, 'second'), authority });
      atEnd(() => cluster.stop());
      await cluster.program('pg_restore', ['--exit-on-error', '--dbname=hr', dump]);
      second = databaseOf(cluster);
      expect(await contentOf(second)).toEqual(content);
      await expectWell(second, temporalAddress);
    }, 120_000);

    test('people see what they saw before: balances, wallets, payments, contracts', async () => {
      restored = await startServiceOn(second);
      atEnd(() => restored.close());
      expect(seen.map((one) => (one as [string, string, number])[2])).toEqual(seen.map(() => 200));
      expect(await seenIn(restored, demo)).toEqual(seen);
    }, 60_000);

    test('deliveries continue there with an empty Temporal: waiting ones and ones between retries', async () => {
      const dns = await startDns();
      atEnd(() => dns.close());
      const worker = createDeliveryWorker({
        databaseUrl: second.appUrl,
        appSecret: TEST_SECRET,
        temporal: { address: temporalAddress, namespace: 'default' },
        installation: 'restored',
        addressPolicy: {
          allowedNetworks: ['127.0.0.1/32'],
          allowedPorts: [443],
          ca: testAuthority().certificate,
          dnsServers: [dns.address],
        },
        retrySchedule: [1_000, 1_000, 1_000, 1_000, 1_000],
        intervals: { sweep: 1_000 },
        log: quiet,
      });
      atEnd(() => worker.shutdown());
      void worker.run();
      const left = async () =>
        (
          await second.admin.query<{ id: string; status: string }>(
            `SELECT id, status FROM deliveries WHERE kind = 'clock.started' AND webhook_id IN (SELECT id FROM webhooks WHERE url = $1)`,
            [receiver.url],
          )
        ).rows;
      const rows = await eventually(
        left,
        (found) => found.every(({ status }) => status === 'delivered'),
        60_000,
      );
      expect(rows).toHaveLength(DELIVERIES);
      expect(receiver.requests.map(({ headers }) => headers['x-service-delivery']).sort()).toEqual(
        rows.map(({ id }) => id).sort(),
      );
    }, 120_000);

    test('the state before a mistake is restored from a base backup and the write-ahead log', async () => {
      const settings = {
        restore_command: `cp ${wal}/%f %p`,
        recovery_target_time: wellAt,
        recovery_target_action: 'promote',
      };
      const place = { folder: path.join(folder, 'third'), authority, settings };
      const cluster = await clusterAt(place);
      atEnd(() => cluster.stop());
      await cluster.copyFrom(base);
      await settle(cluster, place);
      writeFileSync(path.join(cluster.data, 'recovery.signal'), '');
      await cluster.start();
      const recovered = databaseOf(cluster);
      atEnd(() => recovered.drop());
      const now = await contentOf(recovered);
      expect(now['wallet_entries']).not.toMatch(/^0 /);
      expect(now).toEqual(content);
      await expectWell(recovered, temporalAddress);
    }, 120_000);
  });

const DELIVERIES = 12;

/**
 * Leaves unsent events. The first attempt of four has failed; their retry workflows were in a Temporal that
 * is lost, and have been due longer than another worker would wait for them.
 */
async function leaveDeliveries(service: Service, url: string): Promise<void> {
  const world = await service.world();
  const secret = createSealer(TEST_SECRET, 'webhook-secret').seal(
    `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  );
  await world.sql(
    `INSERT INTO webhooks (workspace_id, url, events, secret_sealed, secret_hint) VALUES ($1, $2, '{clock.started}', $3, '')`,
    [world.id, url, secret],
  );
  for (let number = 1; number <= DELIVERIES; number += 1)
    await workspaceDb(service.app.services.pool, world.id).transaction((tx) => {
      emitAs(tx, clockStarted(world, number));
      return Promise.resolve();
    });
  await world.sql(
    `WITH tried AS (
       UPDATE deliveries SET status = 'retrying', attempt_count = 1, next_attempt_at = now() - interval '3 minutes'
        WHERE id IN (SELECT id FROM deliveries WHERE workspace_id = $1 ORDER BY id LIMIT 4) RETURNING workspace_id, id
     )
     INSERT INTO delivery_attempts (workspace_id, delivery_id, number, resend, outcome, cause, started_at, finished_at)
     SELECT workspace_id, id, 1, false, 'failed', 'http_status', now() - interval '4 minutes', now() - interval '4 minutes' FROM tried`,
    [world.id],
  );
  await world.sql('DELETE FROM webhook_wakeups');
}
