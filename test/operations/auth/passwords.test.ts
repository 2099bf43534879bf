import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { mailsTo } from '../../support/mails.ts';
import { openFolder, openWorld } from '../../support/opening.ts';
import {
  BEHIND_PROXY,
  elsewhere,
  login,
  PASSWORD,
  personWithPassword,
  signedIn,
  withSecondFactor,
} from '../../support/signIn.ts';
import { auditOf, notificationKinds } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';

const mailDir = openFolder('mails');
const NEW = 'seven violet ladders hum';
const { service, world } = await openWorld({
  ...BEHIND_PROXY,
  mailDir,
  publicUrl: 'https://time.example.test:8443',
});
const other = await service.world();

const forgot = (email: string, headers = elsewhere(), where = world) =>
  service.request(where, 'POST', '/auth/password/forgot/', { body: { email }, headers });
const reset = (token: string, new_password = NEW, where = world, headers = elsewhere()) =>
  service.request(where, 'POST', '/auth/password/reset/', { body: { token, new_password }, headers });
const change = (as: { token: string } | string, body: object) =>
  service.request(world, 'POST', '/auth/password/change/', { as, body });
const me = (as: { token: string } | string) => service.request(world, 'GET', '/auth/me/', { as });
const tokenIn = (text: string) => /wfx_[\w-]{43}/.exec(text)?.[0] ?? '';

/** The reset token of the `count`th mail. */
async function resetToken(person: Person, count = 1): Promise<string> {
  expect((await forgot(person.email)).status).toBe(200);
  const mails = (await mailsTo(mailDir, person.email, count)).filter(({ text }) => text.includes('wfx_'));
  return tokenIn(mails.at(-1)!.text);
}

describe('POST /api/v1/auth/password/forgot/', () => {
  test('200 and a mail with a link to the workspace’s host; the token is stored as a hash', async () => {
    const person = await personWithPassword(service, world);
    const reply = await forgot(` ${person.email.toUpperCase()} `);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({});
    const [mail] = await mailsTo(mailDir, person.email);
    expect(mail!.text).toContain(`https://${world.host}:8443/password/reset?token=wfx_`);
    const stored = JSON.stringify(await world.sql('SELECT * FROM one_time_tokens'));
    expect(stored).not.toContain(tokenIn(mail!.text));
    expect(await auditOf(world, person.id)).toMatchObject([
      { line: 'sent password reset to user · system', actor: { name: 'system' } },
    ]);
  });

  test('200 with the same bytes and no mail for an unknown, deactivated or invited person and another workspace’s', async () => {
    const known = await personWithPassword(service, world);
    const gone = await personWithPassword(service, world, { status: 'deactivated' });
    const invited = await personWithPassword(service, world, { status: 'invited' });
    const foreign = await personWithPassword(service, other);
    const emails = [known.email, gone.email, invited.email, foreign.email, 'nobody@example.test'];
    const texts = new Set<string>();
    for (const email of emails) {
      const reply = await forgot(email);
      expect(reply.status).toBe(200);
      texts.add(reply.text);
    }
    expect(texts.size).toBe(1);
    // only the last request leads to a mail: when it has arrived, any for the others would have arrived
    // before
    await mailsTo(mailDir, known.email);
    const last = await personWithPassword(service, world);
    await forgot(last.email);
    await mailsTo(mailDir, last.email);
    for (const { email } of [gone, invited, foreign]) expect(await mailsTo(mailDir, email, 0)).toEqual([]);
    const tokens = await world.sql('SELECT 1 FROM one_time_tokens WHERE user_id = ANY ($1)', [
      [gone.id, invited.id, foreign.id],
    ]);
    expect(tokens).toEqual([]);
  });

  test('200 before the address is looked up, so known and unknown ones cannot differ in time', async () => {
    const person = await personWithPassword(service, world);
    const blocker = new pg.Client({ connectionString: service.database.ownerUrl });
    await blocker.connect();
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE users, one_time_tokens IN ACCESS EXCLUSIVE MODE');
    try {
      expect((await forgot(person.email)).status).toBe(200);
      expect((await forgot('nobody@example.test')).status).toBe(200);
    } finally {
      await blocker.query('ROLLBACK');
      await blocker.end();
    }
    expect(await mailsTo(mailDir, person.email)).toHaveLength(1);
  });

  test('429 reset_limited at the fourth time in an hour for an e-mail, known or not, and the eleventh from an IP address', async () => {
    const person = await personWithPassword(service, world);
    for (const email of [person.email, 'nobody.at.all@example.test']) {
      for (let times = 1; times <= 3; times += 1) expect((await forgot(email)).status).toBe(200);
      const reply = await forgot(email);
      expect([reply.status, reply.body.data.code]).toEqual([429, 'reset_limited']);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const headers = elsewhere();
    for (let times = 1; times <= 10; times += 1)
      expect((await forgot(`n${times}@example.test`, headers)).status).toBe(200);
    expect((await forgot('n11@example.test', headers)).status).toBe(429);
  });

  test('403 key_not_accepted, 422 without an e-mail or with an invalid one', async () => {
    const key = await world.personalKey(world.employee, ['time:read']);
    const refused = await service.request(world, 'POST', '/auth/password/forgot/', {
      as: key,
      body: { email: 'a@example.test' },
    });
    expect(refused.body.data.code).toBe('key_not_accepted');
    for (const body of [{}, { email: 'no e-mail' }, { email: '   ' }]) {
      const none = await service.request(world, 'POST', '/auth/password/forgot/', { body });
      expect([none.status, Object.keys(none.body.errors!)]).toEqual([422, ['email']]);
    }
  });
});

describe('POST /api/v1/auth/password/reset/', () => {
  test('200: only the new password works; sessions, keys and links end; the person is notified', async () => {
    const { person, access_token, refresh_token } = await signedIn(service, world);
    const key = await world.personalKey(person, ['people:read']);
    const first = await resetToken(person);
    const second = await resetToken(person, 2);
    const reply = await reset(second);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({});

    expect((await me(access_token)).status).toBe(401);
    expect((await me(key)).status).toBe(401);
    const refreshed = await service.request(world, 'POST', '/auth/refresh/', { body: { refresh_token } });
    expect(refreshed.status).toBe(401);
    expect((await login(service, world, person.email)).status).toBe(401);
    expect((await login(service, world, person.email, { password: NEW })).status).toBe(200);
    for (const token of [first, second]) expect((await reset(token)).status).toBe(422);

    expect(await notificationKinds(world, person)).toEqual(['security.password_reset']);
    const mails = await mailsTo(mailDir, person.email, 3);
    expect(mails.at(-1)!.subject).toContain('Your password was reset');
    const lines = (await auditOf(world, person.id)).map(({ line }) => line);
    expect(lines.at(-1)).toBe('reset password of user · dashboard');
    expect((await auditOf(world, key.id)).map(({ line }) => line)).toEqual(['revoked api_key · dashboard']);
  });

  test('200 keeps the second factor', async () => {
    const person = await personWithPassword(service, world);
    await withSecondFactor(service, world, person);
    expect((await reset(await resetToken(person))).status).toBe(200);
    const reply = await login(service, world, person.email, { password: NEW });
    expect(reply.body.data.two_factor_required).toBe(true);
  });

  test('200 resets the count of failed sign-ins, and the trail names the app', async () => {
    const person = await personWithPassword(service, world);
    const headers = elsewhere();
    for (let tries = 1; tries <= 10; tries += 1)
      await login(service, world, person.email, { password: 'wrong', headers });
    expect((await login(service, world, person.email, { headers })).status).toBe(429);
    const token = await resetToken(person);
    expect((await reset(token, NEW, world, { ...elsewhere(), 'x-client': 'app' })).status).toBe(200);
    expect((await login(service, world, person.email, { password: NEW, headers })).status).toBe(200);
    expect((await auditOf(world, person.id)).at(-1)).toMatchObject({ source: 'app' });
  });

  test('422 errors.token: unknown, another workspace’s, an invitation, sixty minutes old, of a deactivated person', async () => {
    const person = await personWithPassword(service, world);
    const token = await resetToken(person);
    const at = Date.now();
    const expectBad = async (reply: Awaited<ReturnType<typeof reset>>) =>
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['token']]);
    await expectBad(await reset('nonsense'));
    await expectBad(await reset(token.replace('wfx_', 'wfi_')));
    await expectBad(await reset(token, NEW, other));
    service.setClock(at + 60 * 60_000 + 1_000);
    await expectBad(await reset(token));
    service.setClock(null);
    await world.sql("UPDATE users SET status = 'deactivated' WHERE id = $1", [person.id]);
    await expectBad(await reset(token));
    await world.sql("UPDATE users SET status = 'active' WHERE id = $1", [person.id]);
    expect((await reset(token)).status).toBe(200);
  });

  test('422 errors.new_password for a short or common one, and the link still works', async () => {
    const person = await personWithPassword(service, world);
    const token = await resetToken(person);
    for (const password of ['short', 'password123456', `${person.email}2026`]) {
      const reply = await reset(token, password);
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['new_password']]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('ten parallel resets with one link: one 200', async () => {
    const token = await resetToken(await personWithPassword(service, world));
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(token, `${NEW} ${'abcdefghij'[index]}`)),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(9).fill(422)]);
  });

  test('a sign-in with the old password that overlaps the reset leaves no session behind', async () => {
    const person = await personWithPassword(service, world);
    const token = await resetToken(person);
    const [signIn] = await Promise.all([login(service, world, person.email), reset(token)]);
    if (signIn.status === 200) expect((await me(signIn.body.data.access_token)).status).toBe(401);
    else expect(signIn.status).toBe(401);
  });
});

describe('POST /api/v1/auth/password/change/', () => {
  test('200: this session continues; other sessions, keys and challenges end; the person is notified', async () => {
    const { person, access_token } = await signedIn(service, world);
    const key = await world.personalKey(person, ['people:read']);
    const foreign = await world.personalKey(world.employee, ['people:read']);
    const reply = await change(access_token, { current_password: PASSWORD, new_password: NEW });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({});
    expect((await me(access_token)).status).toBe(200);
    expect((await me(person.token)).status).toBe(401);
    expect((await me(key)).status).toBe(401);
    expect((await me(foreign)).status).toBe(200);
    expect((await login(service, world, person.email)).status).toBe(401);
    expect((await login(service, world, person.email, { password: NEW })).status).toBe(200);
    expect(await notificationKinds(world, person)).toEqual(['security.password_changed']);
    const [mail] = await mailsTo(mailDir, person.email);
    expect(mail!.subject).toContain('Your password was changed');
    expect((await auditOf(world, person.id)).map(({ line }) => line)).toEqual([
      'changed password of user · dashboard',
    ]);
  });

  test('200 with keep_api_keys: keys keep working', async () => {
    const { person, access_token } = await signedIn(service, world);
    const key = await world.personalKey(person, ['people:read']);
    const body = { current_password: PASSWORD, new_password: NEW, keep_api_keys: true };
    expect((await change(access_token, body)).status).toBe(200);
    expect((await me(key)).status).toBe(200);
    expect((await me(person.token)).status).toBe(401);
  });

  test('401 for a challenge from before the change', async () => {
    const { person, access_token } = await signedIn(service, world);
    const { recoveryCodes } = await withSecondFactor(service, world, person);
    const challenge = await login(service, world, person.email);
    await change(access_token, { current_password: PASSWORD, new_password: NEW });
    const reply = await service.request(world, 'POST', '/auth/login/verify/', {
      body: { challenge_token: challenge.body.data.challenge_token, code: recoveryCodes[0] },
    });
    expect([reply.status, reply.body.data.code]).toEqual([401, 'challenge_expired']);
  });

  test('422 errors.current_password, and 429 at the eleventh time in five minutes', async () => {
    const person = await personWithPassword(service, world);
    for (let tries = 1; tries <= 10; tries += 1) {
      const reply = await change(person, { current_password: 'wrong', new_password: NEW });
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['current_password']]);
    }
    const reply = await change(person, { current_password: PASSWORD, new_password: NEW });
    expect([reply.status, reply.body.data.code]).toEqual([429, 'confirmation_limited']);
  });

  test('422 errors.new_password: short, common, made of the person’s names, or the current one', async () => {
    const person = await personWithPassword(service, world);
    for (const new_password of ['short', 'passwordpassword', 'person.test.2026', PASSWORD]) {
      const reply = await change(person, { current_password: PASSWORD, new_password });
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['new_password']]);
    }
  });

  test('five parallel changes: one 200, the others 422 or 401', async () => {
    const person = await personWithPassword(service, world);
    const replies = await Promise.all(
      [...'abcde'].map((letter) =>
        change(person, { current_password: PASSWORD, new_password: `${NEW} ${letter}` }),
      ),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    for (const reply of replies) expect([200, 401, 422]).toContain(reply.status);
  });

  test('403 key_not_accepted for an API key', async () => {
    const key = await world.personalKey(world.employee, ['people:read']);
    const reply = await change(key, { current_password: PASSWORD, new_password: NEW });
    expect(reply.body.data.code).toBe('key_not_accepted');
  });
});
