/**
 * WEB_CONCURRENCY=2 and a service in the test's own process: three API processes on one database, as on two
 * machines. Real processes, real sockets.
 */
import { Agent, request as httpRequest } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { freePort } from '../../src/run/local/ports.ts';
import { startApiProcess } from '../support/apiProcess.ts';
import { opened } from '../support/opening.ts';
import { startService } from '../support/service.ts';
import { until } from '../support/until.ts';
import type { World } from '../support/world.ts';
import { connect } from '../realtime/support.ts';

const PROCESSES = 3;
const ENTRIES = '/api/v1/tracking/entries/?limit=1';

const service = await opened(startService());
const metricsPort = await freePort();
const several = await opened(
  startApiProcess(service.database, { WEB_CONCURRENCY: '2', METRICS_PORT: String(metricsPort) }),
  (processes) => processes.stop(),
);

/** Keep-alive connections. The processes get them in turn, so that each has some. */
function lines(url: string, count: number) {
  const agents = Array.from({ length: count }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const ask = (agent: Agent, world: World, token: string | null, path = ENTRIES): Promise<number> =>
    new Promise((resolve, reject) => {
      const outgoing = httpRequest(
        `${url}${path}`,
        { agent, headers: { host: world.host, ...(token ? { authorization: `Bearer ${token}` } : {}) } },
        (incoming) => {
          incoming.resume();
          incoming.on('end', () => resolve(incoming.statusCode!));
        },
      );
      outgoing.on('error', reject);
      outgoing.end();
    });
  return { agents, ask, close: () => agents.forEach((agent) => agent.destroy()) };
}

describe('limits', () => {
  test('a key with 120 a minute gets that from three processes together, and at most a tenth more for each', async () => {
    const world = await service.world({ plan: 'pilot' });
    const key = await world.personalKey(world.employee, ['time:read']);
    const [there, here] = [lines(several.url, 8), lines(service.url, 4)];
    const statuses: number[] = [];
    await Promise.all(
      [there, here].flatMap(({ agents, ask }) =>
        agents.map(async (agent) => {
          for (let index = 0; index < 30; index += 1) statuses.push(await ask(agent, world, key.token));
        }),
      ),
    );
    there.close();
    here.close();
    const answered = statuses.filter((status) => status === 200).length;
    expect(statuses).toContain(429);
    expect(answered).toBeGreaterThanOrEqual(120);
    expect(answered).toBeLessThanOrEqual(120 + PROCESSES * 12);
  });

  test('a limit used up in one process is used up in the others', async () => {
    const world = await service.world({ plan: 'pilot' });
    const key = await world.personalKey(world.employee, ['time:read']);
    const there = lines(several.url, 2);
    for (let index = 0; index < 130; index += 1) await service.request(world, 'GET', ENTRIES, { as: key });
    const statuses: number[] = [];
    for (let index = 0; index < 15; index += 1)
      for (const agent of there.agents) statuses.push(await there.ask(agent, world, key.token));
    there.close();
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(2 * 12);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test('ten wrong passwords are ten, whichever processes check them', async () => {
    const world = await service.world();
    const tried: number[] = [];
    for (let index = 0; index < 16; index += 1) {
      const url = index % 2 ? several.url : service.url;
      const reply = await fetchJson(url, world, '/api/v1/auth/login/', {
        email: world.employee.email,
        password: 'not the password',
      });
      tried.push(reply);
    }
    expect(tried.filter((status) => status === 401).length).toBeGreaterThanOrEqual(10);
    expect(tried.filter((status) => status === 401).length).toBeLessThanOrEqual(10 + PROCESSES);
    expect(tried.at(-1)).toBe(429);
  });

  function fetchJson(url: string, world: World, path: string, body: object): Promise<number> {
    const text = JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = httpRequest(
        `${url}${path}`,
        {
          method: 'POST',
          headers: {
            host: world.host,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          },
        },
        (incoming) => {
          incoming.resume();
          incoming.on('end', () => resolve(incoming.statusCode!));
        },
      );
      outgoing.on('error', reject);
      outgoing.end(text);
    });
  }
});

test('a key that is revoked in one process is 401 in all', async () => {
  const world = await service.world();
  const key = await world.personalKey(world.employee, ['time:read']);
  const there = lines(several.url, 4);
  const all = (): Promise<number[]> =>
    Promise.all(there.agents.map((agent) => there.ask(agent, world, key.token)));
  expect(await all()).toEqual([200, 200, 200, 200]);
  const reply = await service.request(world, 'DELETE', `/api/v1/platform/api-keys/${key.id}/`, {
    as: world.employee,
  });
  expect(reply.status).toBeLessThan(300);
  // a notification takes milliseconds; without one it takes at most a second
  await until(async () => (await all()).every((status) => status === 401));
  there.close();
});

test('sockets in every process are sent what happens in one', async () => {
  const world = await service.world();
  const sockets = await Promise.all(
    [several.url, several.url, service.url].map((url) =>
      connect({ ...service, url }, world, { token: world.manager.token }),
    ),
  );
  for (const socket of sockets) await socket.next('hello');
  const reply = await service.request(world, 'POST', '/api/v1/pto/requests/', {
    as: world.employee,
    body: { policy_id: world.vacation, start_date: '2027-03-01', end_date: '2027-03-02' },
  });
  expect(reply.status).toBe(201);
  for (const socket of sockets)
    expect((await socket.next('notification'))['notification'].kind).toBe('absence.requested');
  for (const { socket } of sockets) socket.close();
});

test('a person may have five sockets over all processes; one that closes makes room', async () => {
  const world = await service.world();
  const open = (url: string) => connect({ ...service, url }, world, { token: world.employee.token });
  const held = [];
  for (const url of [service.url, several.url, several.url, service.url, several.url]) {
    const client = await open(url);
    await client.next('hello');
    held.push(client);
  }
  for (const url of [service.url, several.url, several.url])
    expect((await (await open(url)).closed).code).toBe(4429);
  held[0]!.socket.close();
  await held[0]!.closed;
  await until(async () => {
    const client = await open(several.url);
    return Promise.race([
      client.next('hello').then(
        () => true,
        () => false,
      ),
      client.closed.then(() => false),
    ]);
  });
  for (const { socket } of held) socket.close();
});

test('/metrics adds up the processes, on a port of its own, and the public port does not serve it', async () => {
  const world = await service.world();
  const there = lines(several.url, 4);
  for (const agent of there.agents) await there.ask(agent, world, world.employee.token);
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(value('workforce_requests_total{operation="listTimeEntries",status="200"}')).toBeGreaterThanOrEqual(
    4,
  );
  expect(
    value('workforce_request_duration_seconds_count{operation="listTimeEntries",class="2xx"}'),
  ).toBeGreaterThanOrEqual(4);
  expect(value('workforce_pool_connections{state="idle"}')).toBeGreaterThanOrEqual(1);
  expect(value('workforce_webhook_queue_age_seconds')).toBeGreaterThanOrEqual(0);
  expect(value('workforce_limiter_keys')).toBeGreaterThanOrEqual(1);
  expect(value('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  expect(await there.ask(there.agents[0]!, world, null, '/metrics')).toBe(404);
  there.close();
});

test('a process that dies is replaced while the other answers', async () => {
  const world = await service.world();
  expect(several.children()).toHaveLength(2);
  process.kill(several.children()[0]!, 'SIGKILL');
  const ready = async () => {
    const { agents, ask, close } = lines(several.url, 2);
    const statuses = await Promise.all(agents.map((agent) => ask(agent, world, null, '/readyz')));
    close();
    return statuses.every((status) => status === 200);
  };
  await until(async () => several.children().length === 3 && (await ready()));
});

test('SIGTERM lets every process finish its requests, and ends with exit code 0', async () => {
  const world = await service.world();
  const api = await startApiProcess(service.database, { WEB_CONCURRENCY: '2' });
  const there = lines(api.url, 4);
  const running = there.agents.map((agent) => there.ask(agent, world, world.employee.token));
  await running[0];
  const code = await api.stop();
  expect(await Promise.all(running)).toEqual([200, 200, 200, 200]);
  expect(code).toBe(0);
  for (const pid of api.children()) expect(() => process.kill(pid, 0)).toThrow();
  there.close();
}, 100_000);
