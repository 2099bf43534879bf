/** What admins do for people who cannot sign in: reactivate, invite again, unlock, reset a second factor. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { mailsTo } from '../../support/mails.ts';
import { openFolder, openWorld } from '../../support/opening.ts';
import {
  BEHIND_PROXY,
  codeAt,
  elsewhere,
  everybodyConfirms,
  login,
  PASSWORD,
  personWithPassword,
  signedIn,
  withSecondFactor,
} from '../../support/signIn.ts';
import { auditOf, eventKindsOf, notificationKinds } from '../../support/traces.ts';

const mailDir = openFolder('mails');
const { service, world } = await openWorld({ ...BEHIND_PROXY, mailDir });
beforeAll(() => everybodyConfirms(service, world));

const post = (
  person: { id: string },
  call: string,
  body?: object,
  as: { token: string } = world.admin,
  where = world,
) => service.request(where, 'POST', `/auth/users/${person.id}/${call}/`, { as, ...(body ? { body } : {}) });
const me = (as: { token: string } | string) => service.request(world, 'GET', '/auth/me/', { as });
const statusOf = async (person: { id: string }) =>
  (await world.sql('SELECT status FROM users WHERE id = $1', [person.id]))[0]!['status'] as string;
const tokenIn = (text: string) => /wfi_[\w-]{43}/.exec(text)?.[0] ?? '';

describe('POST /api/v1/auth/users/{user_id}/reactivate/', () => {
  const leaver = async (options: Parameters<typeof personWithPassword>[2] = {}) => {
    const person = await personWithPassword(service, world, { manager: world.manager, ...options });
    expect((await post(person, 'deactivate', { last_day: '2026-10-31' })).status).toBe(200);
    return person;
  };

  test('200: active as before, signs in with the old password and is notified; old sessions stay ended', async () => {
    const person = await leaver();
    const key = await world.personalKey(person, ['people:read']);
    expect((await me(key)).status).toBe(401);
    const reply = await post(person, 'reactivate');
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      id: person.id,
      status: 'active',
      start_date: '2020-01-01',
      last_day: null,
      manager: { id: world.manager.id },
      version: 3,
    });
    expect(reply.headers.get('etag')).toBe('"3"');
    expect((await me(person)).status).toBe(401);
    expect((await me(key)).status).toBe(200);
    expect((await login(service, world, person.email)).status).toBe(200);
    expect(await notificationKinds(world, person)).toEqual(['security.account_reactivated']);
    expect((await mailsTo(mailDir, person.email))[0]!.subject).toContain('active again');
    expect((await auditOf(world, person.id)).at(-1)).toMatchObject({
      line: 'reactivated user · dashboard',
      changes: { status: ['deactivated', 'active'], last_day: ['2026-10-31', null] },
    });
    expect(await eventKindsOf(world, person.id)).toEqual(['employee.deactivated']);
  });

  test('200 with a new first day', async () => {
    const person = await leaver();
    const reply = await post(person, 'reactivate', { start_date: '2027-02-01' });
    expect(reply.body.data.start_date).toBe('2027-02-01');
  });

  test('200: a person who never chose a password is invited again, and can accept', async () => {
    const person = await world.person({ status: 'invited', manager: world.manager });
    expect((await post(person, 'deactivate', { last_day: '2026-10-31' })).status).toBe(200);
    expect((await post(person, 'reactivate')).body.data.status).toBe('invited');
    const [mail] = await mailsTo(mailDir, person.email);
    const accepted = await service.request(world, 'POST', '/auth/invitations/accept/', {
      body: { token: tokenIn(mail!.text), password: PASSWORD },
    });
    expect(accepted.status).toBe(200);
  });

  test('200: their manager is removed if the manager has left meanwhile', async () => {
    const boss = await world.person({ role: 'manager' });
    const person = await leaver({ manager: boss });
    expect((await post(boss, 'deactivate', { last_day: '2026-10-31' })).status).toBe(200);
    expect((await post(person, 'reactivate')).body.data.manager).toBeNull();
  });

  test('409 seat_limit, also for one of two at once if one seat is left', async () => {
    const small = await service.world({ seats: 8 });
    const [one, two] = [await small.person(), await small.person()];
    await small.sql("UPDATE users SET status = 'deactivated' WHERE id = ANY ($1)", [[one.id, two.id]]);
    const replies = await Promise.all(
      [one, two].map((person) => post(person, 'reactivate', undefined, small.admin, small)),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    const refused = replies.find((reply) => reply.status === 409)!;
    expect(refused.body.data).toEqual({ code: 'seat_limit', seats: 8 });
  });

  test('409 invalid_transition for someone active, and for the second of two at once', async () => {
    const active = await post(world.employee, 'reactivate');
    expect([active.status, active.body.data]).toEqual([
      409,
      { code: 'invalid_transition', current_status: 'active' },
    ]);
    const person = await leaver();
    const replies = await Promise.all([1, 2].map(() => post(person, 'reactivate')));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });

  test('rule 52: 403 role_needs_session for a key that would reactivate a manager or an admin; 200 for an employee', async () => {
    const key = await world.serviceKey(['people:write']);
    for (const role of ['manager', 'admin'] as const) {
      const person = await leaver({ role });
      const refused = await post(person, 'reactivate', undefined, key);
      expect([refused.status, refused.body.data.code]).toEqual([403, 'role_needs_session']);
      expect(await statusOf(person)).toBe('deactivated');
    }
    const person = await leaver();
    expect((await post(person, 'reactivate', undefined, key)).status).toBe(200);
    expect((await auditOf(world, person.id)).at(-1)!['line']).toBe(`reactivated user · api:${key.prefix}`);
  });

  test('403 for a manager, 404 for an unknown person and for another workspace’s', async () => {
    const other = await service.world();
    expect((await post(world.employee, 'reactivate', undefined, world.manager)).status).toBe(403);
    const [absent, foreign] = [
      await post({ id: randomUUID() }, 'reactivate'),
      await post(other.employee, 'reactivate'),
    ];
    expect([absent.status, foreign.status]).toEqual([404, 404]);
    expect(absent.text).toBe(foreign.text);
  });
});

describe('POST /api/v1/auth/users/{user_id}/invite/', () => {
  test('200: mails a new invitation and voids the previous one; 429 invitation_limited for the fourth in a day', async () => {
    const person = await world.person({ status: 'invited' });
    for (let times = 1; times <= 3; times += 1) {
      const reply = await post(person, 'invite');
      expect([reply.status, reply.body.data]).toEqual([200, {}]);
    }
    const refused = await post(person, 'invite');
    expect([refused.status, refused.body.data.code]).toEqual([429, 'invitation_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    const mails = await mailsTo(mailDir, person.email, 3);
    expect(mails).toHaveLength(3);
    const accept = (token: string) =>
      service.request(world, 'POST', '/auth/invitations/accept/', {
        body: { token, password: PASSWORD },
        headers: elsewhere(),
      });
    const tokens = mails.map(({ text }) => tokenIn(text));
    const answers = [];
    for (const token of tokens) answers.push((await accept(token)).status);
    expect(answers.sort()).toEqual([200, 422, 422]);
    const lines = (await auditOf(world, person.id)).map(({ line }) => line);
    expect(lines.filter((line) => line === 'sent again invitation · dashboard')).toHaveLength(3);
  });

  test('409 already_active, and invalid_transition for someone deactivated', async () => {
    const active = await post(world.employee, 'invite');
    expect([active.status, active.body.data.code]).toEqual([409, 'already_active']);
    const gone = await world.person({ status: 'deactivated' });
    const reply = await post(gone, 'invite');
    expect([reply.status, reply.body.data]).toEqual([
      409,
      { code: 'invalid_transition', current_status: 'deactivated' },
    ]);
  });

  test('rule 52: 403 role_needs_session for a key that would invite a manager or an admin', async () => {
    const key = await world.personalKey(world.admin, ['people:write']);
    for (const role of ['manager', 'admin'] as const) {
      const person = await world.person({ status: 'invited', role });
      const refused = await post(person, 'invite', undefined, key);
      expect([refused.status, refused.body.data]).toEqual([403, { code: 'role_needs_session' }]);
      expect(await mailsTo(mailDir, person.email, 0)).toEqual([]);
    }
  });

  test('200 for a key with people:write, 403 for a manager, 404 for an unknown person', async () => {
    const person = await world.person({ status: 'invited' });
    const key = await world.serviceKey(['people:write']);
    expect((await post(person, 'invite', undefined, key)).status).toBe(200);
    expect((await post(person, 'invite', undefined, world.manager)).status).toBe(403);
    expect((await post({ id: randomUUID() }, 'invite')).status).toBe(404);
  });
});

describe('POST /api/v1/auth/users/{user_id}/unlock/', () => {
  test('200: sign-in, codes, resets and confirmations can be tried again; another person’s counts stay', async () => {
    const [person, other] = [
      await personWithPassword(service, world),
      await personWithPassword(service, world),
    ];
    const { secret } = await withSecondFactor(service, world, person);
    const headers = elsewhere();
    for (const { email } of [person, other])
      for (let tries = 1; tries <= 10; tries += 1)
        await login(service, world, email, { password: 'x', headers });
    expect((await login(service, world, person.email, { headers })).status).toBe(429);
    const { limiter } = service.app.services;
    for (let tries = 1; tries <= 20; tries += 1)
      limiter.take(`code:${world.id}:${person.id}:`, 20, 300, Date.now());

    const reply = await post(person, 'unlock');
    expect([reply.status, reply.body.data]).toEqual([200, {}]);
    const challenge = await login(service, world, person.email, { headers });
    expect(challenge.status).toBe(200);
    const verified = await service.request(world, 'POST', '/auth/login/verify/', {
      body: { challenge_token: challenge.body.data.challenge_token, code: codeAt(secret) },
    });
    expect(verified.status).toBe(200);
    expect((await login(service, world, other.email, { headers })).status).toBe(429);
    expect((await auditOf(world, person.id)).map(({ line }) => line)).toEqual(['unlocked user · dashboard']);
  });

  test('200 takes effect in all processes', async () => {
    const person = await personWithPassword(service, world);
    const headers = elsewhere();
    for (let tries = 1; tries <= 10; tries += 1)
      await login(service, world, person.email, { password: 'x', headers });
    // as another process announces it
    await world.sql(`SELECT pg_notify('sign_in_unlocked', $1)`, [
      JSON.stringify({ workspace_id: world.id, id: person.id, email: person.email }),
    ]);
    const deadline = Date.now() + 30_000;
    let status = 429;
    while (status === 429 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      status = (await login(service, world, person.email, { headers })).status;
    }
    expect(status).toBe(200);
  });

  test('403 for a manager and for any key, 404 for an unknown person', async () => {
    const key = await world.serviceKey(['people:write']);
    expect((await post(world.employee, 'unlock', undefined, world.manager)).status).toBe(403);
    expect((await post(world.employee, 'unlock', undefined, key)).body.data.code).toBe('key_not_accepted');
    expect((await post({ id: randomUUID() }, 'unlock')).status).toBe(404);
  });
});

describe('POST /api/v1/auth/users/{user_id}/2fa/reset/', () => {
  const reason = { reason: ' Phone lost, called back. ', password: PASSWORD };

  test('200: the password is enough again; sessions, keys and codes end; audited with the reason, and notified by mail', async () => {
    const { person, access_token } = await signedIn(service, world);
    const { recoveryCodes } = await withSecondFactor(service, world, person);
    const key = await world.personalKey(person, ['people:read']);
    const challenge = await login(service, world, person.email);
    const reply = await post(person, '2fa/reset', reason);
    expect([reply.status, reply.body.data]).toEqual([200, {}]);
    for (const token of [access_token, key.token]) expect((await me(token)).status).toBe(401);
    const verified = await service.request(world, 'POST', '/auth/login/verify/', {
      body: { challenge_token: challenge.body.data.challenge_token, code: recoveryCodes[0] },
    });
    expect(verified.status).toBe(401);
    expect((await login(service, world, person.email)).body.data.access_token).toEqual(expect.any(String));
    expect((await auditOf(world, person.id)).at(-1)).toMatchObject({
      line: 'reset two_factor · dashboard',
      changes: { reason: [null, 'Phone lost, called back.'] },
    });
    expect(await notificationKinds(world, person)).toEqual(['security.two_factor_reset']);
    expect((await mailsTo(mailDir, person.email))[0]!.subject).toContain('second factor was removed');
  });

  test('409 not_enabled, also for an unfinished setup', async () => {
    const person = await personWithPassword(service, world);
    await service.request(world, 'POST', '/auth/2fa/setup/', { as: person, body: { password: PASSWORD } });
    const reply = await post(person, '2fa/reset', reason);
    expect([reply.status, reply.body.data.code]).toEqual([409, 'not_enabled']);
    expect((await me(person)).status).toBe(200);
  });

  test('403 own_account, and 403 for a manager and for any key', async () => {
    const own = await post(world.admin, '2fa/reset', reason);
    expect([own.status, own.body.data.code]).toEqual([403, 'own_account']);
    const key = await world.serviceKey(['people:write']);
    expect((await post(world.employee, '2fa/reset', reason, world.manager)).status).toBe(403);
    expect((await post(world.employee, '2fa/reset', reason, key)).body.data.code).toBe('key_not_accepted');
  });

  test('422 without a reason or with a blank one, 404 for an unknown person', async () => {
    for (const body of [{ password: PASSWORD }, { reason: '  ', password: PASSWORD }]) {
      const reply = await post(world.employee, '2fa/reset', body);
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['reason']]);
    }
    expect((await post({ id: randomUUID() }, '2fa/reset', reason)).status).toBe(404);
  });
});
