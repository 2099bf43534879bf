import { beforeEach, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { eventKinds } from '../../../src/generated/events.ts';
import { SCOPES } from '../../../src/generated/operations.ts';
import { opened } from '../../support/opening.ts';
import { send, startService } from '../../support/service.ts';
import type { World } from '../../support/world.ts';
let world: World;

const service = await opened(startService());

beforeEach(async () => {
  world = await service.world();
});

/** Writes the heartbeat of a worker that delivers. */
const beat = (secondsAgo = 0) =>
  world.sql(
    `INSERT INTO worker_beats (worker, beat_at) VALUES (gen_random_uuid(), clock_timestamp() - make_interval(secs => $1))`,
    [secondsAgo],
  );

const get = (path: string, as: { token: string } | null = world.employee) =>
  service.request(world, 'GET', `/platform/${path}`, { as });

describe('GET /api/v1/platform/status/', () => {
  test('200 for anyone: degraded while no worker delivers, as in /readyz', async () => {
    const states = async () => [
      (await get('status/', null)).body.data,
      (await send(`${service.url}/readyz`, 'GET', {})).body,
    ];
    expect(await states()).toMatchObject([
      { status: 'degraded', checks: { deliveries: 'down' } },
      { status: 'ready', temporal: 'down' },
    ]);
    // an old heartbeat, of a worker that died, does not count
    await beat(11);
    expect(await states()).toMatchObject([{ checks: { deliveries: 'down' } }, { temporal: 'down' }]);
    await beat();
    expect(await states()).toMatchObject([
      { status: 'ok', checks: { deliveries: 'up' } },
      { status: 'ready', temporal: 'up' },
    ]);
    await world.sql('DELETE FROM worker_beats');
  });

  test('200 for anyone with all members', async () => {
    await beat();
    const reply = await get('status/', null);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({
      status: 'ok',
      version: service.app.services.version,
      // null when run from sources; a compiled service names its commit
      commit: null,
      time: expect.stringMatching(/[+-]\d\d:\d\d$/),
      checks: { database: 'ok', deliveries: 'up', webhooks_queue_age_s: 0 },
    });
  });

  test('200 degraded once a due delivery of any workspace has waited for over a minute', async () => {
    const elsewhere = await service.world();
    await beat();
    const due = (seconds: number) =>
      elsewhere.sql(
        `INSERT INTO webhook_wakeups (webhook_id, workspace_id, due_at)
         VALUES (gen_random_uuid(), $1, now() - make_interval(secs => $2))`,
        [elsewhere.id, seconds],
      );
    const data = async () => (await get('status/', null)).body.data;
    await due(-300);
    expect(await data()).toMatchObject({ status: 'ok', checks: { webhooks_queue_age_s: 0 } });
    await due(30);
    expect((await data()).status).toBe('ok');
    await due(90);
    const late = await data();
    expect(late.status).toBe('degraded');
    expect(late.checks.webhooks_queue_age_s).toBeGreaterThanOrEqual(90);
    expect(late.checks.webhooks_queue_age_s).toBeLessThan(100);
    await elsewhere.sql('DELETE FROM webhook_wakeups');
  });

  test('503 with Retry-After while the database is down, 200 again without a restart', async () => {
    const alone = await startService();
    try {
      const home = await alone.world();
      const status = () => alone.request(home, 'GET', '/platform/status/');
      expect((await status()).status).toBe(200);
      const database = new URL(alone.database.appUrl).pathname.slice(1);
      // from another database of the cluster
      await world.sql(`ALTER DATABASE ${database} CONNECTION LIMIT 0`);
      await world.sql('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
        database,
      ]);
      // the host is cached for up to a second; either way it is 503
      for (const wait of [0, 1100]) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        const down = await status();
        expect(down.status).toBe(503);
        expect(down.headers.get('retry-after')).toBe('2');
      }
      await world.sql(`ALTER DATABASE ${database} CONNECTION LIMIT -1`);
      expect((await status()).status).toBe(200);
    } finally {
      await alone.close();
    }
  });
});

describe('GET /api/v1/platform/scopes/', () => {
  type Info = { scope: keyof typeof SCOPES; grants: string; grantable: boolean; granted: boolean };
  const scopes = async (as: { token: string }) => (await get('scopes/', as)).body.data as Info[];
  const names = (list: Info[], which: 'grantable' | 'granted') =>
    list.filter((one) => one[which]).map((one) => one.scope);

  test('200 with the 14 scopes of the contract', async () => {
    const list = await scopes(world.employee);
    expect(list.map((one) => one.scope)).toEqual(Object.keys(SCOPES));
    expect(list.find((one) => one.scope === 'absences:read')!.grants).toBe('balances and requests');
  });

  test('200: a session may grant and has what its role may use', async () => {
    const employee = await scopes(world.employee);
    expect(names(employee, 'grantable')).not.toContain('team:read');
    expect(names(employee, 'granted')).toEqual(names(employee, 'grantable'));
    const manager = names(await scopes(world.manager), 'grantable');
    expect(manager).toContain('absences:approve');
    expect(manager).not.toContain('webhooks:manage');
    expect(names(await scopes(world.admin), 'grantable')).toHaveLength(14);
  });

  test('200: a key has its scopes as far as its owner’s role allows', async () => {
    const key = await world.personalKey(world.employee, ['time:read', 'team:read']);
    expect(names(await scopes(key), 'granted')).toEqual(['time:read']);
    const service_ = await world.serviceKey(['team:read', 'people:write']);
    expect(names(await scopes(service_), 'granted')).toEqual(['team:read', 'people:write']);
  });

  test('401 without a credential', async () => {
    expect((await get('scopes/', null)).status).toBe(401);
  });
});

describe('GET /api/v1/platform/events/kinds/', () => {
  interface Kind {
    event: string;
    group: string;
    schema: object;
    sample: { event: string };
  }
  const kinds = async () =>
    (await get('events/kinds/', await world.serviceKey(['time:read']))).body.data as Kind[];

  test('200 with every kind of the contract, those of service.md in its groups', async () => {
    const groups: Record<string, string[]> = {};
    for (const { event, group } of await kinds()) (groups[group] ??= []).push(event);
    expect(Object.values(groups).flat().sort()).toEqual(Object.keys(eventKinds).sort());
    const theirs = {
      'time-off lifecycle': ['absence.requested', 'absence.approved', 'absence.denied', 'absence.cancelled'],
      'expense claims': ['expense.submitted', 'expense.approved', 'expense.denied', 'expense.deleted'],
      'manual time entries': ['time_entry.created', 'time_entry.updated', 'time_entry.deleted'],
      'live clock': ['clock.started', 'clock.stopped'],
      payroll: ['payment.completed', 'invoice.issued'],
      people: ['employee.created', 'employee.deactivated'],
      'sent by the Ping action to test the wiring': ['webhook.ping'],
    };
    for (const [group, kinds] of Object.entries(theirs))
      expect(groups[group]).toEqual(expect.arrayContaining(kinds));
  });

  test('200: each schema is self-contained and accepts its own sample, but none of another kind', async () => {
    const list = await kinds();
    expect(JSON.stringify(list)).not.toContain('$ref');
    const ajv = new Ajv2020({ strict: false });
    (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
    for (const { event, schema, sample } of list) {
      const validate = ajv.compile(schema);
      expect([event, validate(sample), validate.errors]).toEqual([event, true, null]);
      expect(sample.event).toBe(event);
      expect(list.filter((other) => validate(other.sample)).map((other) => other.event)).toEqual([event]);
    }
  });
});
