import { afterEach, describe, expect, test } from '@jest/globals';
import { opened } from '../support/opening.ts';
import { send, startService, type Reply } from '../support/service.ts';
import type { World } from '../support/world.ts';

const service = await opened(startService());

afterEach(() => service.setClock(null));

const ENTRIES = '/api/v1/tracking/entries/?limit=1';
/** The start of a later minute, some time after the sessions began. */
const minute = () => Math.ceil(Date.now() / 60_000) * 60_000;

/** Sends `count` requests; returns their statuses in order. */
async function many(
  world: World,
  count: number,
  as: { token: string } | null,
  path = ENTRIES,
): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let index = 0; index < count; index += 1)
    replies.push(await service.request(world, 'GET', path, { as }));
  return replies;
}
const statuses = (replies: Reply[]) => [...new Set(replies.map((reply) => reply.status))];

describe('rule 56: requests of an API key', () => {
  test.each([
    ['starter', true, 120],
    ['pilot', false, 120],
    ['managed', false, 600],
    ['reseller', false, 600],
    ['self_hosted', false, 1200],
  ] as const)('plan %s allows %3$d a minute', async (plan, apiAddon, limit) => {
    const world = await service.world({ plan, apiAddon });
    const key = await world.personalKey(world.employee, ['time:read']);
    service.setClock(minute());
    const [first] = await many(world, 1, key);
    expect(first!.headers.get('ratelimit-policy')).toBe(`"key";q=${limit};w=60`);
    expect(first!.headers.get('ratelimit')).toMatch(new RegExp(`^"key";r=${limit - 1};t=\\d+$`));
  });

  test('the 121st in a minute is 429 with Retry-After, and the body says so too', async () => {
    const world = await service.world({ plan: 'pilot' });
    const key = await world.personalKey(world.employee, ['time:read']);
    const sibling = await world.personalKey(world.employee, ['time:read']);
    const now = minute();
    service.setClock(now);
    expect(statuses(await many(world, 120, key))).toEqual([200]);

    const [refused] = await many(world, 1, key);
    const wait = Number(refused!.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused!.headers.get('ratelimit')).toBe(`"key";r=0;t=${wait}`);
    expect(refused!.body).toEqual({
      status: 429,
      message: 'Too Many Requests',
      data: { code: 'rate_limited', retry_after: wait },
      detail: `The limit is 120 requests a minute. Try again in ${wait} seconds.`,
    });

    // other keys of the same person, and the person, are unaffected
    expect(statuses(await many(world, 1, sibling))).toEqual([200]);
    expect(statuses(await many(world, 1, world.employee))).toEqual([200]);
    // a caller who waits as long as told is admitted; one who waits less is not
    service.setClock(now + (wait - 1) * 1000);
    expect(statuses(await many(world, 1, key))).toEqual([429]);
    service.setClock(now + wait * 1000);
    expect(statuses(await many(world, 1, key))).toEqual([200]);
  });

  test('no period of a minute, wherever it starts, allows more than 120', async () => {
    const world = await service.world({ plan: 'pilot' });
    const key = await world.personalKey(world.employee, ['time:read']);
    const start = minute();
    const times: number[] = [];
    // a burst of 120 at the end of one clock minute, then as many attempts as fit into the next
    for (let at = start + 55_000; at < start + 120_000; at += 500) {
      service.setClock(at);
      for (const reply of await many(world, at === start + 55_000 ? 120 : 3, key))
        if (reply.status === 200) times.push(at);
    }
    const most = Math.max(
      ...times.map((from) => times.filter((at) => at >= from && at < from + 60_000).length),
    );
    expect(most).toBeLessThanOrEqual(120);
    expect(times.length).toBeGreaterThan(120);
  });

  test('60 in parallel with room for 20: 20 are answered, 40 are 429', async () => {
    const world = await service.world({ plan: 'pilot' });
    const key = await world.personalKey(world.employee, ['time:read']);
    service.setClock(minute());
    await many(world, 100, key);
    const replies = await Promise.all(
      Array.from({ length: 60 }, () => service.request(world, 'GET', ENTRIES, { as: key })),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(20);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(40);
  });

  test('refused calls count too: a key without the scope cannot send requests without limit', async () => {
    const world = await service.world({ plan: 'pilot' });
    const key = await world.personalKey(world.employee, ['expenses:read']);
    service.setClock(minute());
    expect(statuses(await many(world, 120, key))).toEqual([403]);
    expect(statuses(await many(world, 1, key))).toEqual([429]);
  });

  test.each([
    ['308 for a path without its trailing slash', '/tracking/entries', 308],
    ['404 for an unknown path', '/nowhere/', 404],
    ['405 for a method that the path does not have', '/logs/audit/', 405],
    ['403 where keys are refused without being checked', '/auth/login/', 403],
  ])('%s counts for the key, not as anonymous', async (_name, path, status) => {
    const world = await service.world({ plan: 'pilot' });
    const key = await world.personalKey(world.employee, ['time:read']);
    service.setClock(minute());
    const ask = (as: { token: string }) => service.request(world, 'POST', path, { as });
    const replies: Reply[] = [];
    for (let index = 0; index < 61; index += 1) replies.push(await ask(key));
    expect(statuses(replies)).toEqual([status]);
    expect(replies[60]!.headers.get('ratelimit-policy')).toBe('"key";q=120;w=60');
    expect(replies[60]!.headers.get('ratelimit')).toMatch(/^"key";r=59;/);
    // it counts together with the answered requests of the key
    expect(statuses(await many(world, 59, key))).toEqual([200]);
    const refused = await ask(key);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
    expect(refused.body.detail).toMatch('The limit is 120 requests a minute.');
    // the same holds for a person, whose session is checked too
    expect((await ask(world.employee)).headers.get('ratelimit-policy')).toMatch(
      status === 403 ? '"anonymous"' : '"user";q=240;w=60',
    );
  });

  test('rule 55: a change of plan from Pilot to Managed raises the limit for the next request', async () => {
    const world = await service.world({ plan: 'pilot' });
    const key = await world.personalKey(world.employee, ['time:read']);
    service.setClock(minute());
    await many(world, 120, key);
    expect(statuses(await many(world, 1, key))).toEqual([429]);
    await world.sql(`UPDATE workspaces SET plan = 'managed' WHERE id = $1`, [world.id]);
    // gives the notification of the commit time to arrive
    await new Promise((resolve) => setTimeout(resolve, 100));
    const [next] = await many(world, 1, key);
    expect([next!.status, next!.headers.get('ratelimit-policy')]).toEqual([200, '"key";q=600;w=60']);
    expect(next!.headers.get('ratelimit')).toMatch(/^"key";r=479;/);
  });
});

describe('requests of people', () => {
  test('a signed-in person has 240 a minute over all their sessions', async () => {
    const world = await service.world();
    service.setClock(minute());
    const again = await secondSession(world);
    expect(statuses(await many(world, 120, world.employee))).toEqual([200]);
    expect(statuses(await many(world, 120, again))).toEqual([200]);
    const [refused] = await many(world, 1, world.employee);
    expect([refused!.status, refused!.headers.get('ratelimit-policy')]).toEqual([429, '"user";q=240;w=60']);
    expect(statuses(await many(world, 1, again))).toEqual([429]);
    expect(statuses(await many(world, 1, world.colleague))).toEqual([200]);
  });

  async function secondSession(world: World) {
    const [session] = await world.sql(
      `INSERT INTO sessions (workspace_id, user_id, seed, expires_at) VALUES ($1, $2, '\\x00', now() + interval '1 day') RETURNING id`,
      [world.id, world.employee.id],
    );
    const claims = { userId: world.employee.id, sessionId: session!.id as string, workspaceId: world.id };
    return { token: service.app.services.tokens.access(claims, Date.now()) };
  }

  test('anonymous calls have 60 a minute per address and workspace', async () => {
    const [world, other] = [await service.world(), await service.world()];
    service.setClock(minute());
    const replies = await many(world, 60, null, '/modules/');
    expect(statuses(replies)).toEqual([200]);
    expect(replies[0]!.headers.get('ratelimit-policy')).toBe('"anonymous";q=60;w=60');
    const [refused] = await many(world, 1, null, '/modules/');
    expect([refused!.status, Number(refused!.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(statuses(await many(other, 1, null, '/modules/'))).toEqual([200]);
    // neither a credential on a call that checks none nor a forwarding header changes the count
    expect(statuses(await many(world, 1, world.employee, '/modules/'))).toEqual([429]);
    const forged = await service.request(world, 'GET', '/modules/', {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(forged.status).toBe(429);
    // a signed-in person has a count of their own
    expect(statuses(await many(world, 1, world.employee))).toEqual([200]);
  });

  test('invalid credentials and unknown paths have 60 a minute per address, in a separate bucket', async () => {
    const world = await service.world();
    service.setClock(minute() + 3_600_000);
    const replies = await many(world, 30, { token: 'garbage' });
    expect(statuses(replies)).toEqual([401]);
    expect(replies[0]!.headers.get('ratelimit-policy')).toBe('"unrecognised";q=60;w=60');
    expect(statuses(await many(world, 30, null, '/nowhere/'))).toEqual([404]);
    expect(statuses(await many(world, 1, { token: 'garbage' }))).toEqual([429]);
    // this affects neither known callers nor people who still have to sign in
    const key = await world.personalKey(world.employee, ['time:read']);
    expect(statuses(await many(world, 1, key))).toEqual([200]);
    expect(statuses(await many(world, 1, null, '/modules/'))).toEqual([200]);
  });

  test('an IPv6 address counts as its /64, because one client has the whole network', async () => {
    const behind = await startService({ trustedProxies: ['127.0.0.0/8'] });
    try {
      const world = await behind.world();
      const now = minute();
      const ask = async (path: string, ip: string) => {
        behind.setClock(now);
        return (await behind.request(world, 'GET', path, { headers: { 'x-forwarded-for': ip } })).status;
      };
      for (const path of ['/branding/', '/nowhere/']) {
        for (let host = 1; host <= 60; host += 1)
          expect(await ask(path, `2001:db8:0:1::${host.toString(16)}`)).not.toBe(429);
        expect(await ask(path, '2001:db8:0:1:ffff::1')).toBe(429);
        expect(await ask(path, '2001:db8:0:2::1')).not.toBe(429);
      }
    } finally {
      await behind.close();
    }
  });

  test('health is unlimited', async () => {
    for (let index = 0; index < 100; index += 1) {
      const reply = await send(`${service.url}/healthz`, 'GET', {});
      expect([reply.status, reply.headers.get('ratelimit')]).toEqual([200, null]);
    }
  });
});
