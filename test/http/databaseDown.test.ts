/**
 * Postgres goes down and comes back while the service runs: a Postgres of this file's own, really stopped and
 * started.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { createApp } from '../../src/app.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { startPostgres } from '../../src/run/local/index.ts';
import { createRepeats } from '../../src/log/repeats.ts';
import { createFixture } from '../local/support.ts';
import { inDatabase } from '../support/environment.ts';
import { atEnd, opened } from '../support/opening.ts';
import { send, TEST_SECRET, type Reply } from '../support/service.ts';
import { createWorld } from '../support/world.ts';

const folder = createFixture().folder();
const repeats = createRepeats();
const logged: { msg: string; level: number; repeated?: number; err?: { code?: string } }[] = [];

const start = () =>
  startPostgres({
    dataDir: folder,
    log: { info: () => undefined, warn: () => undefined },
    settings: { fsync: 'off', shared_buffers: '32MB' },
  });

// not `openWorld`, because this file has its own Postgres, and the service keeps running over it
let postgres = await start();
atEnd(() => postgres.stop());
await migrate(postgres);
const admin = new pg.Pool({ connectionString: inDatabase(postgres.adminUrl, 'workforce'), max: 1 });
admin.on('error', () => undefined);
atEnd(() => admin.end());
const app = await opened(
  createApp({
    databaseUrl: postgres.appUrl,
    poolSize: 4,
    appSecret: TEST_SECRET,
    publicUrl: null,
    mailDir: null,
    corsOrigins: [],
    trustedProxies: [],
    rateLimitScale: 100,
    addressPolicy: { allowedNetworks: [], allowedPorts: [443] },
    log: pino(
      { level: 'warn', hooks: { logMethod: repeats.logMethod } },
      { write: (line: string) => logged.push(JSON.parse(line) as (typeof logged)[number]) },
    ),
    temporal: () => 'up',
  }),
);
await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(app.server.address() as { port: number }).port}`;
const world = await createWorld({ app, database: { admin } as never });

const get = (path = '/api/v1/tracking/entries/') =>
  send(url + path, 'GET', { host: world.host, authorization: `Bearer ${world.employee.token}` });
const post = (day: string) =>
  send(
    `${url}/api/v1/tracking/entries/`,
    'POST',
    { host: world.host, authorization: `Bearer ${world.employee.token}`, 'content-type': 'application/json' },
    JSON.stringify({ started_at: `${day}T09:00:00+01:00`, ended_at: `${day}T10:00:00+01:00` }),
  );

async function timed(request: () => Promise<Reply>): Promise<{ reply: Reply; ms: number }> {
  const began = performance.now();
  const reply = await request();
  return { reply, ms: performance.now() - began };
}

function expectUnavailable({ reply, ms }: { reply: Reply; ms: number }): void {
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('2');
  expect(reply.body).toEqual({
    status: 503,
    message: 'Service Unavailable',
    data: { code: 'unavailable' },
    detail: expect.not.stringMatching(/ECONN|postgres|127\.0\.0\.1|sql/i),
  });
  // the promise is two seconds; the rest allows for a busy machine
  expect(ms).toBeLessThan(5_000);
}

async function recovered(): Promise<void> {
  const end = Date.now() + 20_000;
  while ((await get()).status !== 200) {
    if (Date.now() > end) throw new Error('did not recover');
    await sleep(50);
  }
}

describe('Postgres goes away', () => {
  test('reads and writes are 503 with Retry-After within two seconds, then the service recovers by itself', async () => {
    expect((await post('2026-11-10')).status).toBe(201);
    await postgres.stop();

    expectUnavailable(await timed(get));
    expectUnavailable(await timed(() => post('2026-11-11')));
    await sleep(1_100); // the cached host and caller have expired
    expectUnavailable(await timed(get));
    expectUnavailable(await timed(() => get('/api/schema/')));
    const burst = await Promise.all(Array.from({ length: 40 }, () => timed(get)));
    for (const one of burst) expectUnavailable(one);

    const [ready, health] = [await timed(() => get('/readyz')), await get('/healthz')];
    expect([ready.reply.status, ready.reply.body as object]).toMatchObject([
      503,
      { status: 'unready', database: 'down' },
    ]);
    expect(ready.reply.headers.get('retry-after')).toBe('2');
    expect(ready.ms).toBeLessThan(5_000);
    expect(health.status).toBe(200);

    postgres = await start();
    await recovered();
    expect((await post('2026-11-11')).status).toBe(201);
    expect((await get('/readyz')).status).toBe(200);
    // refused writes were not made, acknowledged ones exist
    const entries = await get();
    expect(entries.body.data.map((one: { started_at: string }) => one.started_at.slice(0, 10))).toEqual([
      '2026-11-11',
      '2026-11-10',
    ]);
  }, 60_000);

  test('notices are received again after it came back: a revocation takes effect immediately', async () => {
    const key = await world.personalKey(world.employee, ['time:read']);
    const ask = () =>
      send(`${url}/api/v1/tracking/entries/`, 'GET', {
        host: world.host,
        authorization: `Bearer ${key.token}`,
      });
    expect((await ask()).status).toBe(200);
    await sleep(2_500); // the longest wait between attempts of the listener
    await ask();
    await world.sql('UPDATE api_keys SET revoked_at = now() WHERE id = $1', [key.id]);
    await sleep(150);
    expect((await ask()).status).toBe(401);
  }, 20_000);

  test('under load: every answer is 200, 201 or 503, and each acknowledged write is kept', async () => {
    let stop = false;
    const statuses = new Map<number, number>();
    const kept: string[] = [];
    let day = 0;
    const worker = async () => {
      while (!stop) {
        const date = new Date(Date.UTC(2026, 0, 1 + day++)).toISOString().slice(0, 10);
        const reply = await post(date).catch(() => undefined);
        if (!reply) {
          await sleep(20);
          continue;
        }
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
        if (reply.status === 201) kept.push(reply.body.data.id as string);
        else if (reply.status === 503) await sleep(20);
      }
    };
    const workers = [worker(), worker(), worker()];
    try {
      await sleep(300);
      await postgres.stop();
      await sleep(300);
      postgres = await start();
      await recovered();
      await sleep(300);
    } finally {
      // stops in any case: a loop that outlives its test would keep the run from ending
      stop = true;
      await Promise.all(workers);
    }

    expect([...statuses.keys()].filter((status) => ![201, 503].includes(status))).toEqual([]);
    expect(statuses.get(503)).toBeGreaterThan(0);
    const rows = await admin.query<{ id: string }>('SELECT id FROM time_entries WHERE id = ANY ($1)', [kept]);
    expect(rows.rowCount).toBe(kept.length);
    expect(kept.length).toBeGreaterThan(2);
  }, 60_000);
});

test('503, not 500, while Postgres refuses our password; the log has it once, with a count', async () => {
  const { username, password } = new URL(postgres.appUrl);
  const setPassword = (text: string) => admin.query(`ALTER ROLE ${username} PASSWORD '${text}'`);
  await setPassword('another one');
  await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${username}' AND pid <> pg_backend_pid()`,
  );
  await sleep(1_100); // the cached host and caller have expired
  repeats.close();
  logged.length = 0;
  try {
    for (let index = 0; index < 20; index += 1) expectUnavailable(await timed(get));
    expectUnavailable(await timed(() => post('2026-11-12')));
    expectUnavailable(await timed(() => get('/api/schema/')));
    expect((await get('/readyz')).body).toMatchObject({ status: 'unready', database: 'down' });
    repeats.close();
    const failed = logged.filter(({ msg }) => msg === 'request failed');
    const refused = failed.filter(({ err }) => err?.code === '28P01');
    // before the host is known, API paths share one kind of answer and pages another
    expect(refused.filter(({ repeated }) => repeated === undefined).length).toBeLessThanOrEqual(2);
    const times = (lines: typeof failed) => lines.reduce((sum, { repeated }) => sum + (repeated ?? 1), 0);
    expect(times(failed)).toBe(22);
    // a busy process may still find a connection that was cut before
    expect(times(refused)).toBeGreaterThanOrEqual(20);
  } finally {
    await setPassword(decodeURIComponent(password));
  }
  await recovered();
}, 60_000);

test('503 on /readyz while a migration is missing', async () => {
  await admin.query(
    `UPDATE migrations SET name = name || '_gone' WHERE name = (SELECT max(name) FROM migrations)`,
  );
  const reply = await get('/readyz');
  expect([reply.status, reply.body]).toMatchObject([503, { status: 'unready', database: 'not migrated' }]);
  await admin.query(`UPDATE migrations SET name = replace(name, '_gone', '')`);
  expect((await get('/readyz')).status).toBe(200);
});
