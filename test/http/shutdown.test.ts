/** How the API shuts down: clients are told before the port closes, and no request is cut off. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { freePort } from '../../src/run/local/ports.ts';
import { rawClient } from '../realtime/support.ts';
import { startApiProcess } from '../support/apiProcess.ts';
import { cloneDatabase } from '../support/database.ts';
import { readEnvironment } from '../support/environment.ts';
import { openWorld } from '../support/opening.ts';
import { keepAsking } from '../support/steadyClients.ts';
import { startService, TEST_SECRET } from '../support/service.ts';
import { until } from '../support/until.ts';
import { PROGRAM } from '../support/program.ts';

const CLIENTS = 30;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const { service, world } = await openWorld();

/** Reads `/readyz` over a new connection. */
const ready = async (url: string) => {
  const reply = await fetch(`${url}/readyz`, { headers: { connection: 'close' } });
  return {
    status: reply.status,
    closes: reply.headers.get('connection'),
    body: (await reply.json()) as object,
  };
};

describe.each([1, 2])('SIGTERM with %i processes', (processes) => {
  it(`503 on /readyz while the port is open, Connection: close, and none of ${CLIENTS} clients is reset`, async () => {
    const api = await startApiProcess(service.database, {
      SHUTDOWN_DRAIN: '2',
      WEB_CONCURRENCY: String(processes),
      RATE_LIMIT_SCALE: '1000',
    });
    const headers = { host: world.host, authorization: `Bearer ${world.employee.token}` };
    const load = keepAsking(`${api.url}/api/v1/tracking/entries/`, headers, CLIENTS);
    await until(() => (load.statuses.get(200) ?? 0) > 10 * CLIENTS);

    const began = Date.now();
    const stopped = api.stop();
    await until(async () => (await ready(api.url)).status === 503, 1_500);
    expect(await ready(api.url)).toMatchObject({
      closes: 'close',
      body: { status: 'draining', database: 'ok' },
    });
    await load.ended;
    expect(await stopped).toBe(0);
    expect(Date.now() - began).toBeGreaterThanOrEqual(2_000);
    expect(load.resets).toEqual([]);
    expect([...load.statuses.keys()]).toEqual([200]);
  }, 120_000);
});

it('SIGTERM ends the API after 20 seconds with exit code 1 if a request takes longer', async () => {
  const api = await startApiProcess(service.database);
  const slow = connect(api.port, '127.0.0.1');
  slow.on('error', () => undefined);
  slow.write(
    `POST /api/v1/tracking/clock/start/ HTTP/1.1\r\nHost: ${world.host}\r\nAuthorization: Bearer ${world.employee.token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
  );
  await pause(500);
  const began = Date.now();
  expect(await api.stop()).toBe(1);
  expect(Date.now() - began).toBeLessThan(25_000);
  expect(api.lines.at(-1)).toMatchObject({ msg: 'could not end in time' });
  slow.destroy();
}, 120_000);

describe('npm start', () => {
  it('200 for requests during SIGTERM: the API drains before worker and database end', async () => {
    const database = await cloneDatabase();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'workforce-start-'));
    const port = await freePort();
    const child = spawn(process.execPath, [PROGRAM], {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: database.appUrl,
        DATABASE_MIGRATE_URL: database.ownerUrl,
        TEMPORAL_ADDRESS: readEnvironment().temporalAddress,
        APP_SECRET: TEST_SECRET,
        SHUTDOWN_DRAIN: '2',
        RATE_LIMIT_SCALE: '1000',
      },
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    const url = `http://127.0.0.1:${port}`;
    const log = (name: string) =>
      readFileSync(path.join(dataDir, 'logs', name), 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as { msg: string; time: number });
    const said = (name: string, text: string) => log(name).find(({ msg }) => msg === text);
    try {
      await until(async () => {
        if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
        return fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      }, 90_000);
      await until(() => said('worker.log', 'delivering webhooks') !== undefined, 90_000);
      const [{ host, keys }] = (
        JSON.parse(readFileSync(path.join(dataDir, 'first-run.json'), 'utf8')) as {
          workspaces: [{ host: string; keys: { key: string }[] }];
        }
      ).workspaces;
      const load = keepAsking(
        `${url}/api/v1/auth/me/`,
        { host, authorization: `Bearer ${keys[0]!.key}` },
        CLIENTS,
      );
      await until(() => (load.statuses.get(200) ?? 0) > 10 * CLIENTS);
      child.kill('SIGTERM');
      await until(async () => (await ready(url)).status === 503, 1_500);
      await load.ended;
      expect(await ended).toBe(0);
      expect(load.resets).toEqual([]);
      expect([...load.statuses.keys()]).toEqual([200]);
      expect(said('api.log', 'the API has ended')!.time).toBeLessThan(
        said('worker.log', 'ended in order')!.time,
      );
    } finally {
      child.kill('SIGKILL');
      await ended;
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }, 240_000);
});

describe('an API that drains', () => {
  it('413 without closing the connection while the body still arrives, so that the client gets the answer', async () => {
    const ending = await startService();
    const place = await ending.world();
    ending.app.drain();
    const client = await rawClient(
      ending,
      `POST /api/v1/tracking/clock/start/ HTTP/1.1\r\nHost: ${place.host}\r\nAuthorization: Bearer ${place.employee.token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: 3000000\r\n\r\n`,
    );
    try {
      expect(await client.until('payload_too_large')).toMatch(
        /^HTTP\/1\.1 413 [^]*\r\nConnection: keep-alive\r\n/,
      );
      await pause(100);
      client.socket.write('x'.repeat(3_000_000));
      client.socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`);
      expect(await client.until('"ok"')).toContain('Connection: close');
      await client.closed;
    } finally {
      client.socket.destroy();
      await ending.close();
    }
  });
});
