import { beforeAll, describe, expect, test } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { prefixOfApiKey } from '../../../src/auth/apiKeys.ts';
import { createApp } from '../../../src/app.ts';
import { openWorld } from '../../support/opening.ts';
import { addressOf } from '../../support/pooler.ts';
import { TEST_SECRET } from '../../support/service.ts';
import type { Person, PersonOptions } from '../../support/world.ts';

const PASSWORD = 'a long and winding password';
let passwordHash: string;
let admin: Person;
let employee: Person;

const { service, world } = await openWorld();
beforeAll(async () => {
  passwordHash = await service.app.services.passwords.hash(PASSWORD);
  admin = await person({ role: 'admin' });
  employee = await person();
});

const person = (options: PersonOptions = {}, where = world) => where.person({ ...options, passwordHash });

const create = (as: Person, body: object = {}, where = world) =>
  service.request(where, 'POST', '/platform/api-keys/', {
    as,
    body: { name: 'Payroll export', kind: 'personal', scopes: ['time:read'], password: PASSWORD, ...body },
  });

const use = (token: string, where = world) =>
  service.request(where, 'GET', '/platform/scopes/', { as: token });

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('POST /api/v1/platform/api-keys/', () => {
  test('201 with the key and, only here, its working secret', async () => {
    const reply = await create(employee, {
      name: '  Payroll export ',
      scopes: ['time:read', 'absences:read'],
      expires_at: '2027-01-31T12:00:00+01:00',
      allowed_ips: ['127.0.0.0/8', '2001:db8::/32'],
    });
    expect(reply.status).toBe(201);
    const { secret, prefix, id } = reply.body.data;
    expect(secret).toMatch(/^wfp_[0-9a-f]{8}_[0-9a-f]{48}$/);
    expect(prefixOfApiKey(secret)).toBe(prefix);
    expect(reply.body.data).toEqual({
      id,
      name: 'Payroll export',
      kind: 'personal',
      prefix,
      scopes: ['time:read', 'absences:read'],
      status: 'active',
      owner: { id: employee.id, email: employee.email, name: employee.name, photo_url: null },
      allowed_ips: ['127.0.0.0/8', '2001:db8::/32'],
      expires_at: '2027-01-31T12:00:00.000+01:00',
      last_used_at: null,
      last_used_ip: null,
      calls_last_hour: 0,
      created_at: expect.any(String),
      created_by: { id: employee.id, email: employee.email, name: employee.name, photo_url: null },
      rotated_at: null,
      rotated_by: [],
      secret,
    });
    expect((await use(secret)).status).toBe(200);
  });

  test('rule 54: 201 stores no secret in the database, and the prefix in the audit trail', async () => {
    const { id, secret, prefix } = (await create(employee)).body.data;
    const rows = await world.sql('SELECT * FROM api_keys WHERE id = $1', [id]);
    const lines = await world.sql('SELECT * FROM audit_trail WHERE resource_id = $1', [id]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ line: 'created api_key · dashboard', actor_id: employee.id });
    expect(lines[0]!['changes'].prefix).toEqual([null, prefix]);
    expect(JSON.stringify([rows, lines])).not.toContain(secret.slice(13));
  });

  test('201 for a service key, made by an admin, with admin scopes', async () => {
    const reply = await create(admin, { kind: 'service', scopes: ['people:write', 'webhooks:manage'] });
    expect(reply.status).toBe(201);
    expect(reply.body.data.secret).toMatch(/^wfs_/);
    expect(reply.body.data.owner).toBeNull();
    const listed = await service.request(world, 'GET', '/platform/webhooks/', {
      as: reply.body.data.secret,
    });
    expect(listed.status).toBe(200);
  });

  test('403 service_needs_admin for a service key by a manager', async () => {
    const reply = await create(await person({ role: 'manager' }), { kind: 'service' });
    expect(reply.status).toBe(403);
    expect(reply.body.data.code).toBe('service_needs_admin');
  });

  test.each([
    ['employee', 'team:read', 'manager'],
    ['employee', 'absences:approve', 'manager'],
    ['manager', 'people:write', 'admin'],
  ] as const)(
    'rule 51: 403 scope_not_grantable for a key of an %s with %s',
    async (role, scope, required_role) => {
      const reply = await create(await person({ role }), { scopes: ['time:read', scope] });
      expect(reply.status).toBe(403);
      expect(reply.body.data).toEqual({ code: 'scope_not_grantable', scopes: [scope], required_role });
    },
  );

  test('403 api_not_in_plan on Starter, 201 with the add-on', async () => {
    const starter = await service.world({ plan: 'starter' });
    const refused = await create(await person({}, starter), {}, starter);
    expect(refused.status).toBe(403);
    expect(refused.body.data.code).toBe('api_not_in_plan');
    const withApi = await service.world({ plan: 'starter', apiAddon: true });
    expect((await create(await person({}, withApi), {}, withApi)).status).toBe(201);
  });

  test('422 errors.password for a wrong password, and no key is created', async () => {
    const someone = await person();
    const reply = await create(someone, { password: 'not mine' });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors!)).toEqual(['password']);
    expect(await world.sql('SELECT 1 FROM api_keys WHERE owner_id = $1', [someone.id])).toEqual([]);
  });

  test('429 after ten wrong passwords in five minutes', async () => {
    const someone = await person();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await create(someone, { password: `guess ${tries}` })).status).toBe(422);
    const reply = await create(someone);
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each([
    ['past', { expires_at: daysAhead(-1) }, 'expires_at'],
    ['more than two years ahead', { expires_at: daysAhead(732) }, 'expires_at'],
    ['an invalid network', { allowed_ips: ['10.0.0.0/8', 'anywhere'] }, 'allowed_ips.1'],
    ['an address without a mask', { allowed_ips: ['10.0.0.1'] }, 'allowed_ips.0'],
    ['bits after the mask', { allowed_ips: ['10.0.0.1/8'] }, 'allowed_ips.0'],
    ['bits after an IPv6 mask', { allowed_ips: ['2001:db8::1/32'] }, 'allowed_ips.0'],
    ['a mask that is too long', { allowed_ips: ['10.0.0.0/33'] }, 'allowed_ips.0'],
    ['a short form', { allowed_ips: ['10/8'] }, 'allowed_ips.0'],
    ['a mapped network', { allowed_ips: ['::ffff:10.0.0.0/104'] }, 'allowed_ips.0'],
    ['a blank name', { name: '   ' }, 'name'],
    ['an unknown scope', { scopes: ['root'] }, 'scopes.0'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['an unknown member', { role: 'admin' }, 'role'],
  ])('422 names the field: %s', async (_what, body, field) => {
    const reply = await create(employee, body);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors!)).toEqual([field]);
  });

  test('201 for an end of exactly two years', async () => {
    const end = new Date();
    end.setUTCFullYear(end.getUTCFullYear() + 2);
    end.setUTCSeconds(end.getUTCSeconds() - 1);
    expect((await create(await person(), { expires_at: end.toISOString() })).status).toBe(201);
  });

  test('409 key_limit for the eleventh key of a person, also with five concurrent calls', async () => {
    const someone = await person();
    for (let count = 0; count < 9; count += 1) await world.personalKey(someone, ['time:read']);
    await world.personalKey(someone, ['time:read'], { revoked: true });
    await world.personalKey(someone, ['time:read'], { expiresAt: new Date(Date.now() - 1000) });
    const replies = await Promise.all(Array.from({ length: 5 }, () => create(someone)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(replies.find((reply) => reply.status === 409)!.body.data).toEqual({
      code: 'key_limit',
      limit: 10,
    });
  });

  test('409 key_limit for the 21st service key of a workspace, for any admin', async () => {
    const elsewhere = await service.world();
    const admins = [
      await person({ role: 'admin' }, elsewhere),
      await person({ role: 'admin' }, elsewhere),
    ] as const;
    for (let count = 0; count < 19; count += 1) await elsewhere.serviceKey(['time:read']);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) => create(admins[index % 2]!, { kind: 'service' }, elsewhere)),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  test('403 key_not_accepted for any key, 401 without a credential', async () => {
    const key = await world.serviceKey(['people:write']);
    const reply = await service.request(world, 'POST', '/platform/api-keys/', { as: key, body: {} });
    expect(reply.status).toBe(403);
    expect(reply.body.data.code).toBe('key_not_accepted');
    expect((await service.request(world, 'POST', '/platform/api-keys/', { body: {} })).status).toBe(401);
  });

  test('401 from outside of the allowed networks', async () => {
    const { secret } = (await create(await person(), { allowed_ips: ['203.0.113.0/24'] })).body.data;
    expect((await use(secret)).status).toBe(401);
  });
});

describe('GET /api/v1/platform/api-keys/', () => {
  test('200 with own keys, newest first, in pages', async () => {
    const someone = await person();
    const made = [];
    for (let count = 0; count < 3; count += 1) made.push(await world.personalKey(someone, ['time:read']));
    const first = await service.request(world, 'GET', '/platform/api-keys/', {
      as: someone,
      query: { limit: 2, include_total: true },
    });
    expect(first.headers.get('x-total-count')).toBe('3');
    const second = await service.request(world, 'GET', '/platform/api-keys/', {
      as: someone,
      query: { limit: 2, cursor: first.headers.get('x-next-cursor')! },
    });
    const ids = [...first.body.data, ...second.body.data].map((key: { id: string }) => key.id);
    expect(ids).toEqual(made.map((key) => key.id).reverse());
    expect(first.text).not.toContain('secret');
    expect(second.headers.get('link')).toBeNull();
  });

  test('200 for an admin with every service key and no one else’s personal keys', async () => {
    const elsewhere = await service.world();
    const own = await elsewhere.personalKey(elsewhere.admin, ['time:read']);
    const theirs = await elsewhere.personalKey(elsewhere.employee, ['time:read']);
    const shared = await elsewhere.serviceKey(['time:read']);
    const idsSeenBy = async (as: Person) =>
      (await service.request(elsewhere, 'GET', '/platform/api-keys/', { as })).body.data.map(
        (key: { id: string }) => key.id,
      );
    expect((await idsSeenBy(elsewhere.admin)).sort()).toEqual([own.id, shared.id].sort());
    expect(await idsSeenBy(elsewhere.secondAdmin)).toEqual([shared.id]);
    expect(await idsSeenBy(elsewhere.employee)).toEqual([theirs.id]);
    expect(await idsSeenBy(elsewhere.manager)).toEqual([]);
  });

  test('200 with the statuses active, revoked, expired and suspended', async () => {
    const elsewhere = await service.world();
    await elsewhere.serviceKey(['time:read']);
    await elsewhere.serviceKey(['time:read'], { revoked: true });
    await elsewhere.serviceKey(['time:read'], { expiresAt: new Date(Date.now() - 1000) });
    await elsewhere.serviceKey(['time:read'], { expiresAt: new Date(Date.now() + 60_000) });
    const statuses = async () =>
      (
        await service.request(elsewhere, 'GET', '/platform/api-keys/', {
          as: elsewhere.admin,
          query: { ordering: 'created_at' },
        })
      ).body.data.map((key: { status: string }) => key.status);
    expect(await statuses()).toEqual(['active', 'revoked', 'expired', 'active']);
    await elsewhere.sql(`UPDATE workspaces SET plan = 'starter' WHERE id = $1`, [elsewhere.id]);
    await eventually(async () =>
      expect(await statuses()).toEqual(['suspended', 'revoked', 'expired', 'suspended']),
    );
  });

  test('200 with the time and address of the last use, updated once a minute', async () => {
    const someone = await person();
    const key = await world.personalKey(someone, ['time:read']);
    await use(key.token);
    const usedAt = async () => {
      const [row] = (await service.request(world, 'GET', '/platform/api-keys/', { as: someone })).body.data;
      return row as { last_used_at: string | null; last_used_ip: string | null };
    };
    await eventually(async () => expect((await usedAt()).last_used_ip).toBe('127.0.0.1'));
    const first = (await usedAt()).last_used_at!;
    expect(Math.abs(Date.now() - Date.parse(first))).toBeLessThan(5000);
    await use(key.token);
    expect((await usedAt()).last_used_at).toBe(first);
  });
});

describe('GET /api/v1/platform/api-keys/{key_id}/', () => {
  test('200 with one’s own key', async () => {
    const key = await world.personalKey(employee, ['time:read']);
    const reply = await service.request(world, 'GET', `/platform/api-keys/${key.id}/`, { as: employee });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ id: key.id, prefix: key.prefix, status: 'active' });
  });

  test('200 for an admin with any service key', async () => {
    const key = await world.serviceKey(['time:read']);
    const reply = await service.request(world, 'GET', `/platform/api-keys/${key.id}/`, {
      as: world.secondAdmin,
    });
    expect(reply.status).toBe(200);
  });

  test('rule 53: the same 404 for other people’s keys and unknown ones', async () => {
    const elsewhere = await service.world();
    const ids = [
      (await world.personalKey(world.employee, ['time:read'])).id,
      (await elsewhere.serviceKey(['time:read'])).id,
      '0193a000-0000-7000-8000-00000000dead',
      'nonsense',
    ];
    const replies = await Promise.all(
      ids.map((id) => service.request(world, 'GET', `/platform/api-keys/${id}/`, { as: world.admin })),
    );
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404, 404]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    const service_ = await world.serviceKey(['time:read']);
    const employees = await service.request(world, 'GET', `/platform/api-keys/${service_.id}/`, {
      as: world.employee,
    });
    expect(employees.status).toBe(404);
  });
});

describe('DELETE /api/v1/platform/api-keys/{key_id}/', () => {
  const revoke = (id: string, as: Person, where = world) =>
    service.request(where, 'DELETE', `/platform/api-keys/${id}/`, { as });

  test('200, and the key is 401 from then on; 200 again, with one audit line in all', async () => {
    const key = await world.personalKey(employee, ['time:read']);
    expect((await use(key.token)).status).toBe(200);
    expect((await revoke(key.id, employee)).body.data).toEqual({});
    expect((await use(key.token)).status).toBe(401);
    expect((await revoke(key.id, employee)).status).toBe(200);
    const lines = await world.sql('SELECT line FROM audit_trail WHERE resource_id = $1', [key.id]);
    expect(lines).toEqual([{ line: 'revoked api_key · dashboard' }]);
    const shown = await service.request(world, 'GET', `/platform/api-keys/${key.id}/`, { as: employee });
    expect(shown.body.data.status).toBe('revoked');
  });

  test('200 for any admin and a service key; 404 for other people’s keys, which still work', async () => {
    const shared = await world.serviceKey(['time:read']);
    const theirs = await world.personalKey(world.employee, ['time:read']);
    expect((await revoke(shared.id, world.employee)).status).toBe(404);
    expect((await revoke(theirs.id, world.admin)).status).toBe(404);
    expect((await use(shared.token)).status).toBe(200);
    expect((await use(theirs.token)).status).toBe(200);
    expect((await revoke(shared.id, world.secondAdmin)).status).toBe(200);
    expect((await use(shared.token)).status).toBe(401);
  });

  test('200: a revocation takes effect within a second in another process', async () => {
    const twin = await createApp({
      ...addressOf(service.database),
      poolSize: 2,
      appSecret: TEST_SECRET,
      publicUrl: null,
      mailDir: null,
      corsOrigins: [],
      trustedProxies: [],
      rateLimitScale: 1,
      addressPolicy: { allowedNetworks: [], allowedPorts: [443] },
      log: pino({ level: 'silent' }),
      temporal: () => 'up',
    });
    await new Promise<void>((resolve) => twin.server.listen(0, '127.0.0.1', resolve));
    const { port } = twin.server.address() as AddressInfo;
    const there = async (token: string) =>
      (
        await fetch(`http://127.0.0.1:${port}/api/v1/platform/scopes/`, {
          headers: { authorization: `Bearer ${token}`, host: world.host },
        })
      ).status;
    try {
      // fetch sends its own Host header, which must lead to this workspace in the twin
      await world.sql('INSERT INTO workspace_hosts (host, workspace_id) VALUES ($1, $2)', [
        '127.0.0.1',
        world.id,
      ]);
      const key = await world.personalKey(employee, ['time:read']);
      expect(await there(key.token)).toBe(200);
      const asked = performance.now();
      expect((await revoke(key.id, employee)).status).toBe(200);
      while ((await there(key.token)) !== 401) expect(performance.now() - asked).toBeLessThan(3000);
    } finally {
      await twin.close();
    }
  });
});

describe('the rights of a key', () => {
  test('rule 51: a manager’s key keeps team:read and loses its effect when the manager is demoted', async () => {
    const manager = await person({ role: 'manager' });
    const { secret } = (await create(manager, { scopes: ['team:read'] })).body.data;
    const teamRead = async () =>
      (await use(secret)).body.data.find((one: { scope: string }) => one.scope === 'team:read');
    expect(await teamRead()).toMatchObject({ grantable: true, granted: true });
    await world.sql(`UPDATE users SET role = 'employee' WHERE id = $1`, [manager.id]);
    await eventually(async () =>
      expect(await teamRead()).toMatchObject({ grantable: false, granted: false }),
    );
    const reply = await service.request(world, 'GET', '/auth/users/', { as: secret });
    expect(reply.status).toBe(403);
    expect(reply.body.data.code).toBe('insufficient_role');
  });

  test('rule 55: from Pilot to Managed the limit rises from 120 to 600', async () => {
    const pilot = await service.world({ plan: 'pilot' });
    const key = await pilot.serviceKey(['time:read']);
    const limit = async () => (await use(key.token, pilot)).headers.get('ratelimit-policy');
    expect(await limit()).toBe('"key";q=120;w=60');
    await pilot.sql(`UPDATE workspaces SET plan = 'managed' WHERE id = $1`, [pilot.id]);
    await eventually(async () => expect(await limit()).toBe('"key";q=600;w=60'));
  });
});

/** Retries for up to a second, the time that a notification to other processes may take. */
async function eventually(check: () => Promise<void>): Promise<void> {
  const until = Date.now() + 1000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
