import { describe, expect, test } from '@jest/globals';
import { openWorld } from '../../support/opening.ts';
import {
  BEHIND_PROXY,
  PASSWORD,
  codeAt,
  elsewhere,
  login as signIn,
  personWithPassword,
  sessionIdOf,
  type LoginOptions,
  withSecondFactor,
} from '../../support/signIn.ts';
import { auditLines, notificationKinds } from '../../support/traces.ts';

const { service, world } = await openWorld(BEHIND_PROXY);

const login = (email: string, password = PASSWORD, headers = elsewhere(), more: LoginOptions = {}) =>
  signIn(service, world, email, { password, headers, ...more });
const verify = (challenge_token: string, code: string) =>
  service.request(world, 'POST', '/auth/login/verify/', {
    body: { challenge_token, code },
    headers: elsewhere(),
  });

describe('POST /api/v1/auth/login/', () => {
  test('200 with valid tokens and the signed-in person', async () => {
    const person = await personWithPassword(service, world, { timezone: 'Europe/Lisbon' });
    const reply = await login(` ${person.email.toUpperCase()} `, PASSWORD, elsewhere(), {
      device: " Ada's phone ",
    });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.stringMatching(/^wfr_/),
      token_type: 'Bearer',
      expires_in: 900,
      refresh_expires_in: 1_209_600,
      user: {
        id: person.id,
        email: person.email,
        first_name: 'Person',
        last_name: 'Test',
        name: 'Person Test',
        role: 'employee',
        timezone: 'Europe/Lisbon',
        locale: 'en',
      },
    });
    const me = await service.request(world, 'GET', '/auth/me/', { as: reply.body.data.access_token });
    expect(me.status).toBe(200);
    expect(me.body.data.user.id).toBe(person.id);

    const id = sessionIdOf(reply.body.data.access_token);
    const [session] = await world.sql('SELECT device_name, host(ip) AS ip FROM sessions WHERE id = $1', [id]);
    expect(session).toEqual({ device_name: "Ada's phone", ip: expect.stringMatching(/^10\./) });
    expect(await auditLines(world, id)).toEqual([{ line: 'created session · dashboard', changes: {} }]);
  });

  test('401 invalid_credentials: same answer, same time for an unknown address, a wrong password, deactivated and invited people', async () => {
    const person = await personWithPassword(service, world);
    const gone = await personWithPassword(service, world, { status: 'deactivated' });
    const invited = await personWithPassword(service, world, { status: 'invited' });
    const cases: [string, string][] = [
      ['nobody@example.test', PASSWORD],
      [person.email, 'not the password'],
      [gone.email, PASSWORD],
      [invited.email, PASSWORD],
    ];
    const bodies = new Set<string>();
    const cpu: number[] = [];
    for (const [email, password] of cases) {
      const before = process.cpuUsage();
      const reply = await login(email, password);
      const { user, system } = process.cpuUsage(before);
      cpu.push(user + system);
      expect(reply.status).toBe(401);
      expect(reply.headers.get('www-authenticate')).toBe('Bearer');
      bodies.add(reply.text);
    }
    expect([...bodies]).toHaveLength(1);
    expect(JSON.parse([...bodies][0]!).data).toEqual({ code: 'invalid_credentials' });
    // each request runs one argon2, at least ten milliseconds of CPU however busy the machine is
    for (const spent of cpu) expect(spent).toBeGreaterThan(10_000);
  });

  test('401 for a person of another workspace', async () => {
    const other = await service.world();
    const person = await personWithPassword(service, other);
    expect((await login(person.email)).status).toBe(401);
  });

  test('403 key_not_accepted for an API key', async () => {
    const key = await world.personalKey(world.employee, ['time:read']);
    const reply = await service.request(world, 'POST', '/auth/login/', {
      as: key,
      body: { email: world.employee.email, password: PASSWORD },
    });
    expect(reply.status).toBe(403);
    expect(reply.body.data.code).toBe('key_not_accepted');
  });

  test('422 names what is missing', async () => {
    const reply = await service.request(world, 'POST', '/auth/login/', { body: {}, headers: elsewhere() });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors!)).toEqual(['email', 'password']);
  });

  test('rule 56: 429 login_limited at the eleventh try for an e-mail from one IP address; others are not limited', async () => {
    const person = await personWithPassword(service, world);
    const headers = elsewhere();
    for (let tries = 1; tries <= 10; tries += 1)
      expect((await login(person.email, 'not the password', headers)).status).toBe(401);
    const refused = await login(person.email, PASSWORD, headers);
    expect(refused.status).toBe(429);
    expect(refused.body.data.code).toBe('login_limited');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBe(refused.body.data.retry_after);
    expect(refused.body.detail).toBe(`Too many tries. Try again in ${wait} seconds.`);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);

    expect((await login('someone.else@example.test', PASSWORD, headers)).status).toBe(401);
    expect((await login(person.email)).status).toBe(200);
  });

  test('429 after a hundred tries from one IP address, whatever the e-mail', async () => {
    const headers = elsewhere();
    const { limiter } = service.app.services;
    for (let tries = 1; tries <= 99; tries += 1)
      limiter.take(`login-ip:${world.id}:${headers['x-forwarded-for']}`, 100, 300, Date.now());
    expect((await login('a@example.test', 'x', headers)).status).toBe(401);
    expect((await login('b@example.test', 'x', headers)).body.data.code).toBe('login_limited');
  });

  test('429 for an e-mail tried from many unknown IP addresses; 200 from an IP address its owner has used', async () => {
    const person = await personWithPassword(service, world);
    const home = elsewhere();
    expect((await login(person.email, PASSWORD, home)).status).toBe(200);
    const { limiter } = service.app.services;
    for (let tries = 1; tries <= 100; tries += 1)
      limiter.take(`login-email:${world.id}:${person.email}:`, 100, 300, Date.now());
    expect((await login(person.email)).status).toBe(429);
    expect((await login(person.email, PASSWORD, home)).status).toBe(200);
  });

  test('one IPv6 network counts as one address: 429', async () => {
    for (let tries = 1; tries <= 10; tries += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:7:7::${tries}` };
      expect((await login('six@example.test', 'x', headers)).status).toBe(401);
    }
    const reply = await login('six@example.test', 'x', { 'x-forwarded-for': '2001:db8:7:7:ffff::1' });
    expect(reply.status).toBe(429);
  });

  test('200 two_factor_required instead of tokens; 401 for the challenge as a bearer token', async () => {
    const person = await personWithPassword(service, world);
    await withSecondFactor(service, world, person);
    const reply = await login(person.email);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({
      two_factor_required: true,
      challenge_token: expect.stringMatching(/^wfc_[\w-]{43}$/),
      methods: ['totp', 'recovery_code'],
      expires_in: 300,
    });
    const sessions = await world.sql('SELECT 1 FROM sessions WHERE user_id = $1', [person.id]);
    expect(sessions).toHaveLength(1); // that of the test's own token
    const me = await service.request(world, 'GET', '/auth/me/', { as: reply.body.data.challenge_token });
    expect(me.status).toBe(401);
    const stored = await world.sql('SELECT token_hash FROM one_time_tokens WHERE user_id = $1', [person.id]);
    expect(JSON.stringify(stored)).not.toContain(reply.body.data.challenge_token);
  });
});

describe('POST /api/v1/auth/login/verify/', () => {
  const challengeFor = async () => {
    const person = await personWithPassword(service, world);
    const factor = await withSecondFactor(service, world, person);
    const reply = await login(person.email, PASSWORD, elsewhere(), { device: 'Laptop' });
    return { person, ...factor, token: reply.body.data.challenge_token as string };
  };

  test('200 with tokens for a code of the app; the session has the device name given at sign-in', async () => {
    const { person, secret, token } = await challengeFor();
    const reply = await verify(token, codeAt(secret));
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ token_type: 'Bearer', expires_in: 900, user: { id: person.id } });
    const id = sessionIdOf(reply.body.data.access_token);
    const [session] = await world.sql('SELECT device_name FROM sessions WHERE id = $1', [id]);
    expect(session).toEqual({ device_name: 'Laptop' });
    const again = await verify(token, codeAt(secret, Date.now() + 30_000));
    expect(again.status).toBe(401);
    expect(again.body.data.code).toBe('challenge_expired');
  });

  test('rule 57: 401 invalid_code for a TOTP code that was used, also with another challenge', async () => {
    const { person, secret, token } = await challengeFor();
    const code = codeAt(secret);
    expect((await verify(token, code)).status).toBe(200);
    const second = await login(person.email);
    const reply = await verify(second.body.data.challenge_token, code);
    expect(reply.status).toBe(401);
    expect(reply.body.data).toEqual({ code: 'invalid_code', tries_left: 4 });
  });

  test('rule 57: 20 parallel tries with one code, each with a challenge of its own: one 200', async () => {
    const { person, secret } = await challengeFor();
    const challenges = await Promise.all(Array.from({ length: 20 }, () => login(person.email)));
    const code = codeAt(secret);
    const replies = await Promise.all(challenges.map((one) => verify(one.body.data.challenge_token, code)));
    const codes = replies.map((one) => one.status).sort();
    expect(codes.filter((status) => status === 200)).toHaveLength(1);
    expect(codes.filter((status) => status === 401)).toHaveLength(19);
  });

  test('rule 57: a recovery code works once, in any spelling, and the person is notified', async () => {
    const { person, recoveryCodes, token } = await challengeFor();
    const typed = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ');
    expect((await verify(token, typed)).status).toBe(200);
    expect(await notificationKinds(world, person)).toEqual(['security.recovery_code_used']);
    const second = await login(person.email);
    const reply = await verify(second.body.data.challenge_token, recoveryCodes[0]!);
    expect(reply.status).toBe(401);
    expect((await verify(second.body.data.challenge_token, recoveryCodes[1]!)).status).toBe(200);
  });

  test('401 invalid_code five times; then 401 challenge_expired for the right code, and the person is notified', async () => {
    const { person, secret, token } = await challengeFor();
    const wrong = codeAt(secret, Date.now() + 3_600_000);
    const left: number[] = [];
    for (let tries = 1; tries <= 5; tries += 1) {
      const reply = await verify(token, wrong);
      expect(reply.body.data.code).toBe('invalid_code');
      left.push(reply.body.data.tries_left);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    const late = await verify(token, codeAt(secret));
    expect(late.status).toBe(401);
    expect(late.body.data.code).toBe('challenge_expired');
    expect(await notificationKinds(world, person)).toEqual(['security.second_factor_failed']);
  });

  test('15 parallel wrong codes for one challenge: five are tried, ten are 401 challenge_expired', async () => {
    const { secret, token } = await challengeFor();
    const wrong = codeAt(secret, Date.now() + 3_600_000);
    const replies = await Promise.all(Array.from({ length: 15 }, () => verify(token, wrong)));
    const codes = replies.map((reply) => reply.body.data.code);
    expect(codes.filter((code) => code === 'invalid_code')).toHaveLength(5);
    expect(codes.filter((code) => code === 'challenge_expired')).toHaveLength(10);
  });

  test('401 challenge_expired after five minutes, for an unknown token, and after a deactivation', async () => {
    const { person, secret, token } = await challengeFor();
    expect((await verify('wfc_unknown', '123456')).body.data.code).toBe('challenge_expired');
    service.setClock(Date.now() + 300_001);
    const late = await verify(token, codeAt(secret, Date.now() + 300_001));
    service.setClock(null);
    expect(late.body.data.code).toBe('challenge_expired');
    await world.sql("UPDATE users SET status = 'deactivated' WHERE id = $1", [person.id]);
    expect((await verify(token, codeAt(secret))).body.data.code).toBe('challenge_expired');
  });

  test('429 after twenty codes for one person in five minutes, however many challenges', async () => {
    const { person, secret, token } = await challengeFor();
    const { limiter } = service.app.services;
    for (let tries = 1; tries <= 20; tries += 1)
      limiter.take(`code:${world.id}:${person.id}:`, 20, 300, Date.now());
    const reply = await verify(token, codeAt(secret));
    expect(reply.status).toBe(429);
    expect(reply.body.data.code).toBe('login_limited');
  });
});
