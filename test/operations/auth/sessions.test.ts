import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { MODULES } from '../../support/modules.ts';
import { openWorld } from '../../support/opening.ts';
import type { Reply } from '../../support/service.ts';
import {
  BEHIND_PROXY,
  elsewhere,
  login,
  PASSWORD,
  personWithPassword,
  sessionIdOf,
  signedIn,
  withSecondFactor,
} from '../../support/signIn.ts';
import { auditLines, notificationKinds } from '../../support/traces.ts';

const { service, world } = await openWorld(BEHIND_PROXY);

const signIn = () => signedIn(service, world);
const refresh = (refresh_token: string, host?: string): Promise<Reply> =>
  service.request(world, 'POST', '/auth/refresh/', {
    body: { refresh_token },
    headers: elsewhere(),
    ...(host ? { host } : {}),
  });
const me = (as: string) => service.request(world, 'GET', '/auth/me/', { as });

describe('POST /api/v1/auth/refresh/', () => {
  test('200 with a new pair; the new tokens work', async () => {
    const { person, refresh_token } = await signIn();
    const reply = await refresh(refresh_token);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      token_type: 'Bearer',
      expires_in: 900,
      refresh_expires_in: 1_209_600,
      user: { id: person.id },
    });
    expect(reply.body.data.refresh_token).not.toBe(refresh_token);
    expect((await me(reply.body.data.access_token)).status).toBe(200);
    expect((await refresh(reply.body.data.refresh_token)).status).toBe(200);
  });

  test('200 with the same successor if the answer was lost and the previous token is sent again within ten seconds', async () => {
    const { refresh_token } = await signIn();
    const now = Date.now();
    service.setClock(now);
    const first = await refresh(refresh_token);
    service.setClock(now + 10_000);
    const again = await refresh(refresh_token);
    service.setClock(null);
    expect(again.status).toBe(200);
    expect(again.body.data.refresh_token).toBe(first.body.data.refresh_token);
  });

  test('rule 57: 20 parallel refreshes give one successor, and nobody is logged out', async () => {
    const { refresh_token } = await signIn();
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
    expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200));
    const successors = new Set(replies.map((reply) => reply.body.data.refresh_token as string));
    expect(successors.size).toBe(1);
    expect((await refresh([...successors][0]!)).status).toBe(200);
  });

  test('rule 57: 401 token_reused after ten seconds; the session ends at once, with an audit line and a notification', async () => {
    const { person, access_token, refresh_token } = await signIn();
    const now = Date.now();
    service.setClock(now);
    const next = await refresh(refresh_token);
    expect((await me(access_token)).status).toBe(200);
    service.setClock(now + 10_001);
    const reused = await refresh(refresh_token);
    expect(reused.status).toBe(401);
    expect(reused.body.data).toEqual({ code: 'token_reused' });
    expect((await me(access_token)).status).toBe(401);
    expect((await me(next.body.data.access_token)).status).toBe(401);
    const after = await refresh(next.body.data.refresh_token);
    expect(after.body.data.code).toBe('token_expired');
    service.setClock(null);

    expect(await notificationKinds(world, person)).toEqual(['security.session_revoked']);
    const lines = (await auditLines(world, sessionIdOf(access_token))).map(({ line }) => line);
    expect(lines).toEqual(['created session · dashboard', 'revoked session · system']);
  });

  test('401 token_reused within ten seconds for the token before the previous one', async () => {
    const { refresh_token } = await signIn();
    const second = await refresh(refresh_token);
    await refresh(second.body.data.refresh_token);
    expect((await refresh(refresh_token)).body.data.code).toBe('token_reused');
  });

  test('401 token_expired: unknown, altered, an access token, of another workspace, two weeks old, ended', async () => {
    const { person, access_token, refresh_token } = await signIn();
    const other = await service.world();
    const altered = `${refresh_token.slice(0, -43)}${'A'.repeat(43)}`;
    const forward = refresh_token.replace(/_0_/, '_1_');
    const dashes = `wfr_${'-'.repeat(36)}_0_${'A'.repeat(43)}`;
    for (const token of ['nonsense', dashes, altered, forward, access_token]) {
      const reply = await refresh(token);
      expect(reply.status).toBe(401);
      expect(reply.body.data.code).toBe('token_expired');
    }
    expect((await refresh(refresh_token, other.host)).body.data.code).toBe('token_expired');

    service.setClock(Date.now() + 1_209_601_000);
    expect((await refresh(refresh_token)).body.data.code).toBe('token_expired');
    service.setClock(null);
    expect((await refresh(refresh_token)).status).toBe(200);

    await world.sql("UPDATE users SET status = 'deactivated' WHERE id = $1", [person.id]);
    expect((await refresh(refresh_token)).body.data.code).toBe('token_expired');
  });

  test('429 at the thirty-first refresh of one session in a minute', async () => {
    const { access_token, refresh_token } = await signIn();
    const { limiter } = service.app.services;
    for (let tries = 1; tries <= 30; tries += 1)
      limiter.take(`refresh:${world.id}:${sessionIdOf(access_token)}`, 30, 60, Date.now());
    const reply = await refresh(refresh_token);
    expect(reply.status).toBe(429);
    expect(reply.body.data.code).toBe('refresh_limited');
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('POST /api/v1/auth/logout/', () => {
  const logout = (as: string, body?: object) =>
    service.request(world, 'POST', '/auth/logout/', { as, ...(body ? { body } : {}) });

  test('200 ends the current session at once, refresh token included; other sessions continue', async () => {
    const { person, access_token, refresh_token } = await signIn();
    const reply = await logout(access_token);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({});
    expect((await me(access_token)).status).toBe(401);
    expect((await refresh(refresh_token)).body.data.code).toBe('token_expired');
    expect((await me(person.token)).status).toBe(200);
    const lines = (await auditLines(world, sessionIdOf(access_token))).map(({ line }) => line);
    expect(lines).toEqual(['created session · dashboard', 'ended session · dashboard']);
  });

  test('200 ends the session of the refresh token sent, and can be repeated', async () => {
    const { person, access_token, refresh_token } = await signIn();
    for (let times = 1; times <= 2; times += 1)
      expect((await logout(person.token, { refresh_token })).status).toBe(200);
    expect((await me(access_token)).status).toBe(401);
    expect(await auditLines(world, sessionIdOf(access_token))).toHaveLength(2);
  });

  test('200 without ending anything for another person’s refresh token and for an invalid one', async () => {
    const victim = await signIn();
    const thief = await signIn();
    for (const refresh_token of [victim.refresh_token, 'nonsense'])
      expect((await logout(thief.access_token, { refresh_token })).status).toBe(200);
    expect((await me(victim.access_token)).status).toBe(200);
    expect((await me(thief.access_token)).status).toBe(200);
  });

  test('403 key_not_accepted for an API key', async () => {
    const key = await world.personalKey(world.employee, ['time:read']);
    expect((await logout(key.token)).body.data.code).toBe('key_not_accepted');
  });
});

describe('GET /api/v1/auth/me/', () => {
  test('200 for a session: the person, all scopes the role may grant, 240 a minute', async () => {
    const reply = await service.request(world, 'GET', '/auth/me/', { as: world.manager });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({
      kind: 'user',
      user: {
        id: world.manager.id,
        email: world.manager.email,
        first_name: 'Mia',
        last_name: 'Test',
        name: 'Mia Test',
        role: 'manager',
        timezone: 'Europe/Berlin',
        locale: 'en',
      },
      key_prefix: null,
      role: 'manager',
      scopes: expect.arrayContaining(['team:read', 'absences:approve', 'time:read']),
      workspace: {
        id: world.id,
        slug: world.host.split('.')[0],
        name: expect.any(String),
        plan: 'self_hosted',
        timezone: 'Europe/Berlin',
        currency: 'EUR',
        locale: 'en',
        week_start: 'mon',
        receipt_threshold: '25.00',
        timesheet_period: 'none',
      },
      modules: MODULES,
      two_factor_enabled: false,
      rate_limit: { policy: 'user', limit: 240, window_seconds: 60 },
    });
    expect(reply.body.data.scopes).not.toContain('people:write');
  });

  test('200 for a personal key: its owner, and its scopes as far as the role allows', async () => {
    const key = await world.personalKey(world.employee, ['time:read', 'team:read']);
    const reply = await service.request(world, 'GET', '/auth/me/', { as: key });
    expect(reply.body.data).toMatchObject({
      kind: 'personal_key',
      user: { id: world.employee.id },
      key_prefix: key.prefix,
      role: 'employee',
      scopes: ['time:read'],
      two_factor_enabled: false,
      rate_limit: { policy: 'key', limit: 1200, window_seconds: 60 },
    });
  });

  test('200 for a service key: no person, admin inside its scopes', async () => {
    const quiet = await service.world({ plan: 'managed', modulesOff: ['tracking'] });
    const key = await quiet.serviceKey(['people:write', 'time:read']);
    const reply = await service.request(quiet, 'GET', '/auth/me/', { as: key });
    expect(reply.body.data).toMatchObject({
      kind: 'service_key',
      user: null,
      key_prefix: key.prefix,
      role: 'admin',
      scopes: ['people:write', 'time:read'],
      two_factor_enabled: null,
      modules: { tracking: false, pto: true },
      rate_limit: { policy: 'key', limit: 600 },
    });
  });

  test('401 without a credential, with a refresh token, and with a credential of another workspace', async () => {
    const { refresh_token } = await signIn();
    const other = await service.world();
    const key = await other.serviceKey(['time:read']);
    for (const as of [null, refresh_token, other.admin.token, key.token]) {
      const reply = await service.request(world, 'GET', '/auth/me/', { as });
      expect(reply.status).toBe(401);
      expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    }
  });
});

describe('GET /api/v1/auth/sessions/', () => {
  const sessions = (as: string) => service.request(world, 'GET', '/auth/sessions/', { as });

  test('200 with the caller’s open sessions, last used first, and which one is current', async () => {
    const person = await personWithPassword(service, world);
    const phone = await login(service, world, person.email, { device: 'Phone' });
    const laptop = await login(service, world, person.email, {
      headers: { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Laptop/1.0' },
    });
    await signIn();
    await world.sql(`UPDATE sessions SET expires_at = now() - interval '1 s' WHERE id = $1`, [
      person.sessionId,
    ]);
    const reply = await sessions(laptop.body.data.access_token);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual([
      {
        id: sessionIdOf(laptop.body.data.access_token),
        device_name: null,
        ip: '203.0.113.7',
        user_agent: 'Laptop/1.0',
        created_at: expect.any(String),
        last_used_at: expect.any(String),
        current: true,
      },
      expect.objectContaining({
        id: sessionIdOf(phone.body.data.access_token),
        device_name: 'Phone',
        current: false,
      }),
    ]);
    await refresh(phone.body.data.refresh_token);
    const again = await sessions(laptop.body.data.access_token);
    expect(again.body.data[0].id).toBe(sessionIdOf(phone.body.data.access_token));
  });

  test('403 key_not_accepted for an API key', async () => {
    const key = await world.personalKey(world.employee, ['people:read']);
    expect((await sessions(key.token)).body.data.code).toBe('key_not_accepted');
  });
});

describe('DELETE /api/v1/auth/sessions/{session_id}/', () => {
  const end = (as: string, id: string) => service.request(world, 'DELETE', `/auth/sessions/${id}/`, { as });

  test('200 ends one at once, refresh token included; the current session continues and can end itself', async () => {
    const { person, access_token, refresh_token } = await signIn();
    const reply = await end(person.token, sessionIdOf(access_token));
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({});
    expect((await me(access_token)).status).toBe(401);
    expect((await refresh(refresh_token)).status).toBe(401);
    expect((await auditLines(world, sessionIdOf(access_token))).at(-1)!.line).toBe(
      'ended session · dashboard',
    );
    expect((await end(person.token, person.sessionId)).status).toBe(200);
    expect((await me(person.token)).status).toBe(401);
  });

  test('404 with the same bytes for somebody else’s, one that has ended, and an unknown one', async () => {
    const { person, access_token } = await signIn();
    const victim = await signIn();
    await end(person.token, sessionIdOf(access_token));
    const ids = [sessionIdOf(victim.access_token), sessionIdOf(access_token), randomUUID(), 'nonsense'];
    const replies = await Promise.all(ids.map((id) => end(person.token, id)));
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404, 404]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect((await me(victim.access_token)).status).toBe(200);
  });
});

describe('POST /api/v1/auth/logout/all/', () => {
  const everywhere = (as: string, password = PASSWORD) =>
    service.request(world, 'POST', '/auth/logout/all/', { as, body: { password } });

  test('200 with the number ended, including the current one; challenges end, too, and keys keep working', async () => {
    const { person, access_token, refresh_token } = await signIn();
    const { recoveryCodes } = await withSecondFactor(service, world, person);
    const challenge = await login(service, world, person.email);
    const key = await world.personalKey(person, ['people:read']);
    const reply = await everywhere(access_token);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({ revoked: 2 });
    for (const token of [access_token, person.token]) expect((await me(token)).status).toBe(401);
    expect((await refresh(refresh_token)).status).toBe(401);
    const verified = await service.request(world, 'POST', '/auth/login/verify/', {
      body: { challenge_token: challenge.body.data.challenge_token, code: recoveryCodes[0] },
    });
    expect(verified.status).toBe(401);
    expect((await me(key.token)).status).toBe(200);
    expect((await auditLines(world, person.id)).map(({ line }) => line)).toEqual([
      'ended all sessions of user · dashboard',
    ]);
  });

  test('422 errors.password, and nothing has ended', async () => {
    const { access_token } = await signIn();
    const reply = await everywhere(access_token, 'wrong');
    expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['password']]);
    expect((await me(access_token)).status).toBe(200);
  });

  test('a refresh that overlaps it leaves no session behind', async () => {
    const { access_token, refresh_token } = await signIn();
    const [refreshed] = await Promise.all([refresh(refresh_token), everywhere(access_token)]);
    if (refreshed.status === 200) expect((await me(refreshed.body.data.access_token)).status).toBe(401);
  });
});

describe('the source of the audit lines of sign-in calls', () => {
  test('200: app if the client says so, dashboard otherwise', async () => {
    const person = await personWithPassword(service, world);
    const reply = await login(service, world, person.email, {
      headers: { ...elsewhere(), 'x-client': 'App' },
    });
    expect(reply.status).toBe(200);
    const lines = await auditLines(world, sessionIdOf(reply.body.data.access_token));
    expect(lines.map(({ line }) => line)).toEqual(['created session · app']);
  });
});
