/**
 * In a workspace that requires a second factor, a person without one can only set one up and manage their
 * sign-in, in every process. Calls with their keys are refused.
 */
import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { described } from '../support/contract.ts';
import { connect, greeted } from '../realtime/support.ts';
import { openTwins } from '../support/opening.ts';
import { codeAt, PASSWORD, personWithPassword, signedIn, withSecondFactor } from '../support/signIn.ts';

const OPEN = [
  'changePassword',
  'disableTwoFactor',
  'enableTwoFactor',
  'getMe',
  'getTwoFactorStatus',
  'listSessions',
  'logoutAllSessions',
  'regenerateRecoveryCodes',
  'revokeSession',
  'startTwoFactorSetup',
];
const REQUIRED = [403, 'two_factor_setup_required'];
const PATIENCE = 30_000;

const { service, twin, world } = await openTwins(
  { rateLimitScale: 100 },
  { settings: { two_factor_required: true } },
);

type As = { token: string };
const ask = async (as: As, method: string, path: string, body?: object, where = service) => {
  const reply = await where.request(world, method, path, { as, ...(body ? { body } : {}) });
  return [reply.status, reply.body.data.code];
};
const profile = (as: As, where = service) => ask(as, 'GET', '/profile/', undefined, where);
const ABSENT = '0193a000-0000-7000-8000-000000000000';

test('403 two_factor_setup_required from every operation except those of the setup, me, password, sessions and sign-out', async () => {
  const admin = await personWithPassword(service, world, { role: 'admin' });
  const open: string[] = [];
  for (const { id, method, path, anonymous, role } of described) {
    if (role === null || anonymous || id === 'logout') continue;
    const [status, code] = await ask(admin, method, path.replaceAll(/\{\w+\}/g, ABSENT));
    if (code !== 'two_factor_setup_required') open.push(id);
    else expect([id, status]).toEqual([id, 403]);
  }
  expect(open.sort()).toEqual(OPEN);
  expect((await ask(admin, 'POST', '/auth/logout/', {}))[0]).toBe(200);
}, 120_000);

test('403 for keys of a person without one, whatever their role; 200 for a service key and for keys of a person with one', async () => {
  const lead = await personWithPassword(service, world, { role: 'manager' });
  const keys = [
    await world.personalKey(lead, ['team:read', 'people:read']),
    await world.personalKey(world.admin, ['team:read', 'people:read']),
  ];
  for (const key of keys) {
    expect(await profile(key)).toEqual(REQUIRED);
    expect(await ask(key, 'GET', '/auth/me/')).toEqual(REQUIRED);
    // operations that never accept a key refuse it for that reason first
    expect(await ask(key, 'GET', '/auth/2fa/')).toEqual([403, 'key_not_accepted']);
  }
  expect((await ask(await world.serviceKey(['team:read']), 'GET', '/auth/users/'))[0]).toBe(200);
  await withSecondFactor(service, world, lead);
  expect((await untilNot(REQUIRED, () => profile(keys[0]!)))[0]).toBe(200);
});

test('200 after the setup, immediately and in the other process too, for the session and the key', async () => {
  const { person, access_token } = await signedIn(service, world);
  const session = { token: access_token };
  const key = await world.personalKey(person, ['people:read']);
  for (const as of [session, key])
    for (const where of [service, twin]) expect(await profile(as, where)).toEqual(REQUIRED);

  const setup = await service.request(world, 'POST', '/auth/2fa/setup/', {
    as: session,
    body: { password: PASSWORD },
  });
  expect(setup.status).toBe(200);
  expect(await profile(session)).toEqual(REQUIRED);
  const code = codeAt(setup.body.data.secret as string);
  expect((await ask(session, 'POST', '/auth/2fa/enable/', { code }))[0]).toBe(200);
  for (const as of [session, key]) {
    expect((await profile(as))[0]).toBe(200);
    expect((await untilNot(REQUIRED, () => profile(as, twin)))[0]).toBe(200);
  }
});

test('403 again after an admin has removed the second factor and the person has signed in', async () => {
  const { person } = await signedIn(service, world);
  await withSecondFactor(service, world, person);
  const admin = await personWithPassword(service, world, { role: 'admin' });
  await withSecondFactor(service, world, admin);
  expect((await untilNot(REQUIRED, () => profile(admin)))[0]).toBe(200);
  expect(
    (
      await ask(admin, 'POST', `/auth/users/${person.id}/2fa/reset/`, { reason: 'Lost', password: PASSWORD })
    )[0],
  ).toBe(200);
  const login = await service.request(world, 'POST', '/auth/login/', {
    body: { email: person.email, password: PASSWORD },
  });
  expect(login.status).toBe(200);
  expect(await profile({ token: login.body.data.access_token })).toEqual(REQUIRED);
});

test('every process is notified when a second factor is created, enabled or removed, and not when a code is used', async () => {
  const person = await world.person();
  const listener = new pg.Client({ connectionString: service.database.ownerUrl });
  await listener.connect();
  const heard: string[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload!));
  await listener.query('LISTEN access_changed');
  const change = async (text: string) => {
    heard.length = 0;
    await world.sql(text, [person.id]);
    // Postgres delivers earlier notifications before the result of a later query
    await listener.query('SELECT 1');
    return heard.filter((id) => id === world.id).length;
  };
  try {
    await withSecondFactor(service, world, person);
    expect(await change('UPDATE two_factor SET enabled_at = NULL WHERE user_id = $1')).toBe(1);
    expect(await change('UPDATE two_factor SET enabled_at = now() WHERE user_id = $1')).toBe(1);
    expect(await change('UPDATE two_factor SET last_step = 1 WHERE user_id = $1')).toBe(0);
    expect(await change('DELETE FROM two_factor WHERE user_id = $1')).toBe(1);
  } finally {
    await listener.end();
  }
});

describe('/ws/notifications/', () => {
  test('closes with 4403 for a person without a second factor, and no ticket is given (403)', async () => {
    const { access_token } = await signedIn(service, world);
    const client = await connect(service, world, { token: access_token });
    expect((await client.closed).code).toBe(4403);
    expect(await ask({ token: access_token }, 'POST', '/notifications/ws-ticket/')).toEqual(REQUIRED);
  });

  test('an open socket closes when the workspace starts to require a second factor; that of a person with one stays open', async () => {
    const lax = await service.world();
    const [without, having] = [lax.employee, lax.manager];
    await withSecondFactor(service, lax, having);
    const [socket, other] = [await greeted(twin, lax, without), await greeted(twin, lax, having)];
    await lax.sql(`UPDATE workspaces SET settings = '{"two_factor_required": true}' WHERE id = $1`, [lax.id]);
    expect((await socket.closed).code).toBe(4401);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    other.socket.close();
  });
});

/** Waits for an answer that differs from the old one: another process learns of changes within a second. */
async function untilNot<T>(old: T, look: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const now = await look();
    if (JSON.stringify(now) !== JSON.stringify(old) || Date.now() > deadline) return now;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
