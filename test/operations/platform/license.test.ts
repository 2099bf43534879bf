/** Licences: which can be installed, and their effects in every process. */
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { passLicenseDays } from '../../../src/areas/platform/actions/passLicenseDays.ts';
import { graceUntil, stageOn } from '../../../src/areas/platform/rules/license.ts';
import { addDays, formatDate } from '../../../src/civil/dates.ts';
import { readLicense, signLicense } from '../../../src/workspace/license.ts';
import { licenseFor, OTHER_KEY } from '../../support/licenses.ts';
import { inEach } from '../../support/inEach.ts';
import { mailsTo } from '../../support/mails.ts';
import { openFolder, openTwins, openWorld } from '../../support/opening.ts';
import type { Service } from '../../support/service.ts';
import { auditLines, notificationKinds, notificationsOf } from '../../support/traces.ts';
import type { World } from '../../support/world.ts';

const mailDir = openFolder('license-mails');
const { service, twin } = await openTwins({ mailDir });
const both = [service, twin];
const keyless = await openWorld({ licenseKey: null });

const get = (world: World, where: Service = service) =>
  where.request(world, 'GET', '/platform/license/', { as: world.admin });
const put = async (world: World, license: Parameters<typeof licenseFor>[1] = {}, where: Service = service) =>
  where.request(world, 'PUT', '/platform/license/', {
    as: world.admin,
    body: await licenseFor(world, license),
  });
const code = ({ status, body }: { status: number; body: { data: { code?: string } } }) => [
  status,
  body.data.code ?? null,
];

describe('GET /api/v1/platform/license/', () => {
  test('200 with plan, seats and what the plan includes; without a licence there is no end', async () => {
    const world = await service.world({ plan: 'starter', seats: 20 });
    expect((await get(world)).body.data).toEqual({
      plan: 'starter',
      seats: 20,
      seats_used: 7,
      api_access: false,
      rate_limit_per_minute: 120,
      valid_until: null,
      addons: [],
      status: 'none',
      grace_until: null,
    });
  });

  test('403 for managers, employees and keys', async () => {
    const world = await service.world();
    for (const as of [world.manager, world.employee])
      expect(code(await service.request(world, 'GET', '/platform/license/', { as }))).toEqual([
        403,
        'insufficient_role',
      ]);
    const as = await world.serviceKey(['team:read']);
    expect(code(await service.request(world, 'GET', '/platform/license/', { as }))).toEqual([
      403,
      'key_not_accepted',
    ]);
  });
});

describe('PUT /api/v1/platform/license/', () => {
  test('200 with the licence’s plan, seats, add-ons and last day, and an audit line', async () => {
    const world = await service.world({ plan: 'starter', seats: 20 });
    const reply = await put(world, { plan: 'managed', seats: 60, validUntil: '2099-06-30' });
    expect([reply.status, reply.body.data]).toEqual([
      200,
      {
        plan: 'managed',
        seats: 60,
        seats_used: 7,
        api_access: true,
        rate_limit_per_minute: 600,
        valid_until: '2099-06-30',
        addons: [],
        status: 'active',
        grace_until: '2099-07-14',
      },
    ]);
    const [row] = await world.sql('SELECT id FROM licenses WHERE workspace_id = $1', [world.id]);
    expect(await auditLines(world, row!['id'])).toEqual([
      {
        line: 'installed license · dashboard',
        changes: {
          plan: ['starter', 'managed'],
          seats: [20, 60],
          valid_until: [null, '2099-06-30'],
        },
      },
    ]);
    const settings = await service.request(world, 'GET', '/platform/workspace/', { as: world.admin });
    expect(settings.body.data).toMatchObject({ plan: 'managed', seats: 60 });
  });

  test('rule 52: all admins are told in the app and by mail, including the caller; nobody else is', async () => {
    const world = await service.world({ plan: 'starter', seats: 20 });
    expect((await put(world, { plan: 'managed', seats: 60, validUntil: '2099-06-30' })).status).toBe(200);
    const admins = [world.admin, world.secondAdmin];
    for (const admin of admins) {
      const [notice, ...more] = await notificationsOf(world, admin.id);
      expect([notice!['kind'], notice!['title'], more]).toEqual([
        'security.license_installed',
        'A licence was installed',
        [],
      ]);
      expect(notice!['body']).toContain(
        `The plan is managed now, with 60 seats until 2099-06-30. Ada Test (${world.admin.email}) did it at`,
      );
      expect((await mailsTo(mailDir, admin.email)).map(({ subject }) => subject)).toEqual([
        expect.stringContaining('A licence was installed'),
      ]);
    }
    expect(await notificationsOf(world, world.manager.id)).toEqual([]);
  });

  test('200 for a second licence, which replaces the first', async () => {
    const world = await service.world();
    for (const seats of [50, 80, 50])
      expect((await put(world, { seats })).body.data).toMatchObject({ seats, status: 'active' });
    const stages = await world.sql(
      'SELECT stage, seats FROM licenses WHERE workspace_id = $1 ORDER BY created_at',
      [world.id],
    );
    expect(stages).toEqual([
      { stage: 'replaced', seats: 50 },
      { stage: 'replaced', seats: 80 },
      { stage: 'active', seats: 50 },
    ]);
  });

  test('409 license_outdated for an earlier signature, even with better terms; 200 for a later one with lower terms', async () => {
    const world = await service.world();
    const [first, second, third] = [Date.UTC(2026, 9, 1), Date.UTC(2026, 9, 2), Date.UTC(2026, 9, 3)];
    expect((await put(world, { plan: 'managed', seats: 80, signedAt: second })).status).toBe(200);
    const before = (await get(world)).body.data;
    const older = await put(world, { plan: 'reseller', seats: 1_000_000, signedAt: first }, twin);
    expect([older.status, older.body.data]).toEqual([
      409,
      {
        code: 'license_outdated',
        // with the workspace's offset, like all times in answers
        signed_at: '2026-10-01T02:00:00.000+02:00',
        later_signed_at: '2026-10-02T02:00:00.000+02:00',
      },
    ]);
    expect((await get(world)).body.data).toEqual(before);
    expect((await put(world, { plan: 'starter', seats: 10, signedAt: third })).body.data).toMatchObject({
      plan: 'starter',
      seats: 10,
    });
    // the replaced licence has an earlier signature now
    expect(code(await put(world, { plan: 'managed', seats: 80, signedAt: second }))).toEqual([
      409,
      'license_outdated',
    ]);
  });

  test('for two concurrent licences in two processes the later signature wins; the other is 200 before it or 409', async () => {
    for (let round = 0; round < 8; round += 1) {
      const world = await service.world();
      const [one, other] = round % 2 ? [service, twin] : [twin, service];
      const [newer, older] = await Promise.all([
        put(world, { plan: 'managed', seats: 20, signedAt: Date.UTC(2026, 9, 2) }, one),
        put(world, { plan: 'reseller', seats: 900, signedAt: Date.UTC(2026, 9, 1) }, other),
      ]);
      expect(newer.status).toBe(200);
      expect([200, 409]).toContain(older.status);
      expect((await get(world)).body.data).toMatchObject({ plan: 'managed', seats: 20 });
      const inForce = await world.sql(
        `SELECT seats FROM licenses WHERE workspace_id = $1 AND stage <> 'replaced'`,
        [world.id],
      );
      expect(inForce).toEqual([{ seats: 20 }]);
    }
  });

  test('422 for a signature days ahead, which would block later licences; 200 within the tolerance for clocks', async () => {
    const world = await service.world();
    const ahead = (hours: number) => ({ signedAt: service.now() + hours * 3_600_000 });
    const reply = await put(world, ahead(50));
    expect([reply.status, reply.body.errors]).toEqual([
      422,
      { license_key: ['It was signed in the future.'] },
    ]);
    expect((await put(world, ahead(12))).status).toBe(200);
  });

  test('200 after licences without a known time of signature', async () => {
    const world = await service.world();
    await world.sql(
      `INSERT INTO licenses (workspace_id, plan, seats, addons, valid_until, key_hash)
       VALUES ($1, 'managed', 50, '{}', '2099-01-01', sha256('before'))`,
      [world.id],
    );
    expect((await put(world, { seats: 60 })).status).toBe(200);
  });

  test('422 for a licence that is signed by somebody else, changed, for another workspace, ended, or malformed', async () => {
    const world = await service.world();
    const other = await service.world();
    const { license_key: whole } = await licenseFor(world);
    const [head, body, signature] = whole.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const wrong = [
      'no licence',
      (await licenseFor(world, {}, OTHER_KEY)).license_key,
      (await licenseFor(world, {}, generateKeyPairSync('ed25519').privateKey)).license_key,
      [head, encode({ ...claims, seats: 9999 }), signature].join('.'),
      [encode({ alg: 'none', typ: 'workforce-license+jwt' }), body, ''].join('.'),
      [encode({ alg: 'HS256', typ: 'workforce-license+jwt' }), body, signature].join('.'),
      [head, body, ''].join('.'),
      (await licenseFor(other)).license_key,
      (await licenseFor(world, { validUntil: '2026-01-31' })).license_key,
      (await licenseFor(world, { plan: 'pilot' as never })).license_key,
      (await licenseFor(world, { seats: 0 })).license_key,
      (await licenseFor(world, { signedAt: -1_000 })).license_key,
      service.app.services.tokens.access(
        { userId: world.admin.id, sessionId: world.admin.sessionId, workspaceId: world.id },
        Date.now(),
      ),
    ];
    const before = (await get(world)).body.data;
    for (const license_key of wrong) {
      const reply = await service.request(world, 'PUT', '/platform/license/', {
        as: world.admin,
        body: { license_key },
      });
      expect([license_key, reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([
        license_key,
        422,
        ['license_key'],
      ]);
    }
    expect((await get(world)).body.data).toEqual(before);
  });

  test('422 if the installation has no key to verify licences', async () => {
    const reply = await keyless.service.request(keyless.world, 'PUT', '/platform/license/', {
      as: keyless.world.admin,
      body: await licenseFor(keyless.world),
    });
    expect(reply.status).toBe(422);
    expect(reply.body.errors!['license_key']![0]).toContain('LICENSE_PUBLIC_KEY');
  });

  test('409 seats_below_use with fewer seats than people; nothing changes', async () => {
    const world = await service.world();
    const reply = await put(world, { seats: 6 });
    expect([reply.status, reply.body.data]).toEqual([
      409,
      { code: 'seats_below_use', seats: 6, seats_used: 7 },
    ]);
    expect((await get(world)).body.data).toMatchObject({ plan: 'self_hosted', status: 'none' });
  });

  test('403 for managers and keys, and 422 for plan and seats in PATCH of the workspace', async () => {
    const world = await service.world();
    const body = await licenseFor(world);
    for (const as of [world.manager, await world.personalKey(world.admin, ['people:write'])])
      expect((await service.request(world, 'PUT', '/platform/license/', { as, body })).status).toBe(403);
    for (const change of [{ plan: 'managed' }, { seats: 9 }])
      expect(
        (await service.request(world, 'PATCH', '/platform/workspace/', { as: world.admin, body: change }))
          .status,
      ).toBe(422);
  });
});

describe('seats', () => {
  const person = (n: number) => ({
    email: `new${n}@example.test`,
    first_name: 'New',
    last_name: `Person ${n}`,
    start_date: '2026-11-01',
  });
  const add = (world: World, n: number, where: Service = service) =>
    where.request(world, 'POST', '/auth/users/', { as: world.admin, body: person(n) });

  test('409 seat_limit in every process once a licence with fewer seats is installed; 201 with one more seat', async () => {
    const world = await service.world();
    expect((await put(world, { seats: 7 })).status).toBe(200);
    for (const where of [service, twin])
      expect(code(await add(world, 1, where))).toEqual([409, 'seat_limit']);
    expect((await put(world, { seats: 8 })).status).toBe(200);
    expect((await add(world, 1, twin)).status).toBe(201);
  });

  test('ten people added concurrently with a licence never exceed its seats', async () => {
    const world = await service.world({ seats: 100 });
    const [license, ...added] = await Promise.all([
      put(world, { seats: 9 }),
      ...Array.from({ length: 10 }, (_, n) => add(world, n, n % 2 ? twin : service)),
    ]);
    const { seats, seats_used } = (await get(world)).body.data;
    expect(added.filter(({ status }) => status === 201)).toHaveLength(seats_used - 7);
    if (license!.status === 200) expect([seats, seats_used <= 9]).toEqual([9, true]);
    else expect([code(license!), seats]).toEqual([[409, 'seats_below_use'], 100]);
  });
});

describe('a plan without API access', () => {
  test('rules 55, 56: 403 api_not_in_plan for keys in every process within a second; 200 and the plan’s limit afterwards', async () => {
    const world = await service.world({ plan: 'managed' });
    const key = await world.serviceKey(['people:read', 'team:read']);
    const ask = async (where: Service) => {
      const reply = await where.request(world, 'GET', '/platform/scopes/', { as: key });
      return [...code(reply), /q=(\d+)/.exec(reply.headers.get('ratelimit-policy') ?? '')?.[1]];
    };
    await inEach(both, ask, [200, null, '600']);
    expect((await put(world, { plan: 'starter' })).body.data.api_access).toBe(false);
    await inEach(both, ask, [403, 'api_not_in_plan', '120']);
    expect((await put(world, { plan: 'starter', addons: ['api'] })).body.data).toMatchObject({
      api_access: true,
      addons: ['api'],
    });
    await inEach(both, ask, [200, null, '120']);
    expect((await put(world, { plan: 'self_hosted' })).status).toBe(200);
    await inEach(both, ask, [200, null, '1200']);
  });

  test('403 api_not_in_plan for a new webhook, a ping, a sample, a resend and a recovery; 200 for reading calls', async () => {
    const world = await service.world({ plan: 'starter' });
    const [hook] = await world.sql(
      `INSERT INTO webhooks (workspace_id, url, events, secret_sealed, secret_hint, suspended)
       VALUES ($1, 'https://127.0.0.1:8443/', '{clock.started}', '', 'hint', true) RETURNING id`,
      [world.id],
    );
    const at = `/platform/webhooks/${hook!['id']}/`;
    const calls: [string, object?][] = [
      ['/platform/webhooks/', { url: 'https://127.0.0.1:8443/hook', events: ['clock.started'] }],
      [`${at}ping/`],
      [`${at}sample/`, { event: 'clock.started' }],
      [`${at}deliveries/${world.id}/resend/`],
      [`${at}recover/`, { since: '2026-11-01T00:00:00Z' }],
    ];
    for (const [path, body] of calls) {
      const reply = await service.request(world, 'POST', path, { as: world.admin, body });
      expect([path, ...code(reply)]).toEqual([path, 403, 'api_not_in_plan']);
    }
    for (const path of ['/platform/webhooks/', at, `${at}deliveries/`])
      expect((await service.request(world, 'GET', path, { as: world.admin })).status).toBe(200);
  });
});

describe('the days of a licence', () => {
  const run = (world: World, date: string) =>
    passLicenseDays(
      service.app.services.pool,
      () => Date.parse(`${date}T12:00:00Z`),
      () => false,
    ).then(() => get(world));
  const kinds = async (world: World) =>
    (await notificationKinds(world, world.admin)).filter((kind) => kind.startsWith('license.'));

  test('its end and its grace period are announced, then the workspace is on Starter; a new licence restores everything', async () => {
    const world = await service.world({ plan: 'starter' });
    const count = async () =>
      (await world.sql('SELECT count(*)::int AS n FROM users WHERE workspace_id = $1', [world.id]))[0]!['n'];
    const people = await count();
    expect((await put(world, { plan: 'managed', seats: 50, validUntil: '2098-03-31' })).status).toBe(200);
    const key = await world.serviceKey(['team:read']);

    expect((await run(world, '2098-03-10')).body.data.status).toBe('active');
    expect(await kinds(world)).toEqual([]);
    expect((await run(world, '2098-03-18')).body.data.status).toBe('active');
    expect(await kinds(world)).toEqual(['license.ending']);
    expect((await run(world, '2098-03-31')).body.data.status).toBe('active');
    expect((await run(world, '2098-04-01')).body.data).toMatchObject({
      status: 'grace',
      plan: 'managed',
      seats: 50,
      grace_until: '2098-04-14',
    });
    expect(await kinds(world)).toEqual(['license.ending', 'license.ended']);
    expect((await run(world, '2098-04-15')).body.data).toMatchObject({
      status: 'lapsed',
      plan: 'starter',
      api_access: false,
      seats: 0,
      seats_used: 7,
    });
    expect(await kinds(world)).toEqual(['license.ending', 'license.ended', 'license.lapsed']);
    await inEach(
      both,
      async (where) => code(await where.request(world, 'GET', '/platform/scopes/', { as: key })),
      [403, 'api_not_in_plan'],
    );
    const refused = await service.request(world, 'POST', '/auth/users/', {
      as: world.admin,
      body: { email: 'late@example.test', first_name: 'Late', last_name: 'One', start_date: '2026-11-01' },
    });
    expect(code(refused)).toEqual([409, 'seat_limit']);
    expect((await service.request(world, 'GET', '/auth/me/', { as: world.employee })).status).toBe(200);
    expect(await count()).toBe(people);

    expect((await put(world, { plan: 'managed', seats: 50 })).body.data).toMatchObject({
      status: 'active',
      plan: 'managed',
      seats: 50,
    });
    await inEach(
      both,
      async (where) => (await where.request(world, 'GET', '/platform/scopes/', { as: key })).status,
      200,
    );
  });

  test('ten concurrent runs announce each step once', async () => {
    const world = await service.world();
    await put(world, { validUntil: '2097-03-31' });
    await Promise.all(
      Array.from({ length: 10 }, () =>
        passLicenseDays(
          service.app.services.pool,
          () => Date.parse('2097-06-01T12:00:00Z'),
          () => false,
        ),
      ),
    );
    expect(await kinds(world)).toEqual(['license.lapsed']);
    const lines = await world.sql(
      `SELECT line FROM audit_log WHERE workspace_id = $1 AND resource_type = 'license' ORDER BY created_at`,
      [world.id],
    );
    expect(lines.map(({ line }) => line)).toEqual([
      'installed license · dashboard',
      'lapsed license · system',
    ]);
  });

  test('the stages only move forward as days pass', () => {
    const order = ['active', 'ending', 'grace', 'lapsed'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: -100, max: 100 }), (day, apart) => {
        const until = formatDate(day);
        const today = addDays(until, apart);
        const [now, next] = [stageOn(today, until), stageOn(addDays(today, 1), until)];
        expect(order.indexOf(next)).toBeGreaterThanOrEqual(order.indexOf(now));
        expect(now === 'grace' || now === 'lapsed').toBe(today > until);
        expect(now === 'lapsed').toBe(today > graceUntil(until));
      }),
    );
  });
});

test('any signed licence reads back unchanged', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        workspace: fc.stringMatching(/^[a-z][a-z0-9-]{0,30}$/),
        plan: fc.constantFrom('starter', 'managed', 'self_hosted', 'reseller'),
        seats: fc.integer({ min: 1, max: 1_000_000 }),
        addons: fc.constantFrom<'api'[]>([], ['api']),
        validUntil: fc.integer({ min: 0, max: 60_000 }).map((day) => formatDate(day)),
        signedAt: fc.integer({ min: 0, max: 4_000_000_000 }).map((second) => second * 1000),
      }),
      async (license) => {
        const { signedAt, ...signed } = license;
        const text = signLicense(privateKey, signed as never, signedAt);
        expect(readLicense(publicKey, text, license.workspace)).toEqual(license);
        expect(readLicense(publicKey, text, `${license.workspace}x`)).toBe('other_workspace');
      },
    ),
    { numRuns: 30 },
  );
});
