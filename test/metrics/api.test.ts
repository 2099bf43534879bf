/** What the API's `/metrics` counts, measured with real calls on real sockets. */
import { pino } from 'pino';
import { expect, test } from '@jest/globals';
import { operations } from '../../src/generated/operations.ts';
import { freePort } from '../../src/run/local/ports.ts';
import { serveMetrics } from '../../src/metrics/server.ts';
import { greeted } from '../realtime/support.ts';
import { opened, openWorld } from '../support/opening.ts';
import { scrape, valueOf } from '../support/prometheus.ts';
import { until } from '../support/until.ts';

const { service, world } = await openWorld({ metrics: true });
const address = `127.0.0.1:${await freePort()}`;
const port = Number(address.split(':')[1]);
await opened(
  serveMetrics({ host: '127.0.0.1', port }, () => service.app.metrics!.text(), pino({ level: 'silent' })),
);

const read = async (name: string, labels: Record<string, string> = {}) =>
  valueOf(await scrape(address), name, labels) ?? 0;

test('rate, errors and duration: each answer is counted by operation and status, and timed by operation and status class', async () => {
  const operation = 'createTimeEntry';
  const entry = { started_at: '2026-11-20T09:00:00+01:00', ended_at: '2026-11-20T10:00:00+01:00' };
  const post = (body: object) =>
    service.request(world, 'POST', '/tracking/entries/', { as: world.employee, body });
  expect((await post(entry)).status).toBe(201);
  expect((await post({ ...entry, ended_at: 'never' })).status).toBe(422);
  expect((await post({ ...entry, ended_at: 'never' })).status).toBe(422);
  const samples = await scrape(address);
  expect(valueOf(samples, 'workforce_requests_total', { operation, status: '201' })).toBe(1);
  expect(valueOf(samples, 'workforce_requests_total', { operation, status: '422' })).toBe(2);
  const timed = 'workforce_request_duration_seconds';
  expect(valueOf(samples, `${timed}_count`, { operation, class: '2xx' })).toBe(1);
  expect(valueOf(samples, `${timed}_count`, { operation, class: '4xx' })).toBe(2);
  expect(valueOf(samples, `${timed}_bucket`, { operation, class: '2xx', le: '+Inf' })).toBe(1);
  expect(valueOf(samples, `${timed}_sum`, { operation, class: '2xx' })).toBeGreaterThan(0);
});

test('labels come only from the contract: calls of unknown paths are counted as operation "none"', async () => {
  const before = await read('workforce_requests_total', { operation: 'none' });
  for (let number = 0; number < 20; number += 1)
    await service.request(world, 'GET', `/nowhere/${number}/`, { as: world.employee });
  const samples = await scrape(address);
  expect(valueOf(samples, 'workforce_requests_total', { operation: 'none' })).toBe(before + 20);
  const known = new Set(['none', ...Object.keys(operations)]);
  const seen = samples.flatMap(({ labels }) => labels['operation'] ?? []);
  expect(seen.filter((operation) => !known.has(operation))).toEqual([]);
});

test('limits: a refused request is counted under its policy, a refused attempt under the code of its limit', async () => {
  const pilot = await service.world({ plan: 'pilot' });
  const key = await pilot.personalKey(pilot.employee, ['time:read']);
  let refused = 0;
  for (let number = 0; number < 125; number += 1) {
    const { status } = await service.request(pilot, 'GET', '/tracking/entries/?limit=1', { as: key });
    if (status === 429) refused += 1;
  }
  expect(refused).toBeGreaterThan(0);
  expect(await read('workforce_limited_total', { limit: 'key' })).toBe(refused);
  const statuses: number[] = [];
  let code = '';
  for (let number = 0; number < 12; number += 1) {
    const { status, body } = await service.request(pilot, 'POST', '/auth/login/', {
      body: { email: pilot.employee.email, password: 'not the password' },
    });
    statuses.push(status);
    if (status === 429) code = body.data.code as string;
  }
  const tries = statuses.filter((status) => status === 429).length;
  expect(tries).toBeGreaterThan(0);
  expect(await read('workforce_limited_total', { limit: code })).toBe(tries);
});

test('sockets and connections are those open now', async () => {
  const before = await read('workforce_sockets');
  const clients = [
    await greeted(service, world, world.employee),
    await greeted(service, world, world.manager),
  ];
  expect(await read('workforce_sockets')).toBe(before + 2);
  expect(await read('workforce_connections')).toBeGreaterThanOrEqual(before + 2);
  for (const { socket } of clients) socket.close();
  await until(async () => (await read('workforce_sockets')) === before);
});

test('the pool: a connection in use is busy, and idle again afterwards', async () => {
  await until(async () => (await read('workforce_pool_connections', { state: 'busy' })) === 0);
  const lease = await service.app.services.pool.connect();
  // one more for the scrape itself, which asks Postgres for the age of the queue
  expect(await read('workforce_pool_connections', { state: 'busy' })).toBeGreaterThanOrEqual(1);
  lease.release();
  await until(async () => (await read('workforce_pool_connections', { state: 'busy' })) === 0);
  expect(await read('workforce_pool_connections', { state: 'idle' })).toBeGreaterThanOrEqual(1);
});
