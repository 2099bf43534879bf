import { beforeAll, describe, expect, test } from '@jest/globals';
import { prefixOfApiKey } from '../../../src/auth/apiKeys.ts';
import { mailsTo } from '../../support/mails.ts';
import { openFolder, openWorld } from '../../support/opening.ts';
import { startService } from '../../support/service.ts';
import { everybodyConfirms, PASSWORD, personWithPassword } from '../../support/signIn.ts';
import { notificationsOf } from '../../support/traces.ts';
import { until } from '../../support/until.ts';
import type { Key, Person, World } from '../../support/world.ts';

const HOUR = 3_600_000;

const mailDir = openFolder('mails');
// client addresses come from a trusted proxy
const { service, world } = await openWorld({ trustedProxies: ['127.0.0.0/8'], rateLimitScale: 100, mailDir });
beforeAll(() => everybodyConfirms(service, world));

const change = (key: Key, as: Person, body: object) =>
  service.request(world, 'PATCH', `/platform/api-keys/${key.id}/`, { as, body });
const rotate = (key: Key, as: Person, body: object = {}) =>
  service.request(world, 'POST', `/platform/api-keys/${key.id}/rotate/`, {
    as,
    body: { password: PASSWORD, ...body },
  });
const revoke = (key: Key, as: Person) =>
  service.request(world, 'DELETE', `/platform/api-keys/${key.id}/`, { as });
const entries = async (token: string, ip = '203.0.113.7') =>
  (
    await service.request(world, 'GET', '/tracking/entries/', {
      as: token,
      headers: { 'x-forwarded-for': ip },
    })
  ).status;
const linesAbout = async (key: Key) =>
  (await world.sql('SELECT line, changes FROM audit_trail WHERE resource_id = $1 ORDER BY id', [key.id])) as {
    line: string;
    changes: Record<string, unknown>;
  }[];
const noticesAbout = async (key: Key, { id }: Person) =>
  (await notificationsOf(world, id))
    .filter((notice) => notice['resource_id'] === key.id)
    .map((notice) => notice['kind'] as string);
/** Waits for `count` mails about a key, which are sent after the answer. */
async function mailsAbout(key: Key, { email }: Person, count: number) {
  const sent = async () => (await mailsTo(mailDir, email)).filter(({ text }) => text.includes(key.prefix));
  await until(async () => (await sent()).length >= count);
  return sent();
}
const ahead = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

describe('PATCH /api/v1/platform/api-keys/{key_id}/', () => {
  test('200 with fewer scopes, in effect at the next request, with an audit line', async () => {
    const key = await world.personalKey(world.employee, ['time:read', 'absences:read']);
    expect(await entries(key.token)).toBe(200);
    const reply = await change(key, world.employee, { scopes: ['absences:read'], name: ' Narrower ' });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ id: key.id, name: 'Narrower', scopes: ['absences:read'] });
    expect(reply.text).not.toContain('secret');
    expect(await entries(key.token)).toBe(403);
    expect(await linesAbout(key)).toEqual([
      {
        line: 'updated api_key · dashboard',
        changes: {
          name: ['Test key', 'Narrower'],
          scopes: [['time:read', 'absences:read'], ['absences:read']],
        },
      },
    ]);
  });

  test('200 with an earlier expiry, after which the key is 401', async () => {
    const key = await world.personalKey(world.employee, ['time:read'], { expiresAt: new Date(ahead(48)) });
    const end = ahead(1);
    const reply = await change(key, world.employee, { expires_at: end });
    expect([reply.status, Date.parse(reply.body.data.expires_at)]).toEqual([200, Date.parse(end)]);
    expect(await entries(key.token)).toBe(200);
    service.setClock(Date.parse(end) - 1);
    expect(await entries(key.token)).toBe(200);
    service.setClock(Date.parse(end));
    expect(await entries(key.token)).toBe(401);
    service.setClock(null);
  });

  test.each([
    ['more scopes', { scopes: ['time:read', 'time:write'] }, 'scopes'],
    ['other scopes', { scopes: ['absences:read'] }, 'scopes'],
    ['a later end', { expires_at: ahead(49) }, 'expires_at'],
    ['an end in the past', { expires_at: ahead(-1) }, 'expires_at'],
    ['no end', { expires_at: null }, 'expires_at'],
    ['an invalid network', { allowed_ips: ['10.0.0.1/8'] }, 'allowed_ips.0'],
    ['another kind', { kind: 'service' }, 'kind'],
    ['another owner', { owner_id: '0193a000-0000-7000-8000-00000000dead' }, 'owner_id'],
    ['a blank name', { name: ' ' }, 'name'],
    ['nothing', {}, 'non_field_errors'],
  ])('422 for %s, and the key stays as it was', async (_what, body, field) => {
    const key = await world.personalKey(world.employee, ['time:read'], { expiresAt: new Date(ahead(48)) });
    const reply = await change(key, world.employee, body);
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, [field]]);
    expect(await linesAbout(key)).toEqual([]);
  });

  test('200 for two concurrent narrowings, which never widen the key', async () => {
    const key = await world.personalKey(world.employee, ['time:read', 'time:write', 'absences:read']);
    const replies = await Promise.all(
      [['time:read'], ['time:write'], ['absences:read']].map((scopes) =>
        change(key, world.employee, { scopes }),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 422, 422]);
  });

  test('409 key_ended for a key that is revoked or has expired', async () => {
    const revoked = await world.personalKey(world.employee, ['time:read'], { revoked: true });
    const expired = await world.personalKey(world.employee, ['time:read'], {
      expiresAt: new Date(ahead(-1)),
    });
    for (const [key, current_status] of [
      [revoked, 'revoked'],
      [expired, 'expired'],
    ] as const) {
      for (const reply of [
        await change(key, world.employee, { name: 'x' }),
        await rotate(key, world.employee),
      ])
        expect([reply.status, reply.body.data]).toEqual([409, { code: 'key_ended', current_status }]);
    }
  });

  test('200 for any service key by an admin; 404 for keys that the caller cannot see', async () => {
    const shared = await world.serviceKey(['time:read', 'team:read']);
    const theirs = await world.personalKey(world.employee, ['time:read']);
    expect((await change(shared, world.secondAdmin, { scopes: ['time:read'] })).status).toBe(200);
    expect((await change(shared, world.manager, { name: 'x' })).status).toBe(404);
    expect((await change(theirs, world.admin, { name: 'x' })).status).toBe(404);
    expect((await rotate(theirs, world.admin)).status).toBe(404);
    expect(await entries(theirs.token)).toBe(200);
  });
});

describe('POST /api/v1/platform/api-keys/{key_id}/rotate/', () => {
  test('200 with a new secret of the same prefix; without grace the old one is 401 at once', async () => {
    const key = await world.personalKey(world.employee, ['time:read']);
    expect(await entries(key.token)).toBe(200);
    const reply = await rotate(key, world.employee);
    expect([reply.status, Object.keys(reply.body.data)]).toEqual([200, ['secret']]);
    const { secret } = reply.body.data;
    expect(prefixOfApiKey(secret)).toBe(key.prefix);
    expect(secret).not.toBe(key.token);
    expect([await entries(secret), await entries(key.token)]).toEqual([200, 401]);
    const lines = await linesAbout(key);
    expect(lines.map(({ line }) => line)).toEqual(['rotated secret of api_key · dashboard']);
    const rows = await world.sql('SELECT * FROM api_keys WHERE id = $1', [key.id]);
    expect(JSON.stringify([rows, lines])).not.toContain(secret.slice(13));
  });

  test('200 for the old secret until its grace period ends, then 401', async () => {
    const key = await world.personalKey(world.employee, ['time:read']);
    const began = Date.now();
    const { secret } = (await rotate(key, world.employee, { grace_hours: 24 })).body.data;
    expect([await entries(secret), await entries(key.token)]).toEqual([200, 200]);
    service.setClock(began + 24 * HOUR - 1);
    expect([await entries(secret), await entries(key.token)]).toEqual([200, 200]);
    service.setClock(Date.now() + 24 * HOUR);
    expect([await entries(secret), await entries(key.token)]).toEqual([200, 401]);
    service.setClock(null);
  });

  test('401 for both secrets after revoking, and for the older one after rotating again', async () => {
    const key = await world.personalKey(world.employee, ['time:read']);
    const second = (await rotate(key, world.employee, { grace_hours: 72 })).body.data.secret as string;
    const third = (await rotate(key, world.employee, { grace_hours: 72 })).body.data.secret as string;
    const all = async () => Promise.all([key.token, second, third].map((token) => entries(token)));
    expect(await all()).toEqual([401, 200, 200]);
    expect((await revoke(key, world.employee)).status).toBe(200);
    expect(await all()).toEqual([401, 401, 401]);
  });

  test.each([
    ['without the password', { password: undefined }],
    ['with a wrong password', { password: 'not the password' }],
    ['with an empty password', { password: '' }],
  ])('422 %s, and the secret stays as it was', async (_how, body) => {
    const key = await world.personalKey(world.employee, ['time:read']);
    const reply = await rotate(key, world.employee, body);
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ['password']]);
    expect(await entries(key.token)).toBe(200);
    expect(await linesAbout(key)).toEqual([]);
  });

  test('200: its creator is told in the app and by mail, and the key names who rotated it', async () => {
    const key = await world.serviceKey(['time:read']);
    const ref = ({ id, email, name }: Person) => ({ id, email, name });
    const show = async () =>
      (await service.request(world, 'GET', `/platform/api-keys/${key.id}/`, { as: world.admin })).body.data;
    expect(await show()).toMatchObject({ created_by: ref(world.admin), rotated_at: null, rotated_by: [] });
    const third = await personWithPassword(service, world, { role: 'admin' });
    for (const who of [world.secondAdmin, third]) expect((await rotate(key, who)).status).toBe(200);
    expect((await rotate(key, world.secondAdmin, { grace_hours: 1 })).status).toBe(200);
    expect(await show()).toMatchObject({
      created_by: ref(world.admin),
      rotated_at: expect.any(String),
      rotated_by: [ref(third), ref(world.secondAdmin)],
    });
    const list = await service.request(world, 'GET', '/platform/admin/api-keys/', { as: world.admin });
    const listed = list.body.data.find(({ id }: { id: string }) => id === key.id);
    expect(listed).toEqual(await show());

    expect(await noticesAbout(key, world.admin)).toEqual(Array(3).fill('security.key_rotated'));
    expect(await noticesAbout(key, world.secondAdmin)).toEqual([]);
    const mails = await mailsAbout(key, world.admin, 3);
    expect(mails).toHaveLength(3);
    expect(mails[0]!.subject).toMatch('An API key has a new secret');
    expect(mails[0]!.text).toMatch(`by ${world.secondAdmin.name}. The old one no longer works.`);
    expect(mails[2]!.text).toMatch('The old one works until ');
  });

  test('200: the owner of a personal key is told once, even about their own rotation', async () => {
    const person = await personWithPassword(service, world);
    const key = await world.personalKey(person, ['time:read']);
    expect((await rotate(key, person)).status).toBe(200);
    expect(await noticesAbout(key, person)).toEqual(['security.key_rotated']);
    expect(await mailsAbout(key, person, 1)).toHaveLength(1);
  });

  test('200: a creator who has left gets no mail', async () => {
    const gone = await world.person({ role: 'admin' });
    const key = await world.serviceKey(['time:read']);
    await world.sql('UPDATE api_keys SET created_by = $2 WHERE id = $1', [key.id, gone.id]);
    await world.sql(`UPDATE users SET status = 'deactivated' WHERE id = $1`, [gone.id]);
    expect((await rotate(key, world.admin)).status).toBe(200);
    expect(await noticesAbout(key, gone)).toEqual([]);
  });

  test('429 confirmation_limited after ten wrong passwords in five minutes', async () => {
    const strict = await startService();
    try {
      const place = await strict.world();
      const key = await place.personalKey(place.employee, ['time:read']);
      const ask = () =>
        strict.request(place, 'POST', `/platform/api-keys/${key.id}/rotate/`, {
          as: place.employee,
          body: { password: 'a guess' },
        });
      for (let tries = 0; tries < 10; tries += 1) expect((await ask()).status).toBe(422);
      const reply = await ask();
      expect([reply.status, reply.body.data.code]).toEqual([429, 'confirmation_limited']);
    } finally {
      await strict.close();
    }
  });

  test.each([-1, 73, 1.5, '24', null])('422 for grace_hours %j', async (grace_hours) => {
    const key = await world.personalKey(world.employee, ['time:read']);
    const reply = await rotate(key, world.employee, { grace_hours });
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ['grace_hours']]);
    expect(await entries(key.token)).toBe(200);
  });
});

describe('GET /api/v1/platform/admin/api-keys/', () => {
  const list = async (where: World, query: Record<string, string | number> = {}) =>
    service.request(where, 'GET', '/platform/admin/api-keys/', { as: where.admin, query });
  const ids = (reply: Awaited<ReturnType<typeof list>>) =>
    reply.body.data.map((key: { id: string }) => key.id) as string[];

  test('200 with everyone’s keys, by owner, kind and status, in pages', async () => {
    const place = await service.world();
    const own = await place.personalKey(place.admin, ['time:read']);
    const theirs = await place.personalKey(place.employee, ['time:read']);
    const gone = await place.person({ status: 'deactivated' });
    const suspended = await place.personalKey(gone, ['time:read']);
    const shared = await place.serviceKey(['time:read']);
    const revoked = await place.serviceKey(['time:read'], { revoked: true });
    const expired = await place.serviceKey(['time:read'], { expiresAt: new Date(ahead(-1)) });
    const everything = [own, theirs, suspended, shared, revoked, expired].map((key) => key.id);
    expect(ids(await list(place)).sort()).toEqual([...everything].sort());
    expect(ids(await list(place, { owner_id: place.employee.id }))).toEqual([theirs.id]);
    expect(ids(await list(place, { kind: 'service', ordering: 'created_at' }))).toEqual([
      shared.id,
      revoked.id,
      expired.id,
    ]);
    const byStatus = async (status: string) =>
      ids(await list(place, { status, ordering: 'created_at', limit: 200 }));
    expect(await byStatus('active')).toEqual([own.id, theirs.id, shared.id]);
    expect(await byStatus('suspended')).toEqual([suspended.id]);
    expect(await byStatus('revoked')).toEqual([revoked.id]);
    expect(await byStatus('expired')).toEqual([expired.id]);
    const first = await list(place, { limit: 4 });
    const rest = await list(place, { limit: 4, cursor: first.headers.get('x-next-cursor')! });
    expect([...ids(first), ...ids(rest)].reverse()).toEqual(everything);
    expect(first.text).not.toMatch(/secret|hash/);
  });

  test('200: without API access in the plan, active keys are suspended', async () => {
    const starter = await service.world({ plan: 'starter' });
    const key = await starter.serviceKey(['time:read']);
    await starter.serviceKey(['time:read'], { revoked: true });
    expect(ids(await list(starter, { status: 'suspended' }))).toEqual([key.id]);
    expect(ids(await list(starter, { status: 'active' }))).toEqual([]);
  });

  test('403 for managers and for keys', async () => {
    const reply = await service.request(world, 'GET', '/platform/admin/api-keys/', { as: world.manager });
    expect([reply.status, reply.body.data.code]).toEqual([403, 'insufficient_role']);
    const byKey = await service.request(world, 'GET', '/platform/admin/api-keys/', {
      as: await world.serviceKey(['team:read']),
    });
    expect([byKey.status, byKey.body.data.code]).toEqual([403, 'key_not_accepted']);
  });
});

describe('DELETE /api/v1/platform/admin/api-keys/{key_id}/', () => {
  const end = (id: string, query: Record<string, string> = {}, as = world.admin) =>
    service.request(world, 'DELETE', `/platform/admin/api-keys/${id}/`, { as, query });

  test('200 for anyone’s key, which is 401 from then on; its owner is told once', async () => {
    const person = await world.person();
    const key = await world.personalKey(person, ['time:read']);
    expect(await entries(key.token)).toBe(200);
    expect((await end(key.id, { reason: 'Found in a public repository' })).body.data).toEqual({});
    expect(await entries(key.token)).toBe(401);
    expect((await end(key.id)).status).toBe(200);
    expect(await linesAbout(key)).toEqual([
      {
        line: 'revoked api_key · dashboard',
        changes: { reason: [null, 'Found in a public repository'] },
      },
    ]);
    const notices = await world.sql('SELECT kind, body FROM notifications WHERE user_id = $1', [person.id]);
    expect(notices).toEqual([{ kind: 'api_key.revoked', body: 'Test key: Found in a public repository' }]);
  });

  test('the same 404 for a key of another workspace and an unknown one; 422 for a blank reason', async () => {
    const elsewhere = await service.world();
    const foreign = await elsewhere.serviceKey(['time:read']);
    const replies = await Promise.all(
      [foreign.id, '0193a000-0000-7000-8000-00000000dead', 'nonsense'].map((id) => end(id)),
    );
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    const key = await world.personalKey(world.employee, ['time:read']);
    expect((await end(key.id, { reason: '  ' })).status).toBe(422);
    expect((await end(key.id, {}, world.manager)).status).toBe(403);
    expect(await entries(key.token)).toBe(200);
  });
});

describe('PATCH /api/v1/platform/api-keys/{key_id}/ with allowed_ips', () => {
  test.each([
    ['another network', ['203.0.113.0/24'], ['198.51.100.0/24']],
    ['one more', ['203.0.113.0/24'], ['203.0.113.0/24', '198.51.100.7/32']],
    ['a larger one', ['203.0.113.0/24'], ['203.0.112.0/23']],
    ['an empty list, which means anywhere', ['203.0.113.0/24'], []],
    ['the other version', ['0.0.0.0/0'], ['::/0']],
  ])(
    '422 without the password for %s; 200 with it, and owner and creator are told',
    async (_what, allowedIps, to) => {
      const key = await world.serviceKey(['time:read'], { allowedIps });
      for (const body of [{ allowed_ips: to }, { allowed_ips: to, password: 'not the password' }]) {
        const refused = await change(key, world.secondAdmin, body);
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['password']]);
      }
      expect([await linesAbout(key), await noticesAbout(key, world.admin)]).toEqual([[], []]);
      const reply = await change(key, world.secondAdmin, { allowed_ips: to, password: PASSWORD });
      expect([reply.status, reply.body.data.allowed_ips]).toEqual([200, to]);
      expect(JSON.stringify(await linesAbout(key))).not.toContain(PASSWORD);
      expect(await noticesAbout(key, world.admin)).toEqual(['security.key_widened']);
      const [mail] = await mailsAbout(key, world.admin, 1);
      expect(mail!.text).toMatch(to.length === 0 ? 'From anywhere.' : `From ${to.join(', ')}.`);
    },
  );

  test.each([
    ['the same', ['203.0.113.0/24', '2001:db8::/32'], ['2001:db8::/32', '203.0.113.0/24']],
    ['fewer', ['203.0.113.0/24', '2001:db8::/32'], ['2001:db8::/32']],
    ['smaller ones', ['203.0.113.0/24', '2001:db8::/32'], ['203.0.113.128/25', '2001:db8:1::/48']],
    ['the first ones', [], ['203.0.113.0/24']],
  ])('200 without the password for %s, and nobody is told', async (_what, allowedIps, to) => {
    const key = await world.serviceKey(['time:read'], { allowedIps });
    const reply = await change(key, world.admin, { allowed_ips: to });
    expect([reply.status, reply.body.data.allowed_ips]).toEqual([200, to]);
    expect(await noticesAbout(key, world.admin)).toEqual([]);
  });
});

describe('allowed_ips', () => {
  test.each([
    ['an IPv4 network', ['203.0.113.0/24'], '203.0.113.255', '203.0.114.0'],
    ['one IPv4 address', ['203.0.113.7/32'], '203.0.113.7', '203.0.113.8'],
    ['an IPv6 network', ['2001:db8:1::/48'], '2001:db8:1:ffff::1', '2001:db8:2::1'],
    ['one IPv6 address', ['2001:db8::1/128'], '2001:0db8:0:0::1', '2001:db8::2'],
    ['an IPv4 network, mapped', ['203.0.113.0/24'], '::ffff:203.0.113.9', '::ffff:203.0.114.9'],
    ['an IPv4 network, mapped in hex', ['203.0.113.0/24'], '::ffff:cb00:7109', '::ffff:cb00:7209'],
    ['every IPv4 address', ['0.0.0.0/0'], '198.51.100.1', '2001:db8::1'],
    ['every IPv6 address', ['::/0'], '2001:db8::1', '198.51.100.1'],
    ['two networks', ['10.0.0.0/8', '2001:db8::/32'], '2001:db8::1', '11.0.0.1'],
  ])('200 from inside of %s, 401 from outside', async (_what, allowedIps, inside, outside) => {
    const key = await world.personalKey(world.employee, ['time:read'], { allowedIps });
    expect([await entries(key.token, inside), await entries(key.token, outside)]).toEqual([200, 401]);
  });

  test('401 at once from a network that was removed', async () => {
    const key = await world.personalKey(world.employee, ['time:read']);
    expect(await entries(key.token, '198.51.100.1')).toBe(200);
    await change(key, world.employee, { allowed_ips: ['203.0.113.0/24'] });
    expect(await entries(key.token, '198.51.100.1')).toBe(401);
    expect(await entries(key.token, '203.0.113.1')).toBe(200);
  });
});
