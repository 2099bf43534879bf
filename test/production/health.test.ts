/**
 * How HAProxy, configured as in the rehearsal, treats an API process that hangs, starts or drains. Calls
 * arrive steadily, whether or not earlier ones are answered.
 */
import { request } from 'node:https';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { freePort } from '../../src/run/local/ports.ts';
import { createAuthority } from '../../src/run/receiver/certificates.ts';
import { startApiProcess, type ApiProcess } from '../support/apiProcess.ts';
import { atEnd, opened, openFolder, openWorld } from '../support/opening.ts';
import { until } from '../support/until.ts';
import { clientOf } from './parts/load.ts';
import { hasProxy, startProxy } from './parts/proxy.ts';

/**
 * Milliseconds until the proxy notices a hanging process: a check in flight, its two seconds, and the next
 * check.
 */
const NOTICED = 3_000;
/** Milliseconds that a call may take on a busy machine if nothing hangs. */
const SOON = 2_000;
/** Milliseconds between two calls. */
const EVERY = 40;

if (!hasProxy()) test.skip('a proxy in front of processes that hang: without haproxy', () => undefined);
else {
  const { service, world } = await openWorld();
  const authority = createAuthority('Health');
  const [one, two, late] = [await freePort(), await freePort(), await freePort()];
  const blockable = pathToFileURL(path.join(import.meta.dirname, 'parts/blockable.mjs')).href;
  const startApi = (port: number) =>
    startApiProcess(service.database, {
      PORT: String(port),
      NODE_OPTIONS: `--import ${blockable}`,
      RATE_LIMIT_SCALE: '100',
      SHUTDOWN_DRAIN: '3',
    });
  const running = new Set<ApiProcess>();
  atEnd(() =>
    Promise.all(
      [...running].map((api) => {
        process.kill(api.pid, 'SIGCONT');
        return api.stop();
      }),
    ),
  );
  const started = async (port: number) => {
    const api = await startApi(port);
    running.add(api);
    return api;
  };
  const [first, second] = [await started(one), await started(two)];
  const proxy = await opened(
    startProxy({ place: openFolder('health'), authority, host: world.host, ports: [one, two, late] }),
    (it) => it.stop(),
  );
  const site = { host: world.host, port: proxy.port, ca: authority.certificate };
  const { call, close } = clientOf(site, '127.0.0.1', 500);
  atEnd(close);
  const { token } = await world.personalKey(world.employee, ['time:read', 'time:write']);
  // wait for the proxy and both processes behind it
  await until(() =>
    call('GET', '/tracking/entries/?limit=1', token).then(
      ({ status }) => status === 200,
      () => false,
    ),
  );

  interface Called {
    /** When the call was sent, in milliseconds of `performance.now()`. */
    at: number;
    ms: number;
    /** The status of the answer; 0 if there was none. */
    status: number;
  }
  let minute = Math.floor(Date.now() / 60_000) - 100_000;

  /** Sends writes and reads in turn until `stop`, which waits for all answers. */
  function steadyCalls() {
    const calls: Promise<Called>[] = [];
    const timer = setInterval(() => {
      const at = performance.now();
      const from = (minute += 1) * 60_000;
      const entry = {
        started_at: new Date(from).toISOString(),
        ended_at: new Date(from + 60_000).toISOString(),
      };
      const asked =
        calls.length % 2
          ? call('GET', '/tracking/entries/?limit=1', token)
          : call('POST', '/tracking/entries/', token, entry);
      calls.push(
        asked
          .then(
            ({ status }) => status,
            () => 0,
          )
          .then((status) => ({ at, status, ms: performance.now() - at })),
      );
    }, EVERY);
    return {
      stop() {
        clearInterval(timer);
        return Promise.all(calls);
      },
    };
  }
  const failed = (calls: readonly Called[]) => calls.filter(({ status }) => status !== 200 && status !== 201);
  const readyAt = (port: number) =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
      async (answer) => [answer.status, ((await answer.json()) as { status: string }).status],
      ({ name, cause }: { name: string; cause?: { code?: string } }) => [name, cause?.code],
    );
  const takesConnections = (port: number) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });

  /**
   * Splits calls around the time `hangs` into those that the hanging process had when the proxy noticed, and
   * all others, which must be answered soon.
   */
  function sorted(calls: readonly Called[], hangs: number) {
    const inHand = calls.filter(({ at, ms }) => at < hangs + NOTICED && at + ms > hangs && ms > SOON);
    const others = calls.filter((one) => !inHand.includes(one));
    expect(others.filter(({ at }) => at > hangs + NOTICED).length).toBeGreaterThan(20);
    expect(failed(others)).toEqual([]);
    expect(others.filter(({ ms }) => ms > SOON)).toEqual([]);
    return inHand;
  }

  test('stopped (SIGSTOP), a process accepts connections and answers nothing: once the proxy notices, it gets no more calls; those it has are answered when it continues', async () => {
    const load = steadyCalls();
    await sleep(1_000);
    const hangs = performance.now();
    process.kill(first.pid, 'SIGSTOP');
    expect(await takesConnections(one)).toBe(true);
    expect(await readyAt(one)).toEqual(['TimeoutError', undefined]);
    await sleep(7_000);
    process.kill(first.pid, 'SIGCONT');
    await sleep(1_500);
    const inHand = sorted(await load.stop(), hangs);
    expect(inHand.length).toBeGreaterThan(0);
    expect(failed(inHand)).toEqual([]);
    await until(async () => (await readyAt(one))[0] === 200);
  }, 60_000);

  test('with its event loop blocked: the same, although the process runs', async () => {
    const load = steadyCalls();
    await sleep(1_000);
    const hangs = performance.now();
    process.kill(second.pid, 'SIGUSR2');
    await sleep(200);
    expect(await takesConnections(two)).toBe(true);
    expect(await readyAt(two)).toEqual(['TimeoutError', undefined]);
    await sleep(8_000);
    const inHand = sorted(await load.stop(), hangs);
    expect(inHand.length).toBeGreaterThan(0);
    expect(failed(inHand)).toEqual([]);
    await until(async () => (await readyAt(two))[0] === 200);
  }, 60_000);

  test('starting, it refuses connections until it is ready, and no call fails when it joins', async () => {
    const load = steadyCalls();
    expect((await readyAt(late))[1]).toBe('ECONNREFUSED');
    const third = await started(late);
    expect(await readyAt(late)).toEqual([200, 'ready']);
    await sleep(2_000);
    const calls = await load.stop();
    expect(calls.length).toBeGreaterThan(40);
    expect(failed(calls)).toEqual([]);
    expect(third.lines.some(({ msg }) => msg === 'listening')).toBe(true);
  }, 60_000);

  test('draining (SIGTERM), it reports 503, finishes the calls it has, and gets no more: none fails', async () => {
    const load = steadyCalls();
    await sleep(500);
    // enough that each process has some, half sent
    const halfSent = Array.from({ length: 6 }, () => slowWrite());
    await sleep(500);
    running.delete(first);
    const ended = first.stop();
    await sleep(200);
    expect(await readyAt(one)).toEqual([503, 'draining']);
    await sleep(800);
    for (const { finish } of halfSent) finish();
    expect(await Promise.all(halfSent.map(({ status }) => status))).toEqual(Array(6).fill(201));
    expect(await ended).toBe(0);
    expect((await readyAt(one))[1]).toBe('ECONNREFUSED');
    await sleep(1_000);
    const calls = await load.stop();
    expect(calls.length).toBeGreaterThan(80);
    expect(failed(calls)).toEqual([]);
  }, 60_000);

  test('stopped and then killed: only the calls it had are lost', async () => {
    const load = steadyCalls();
    await sleep(1_000);
    const hangs = performance.now();
    running.delete(second);
    process.kill(second.pid, 'SIGSTOP');
    await sleep(6_000);
    process.kill(second.pid, 'SIGKILL');
    await sleep(1_000);
    const inHand = sorted(await load.stop(), hangs);
    expect(inHand.length).toBeGreaterThan(0);
    // 502; on a connection that served calls before, HAProxy closes it instead, and the caller may retry
    for (const { status } of inHand) expect([0, 502]).toContain(status);
    await second.stop();
  }, 60_000);

  /** A write whose body is sent in two halves. */
  function slowWrite() {
    const from = (minute += 1) * 60_000;
    const text = JSON.stringify({
      started_at: new Date(from).toISOString(),
      ended_at: new Date(from + 60_000).toISOString(),
    });
    const outgoing = request({
      host: '127.0.0.1',
      port: proxy.port,
      ca: authority.certificate,
      servername: world.host,
      method: 'POST',
      path: '/api/v1/tracking/entries/',
      headers: {
        host: world.host,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': String(text.length),
      },
    });
    const status = new Promise<number>((resolve, reject) => {
      outgoing.once('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode!);
      });
      outgoing.once('error', reject);
    });
    outgoing.write(text.slice(0, 10));
    return { status, finish: () => outgoing.end(text.slice(10)) };
  }
}
