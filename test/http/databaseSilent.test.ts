/**
 * Postgres is up but does not answer, because it is paused or packets are dropped. No error ever arrives: a
 * proxy between the service and a real Postgres holds back everything.
 */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { readEnvironment } from '../support/environment.ts';
import { atEnd, openWorldOf } from '../support/opening.ts';
import { startService, type Reply } from '../support/service.ts';

/** A proxy to Postgres that can be put on hold. */
function createLine(target: { host: string; port: number }) {
  let held = false;
  const pairs = new Set<[Socket, Socket]>();
  const server: Server = createServer((client) => {
    const upstream = connect(target.port, target.host);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    for (const [from, to] of [pair, [upstream, client] as const]) {
      if (held) from.pause();
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
  });
  return {
    server,
    hold(on: boolean) {
      held = on;
      for (const socket of [...pairs].flat()) {
        if (on) socket.pause();
        else socket.resume();
      }
    },
    hangUp: () => [...pairs].flat().forEach((socket) => socket.destroy()),
  };
}

const real = new URL(readEnvironment().appUrl);
const line = createLine({ host: real.hostname, port: Number(real.port) });
await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
atEnd(() => {
  line.hangUp();
  line.server.close();
});
const { port } = line.server.address() as AddressInfo;
const { service, world } = await openWorldOf(
  startService({ rateLimitScale: 100 }, (url) => url.replace(`:${real.port}/`, `:${port}/`)),
);
atEnd(() => line.hold(false));

async function timed(request: () => Promise<Reply>): Promise<{ reply: Reply; ms: number }> {
  const began = performance.now();
  const reply = await request();
  return { reply, ms: performance.now() - began };
}
const get = () => service.request(world, 'GET', '/tracking/entries/', { as: world.employee });
const post = (hour: number) =>
  service.request(world, 'POST', '/tracking/entries/', {
    as: world.employee,
    body: { started_at: `2026-11-18T${hour}:00:00+01:00`, ended_at: `2026-11-18T${hour}:30:00+01:00` },
  });

test('503 with Retry-After within two seconds for reads, writes and later calls; afterwards everything works again', async () => {
  expect((await get()).status).toBe(200);
  line.hold(true);
  const first = await Promise.all([...Array.from({ length: 20 }, () => timed(get)), timed(() => post(10))]);
  const later = await Promise.all([timed(get), timed(() => post(11))]);
  for (const { reply, ms } of [...first, ...later]) {
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2']);
    // the promise is two seconds; the rest allows for a busy machine
    expect(ms).toBeLessThan(5_000);
  }
  // the service knows by now, so no request waits
  for (const { ms } of later) expect(ms).toBeLessThan(1_500);
  const ready = await timed(() => service.request(world, 'GET', '/readyz'));
  expect([ready.reply.status, ready.ms < 1_500]).toEqual([503, true]);

  line.hold(false);
  const end = Date.now() + 15_000;
  while ((await get()).status !== 200 && Date.now() < end) await sleep(50);
  expect((await get()).status).toBe(200);
  expect((await post(12)).status).toBe(201);
});

test('a slow statement is waited for, because Postgres answers a probe', async () => {
  const { pool } = service.app.services;
  const began = performance.now();
  const [result] = await pool.run([
    { statement: { name: 'slow', text: 'SELECT pg_sleep(2.5), 1 AS done' }, values: [] },
  ]);
  expect(result!.rows[0]).toMatchObject({ done: 1 });
  expect(performance.now() - began).toBeGreaterThan(2_400);
  expect((await get()).status).toBe(200);
});
