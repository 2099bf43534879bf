import { describe, expect, test } from '@jest/globals';
import decodeQR from 'qr/decode.js';
import { openWorld } from '../../support/opening.ts';
import type { Person } from '../../support/world.ts';
import {
  BEHIND_PROXY,
  PASSWORD,
  codeAt,
  login,
  personWithPassword,
  withSecondFactor,
} from '../../support/signIn.ts';
import { auditLines, notificationKinds } from '../../support/traces.ts';

const { service, world } = await openWorld(BEHIND_PROXY);

const post = (as: Person, path: string, body: object, where = world) =>
  service.request(where, 'POST', `/auth/2fa/${path}`, { as, body });
const status = async (as: Person) => (await service.request(world, 'GET', '/auth/2fa/', { as })).body.data;
const signIn = (person: Person) => login(service, world, person.email);
/** Decodes the QR code from the SVG, which draws it as squares of one unit. */
function scan(svg: string): string {
  const [, width, height] = /^<svg viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.map(Number) as [
    number,
    number,
    number,
  ];
  const SCALE = 4;
  const pixels = new Uint8Array(width * SCALE * height * SCALE * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, move, dx, dy] of svg.matchAll(/([Mm])(-?\d+)\s?(-?\d+)h1v1/g)) {
    [x, y] = move === 'M' ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
    for (let row = y * SCALE; row < (y + 1) * SCALE; row += 1) {
      const begin = (row * width * SCALE + x * SCALE) * 4;
      for (let at = begin; at < begin + SCALE * 4; at += 1) if (at % 4 !== 3) pixels[at] = 0;
    }
  }
  return decodeQR({ width: width * SCALE, height: height * SCALE, data: pixels });
}

const linesOf = async (person: Person) => (await auditLines(world, person.id)).map(({ line }) => line);

describe('GET /api/v1/auth/2fa/', () => {
  test('200: off, then on with ten recovery codes', async () => {
    const person = await personWithPassword(service, world);
    expect(await status(person)).toEqual({
      enabled: false,
      enforced: false,
      recovery_codes_left: 0,
      enabled_at: null,
    });
    await withSecondFactor(service, world, person);
    expect(await status(person)).toEqual({
      enabled: true,
      enforced: false,
      recovery_codes_left: 10,
      enabled_at: expect.any(String),
    });
  });

  test('200: an unfinished setup is not enabled; enforced if the workspace requires it', async () => {
    const strict = await service.world({ settings: { two_factor_required: true } });
    const person = await personWithPassword(service, strict);
    expect((await post(person, 'setup/', { password: PASSWORD }, strict)).status).toBe(200);
    const reply = await service.request(strict, 'GET', '/auth/2fa/', { as: person });
    expect(reply.body.data).toMatchObject({ enabled: false, enforced: true, enabled_at: null });
  });

  test('403 key_not_accepted for an API key', async () => {
    const key = await world.personalKey(world.employee, ['people:read']);
    const reply = await service.request(world, 'GET', '/auth/2fa/', { as: key });
    expect(reply.body.data.code).toBe('key_not_accepted');
  });
});

describe('POST /api/v1/auth/2fa/setup/', () => {
  test('200 with a secret that an authenticator app understands; encrypted in the database, never in the trail', async () => {
    const person = await personWithPassword(service, world);
    const reply = await post(person, 'setup/', { password: PASSWORD });
    expect(reply.status).toBe(200);
    const { secret, otpauth_uri, qr_svg, expires_in } = reply.body.data as Record<string, string>;
    expect(scan(qr_svg!)).toBe(otpauth_uri);
    expect(expires_in).toBe(600);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(otpauth_uri!);
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri.pathname)).toContain(person.email);
    const [row] = await world.sql(
      'SELECT secret_sealed, enabled_at FROM two_factor WHERE workspace_id = $1 AND user_id = $2',
      [world.id, person.id],
    );
    expect(row!['enabled_at']).toBeNull();
    expect((row!['secret_sealed'] as Buffer).toString('latin1')).not.toContain(secret);
    expect(await linesOf(person)).toEqual(['began setup of two_factor · dashboard']);
  });

  test('422 errors.password, and 429 at the eleventh time in five minutes', async () => {
    const person = await personWithPassword(service, world);
    for (let tries = 1; tries <= 10; tries += 1) {
      const reply = await post(person, 'setup/', { password: 'not the password' });
      expect(reply.status).toBe(422);
      expect(Object.keys(reply.body.errors!)).toEqual(['password']);
    }
    const reply = await post(person, 'setup/', { password: PASSWORD });
    expect(reply.status).toBe(429);
    expect(reply.body.data.code).toBe('confirmation_limited');
  });

  test('409 already_enabled', async () => {
    const person = await personWithPassword(service, world);
    await withSecondFactor(service, world, person);
    const reply = await post(person, 'setup/', { password: PASSWORD });
    expect(reply.status).toBe(409);
    expect(reply.body.data.code).toBe('already_enabled');
  });
});

describe('POST /api/v1/auth/2fa/enable/', () => {
  test('200 with ten recovery codes; from then on signing in asks for the second factor', async () => {
    const person = await personWithPassword(service, world);
    const before = await post(person, 'setup/', { password: PASSWORD });
    const setup = await post(person, 'setup/', { password: PASSWORD });
    const stale = await post(person, 'enable/', { code: codeAt(before.body.data.secret) });
    expect(stale.status).toBe(422);

    const code = codeAt(setup.body.data.secret);
    const reply = await post(person, 'enable/', { code });
    expect(reply.status).toBe(200);
    expect(reply.body.data.recovery_codes).toHaveLength(10);
    expect(new Set(reply.body.data.recovery_codes).size).toBe(10);
    expect(await status(person)).toMatchObject({ enabled: true, recovery_codes_left: 10 });
    const login = await signIn(person);
    expect(login.body.data.two_factor_required).toBe(true);

    // rule 57: the first code is used up with it
    const used = await service.request(world, 'POST', '/auth/login/verify/', {
      body: { challenge_token: login.body.data.challenge_token, code },
    });
    expect(used.body.data.code).toBe('invalid_code');
    const recovered = await service.request(world, 'POST', '/auth/login/verify/', {
      body: {
        challenge_token: login.body.data.challenge_token,
        code: reply.body.data.recovery_codes[3],
      },
    });
    expect(recovered.status).toBe(200);

    expect((await linesOf(person)).at(-1)).toBe('enabled two_factor · dashboard');
    expect(await notificationKinds(world, person)).toContain('security.two_factor_enabled');
    const stored = JSON.stringify(await world.sql('SELECT * FROM recovery_codes'));
    expect(stored).not.toContain(reply.body.data.recovery_codes[0]);
  });

  test('409 setup_missing without a setup, ten minutes after it, and if the factor is on already', async () => {
    const person = await personWithPassword(service, world);
    const missing = await post(person, 'enable/', { code: '123456' });
    expect(missing.status).toBe(409);
    expect(missing.body.data.code).toBe('setup_missing');
    const setup = await post(person, 'setup/', { password: PASSWORD });
    const late = Date.now() + 600_001;
    service.setClock(late);
    const reply = await post(person, 'enable/', { code: codeAt(setup.body.data.secret, late) });
    service.setClock(null);
    expect(reply.body.data.code).toBe('setup_missing');
    await post(person, 'enable/', { code: codeAt(setup.body.data.secret) });
    const again = await post(person, 'enable/', { code: codeAt(setup.body.data.secret) });
    expect(again.body.data.code).toBe('setup_missing');
  });

  test('two parallel first codes: one 200, one 409, ten recovery codes', async () => {
    const person = await personWithPassword(service, world);
    const setup = await post(person, 'setup/', { password: PASSWORD });
    const code = codeAt(setup.body.data.secret);
    const replies = await Promise.all([1, 2].map(() => post(person, 'enable/', { code })));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect(await status(person)).toMatchObject({ recovery_codes_left: 10 });
  });
});

describe('POST /api/v1/auth/2fa/disable/', () => {
  test('200: signing in needs the password only, and the recovery codes are void', async () => {
    const person = await personWithPassword(service, world);
    const { secret } = await withSecondFactor(service, world, person);
    const reply = await post(person, 'disable/', { password: PASSWORD, code: codeAt(secret) });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({});
    expect(await status(person)).toMatchObject({ enabled: false, recovery_codes_left: 0 });
    expect((await signIn(person)).body.data.access_token).toEqual(expect.any(String));
    expect(await linesOf(person)).toEqual(['disabled two_factor · dashboard']);
    expect(await notificationKinds(world, person)).toEqual(['security.two_factor_disabled']);
  });

  test('422 errors.password or errors.code, and nothing is switched off', async () => {
    const person = await personWithPassword(service, world);
    const { secret } = await withSecondFactor(service, world, person);
    const password = await post(person, 'disable/', { password: 'wrong', code: codeAt(secret) });
    expect(password.status).toBe(422);
    expect(Object.keys(password.body.errors!)).toEqual(['password']);
    const code = await post(person, 'disable/', { password: PASSWORD, code: 'not a code' });
    expect(code.status).toBe(422);
    expect(Object.keys(code.body.errors!)).toEqual(['code']);
    expect(await status(person)).toMatchObject({ enabled: true, recovery_codes_left: 10 });
  });

  test('409 not_enabled, and two_factor_enforced if the workspace requires it', async () => {
    const person = await personWithPassword(service, world);
    const off = await post(person, 'disable/', { password: PASSWORD, code: '123456' });
    expect(off.status).toBe(409);
    expect(off.body.data.code).toBe('not_enabled');

    const strict = await service.world({ settings: { two_factor_required: true } });
    const bound = await personWithPassword(service, strict);
    const { secret } = await withSecondFactor(service, strict, bound);
    const enforced = await post(bound, 'disable/', { password: PASSWORD, code: codeAt(secret) }, strict);
    expect(enforced.status).toBe(409);
    expect(enforced.body.data.code).toBe('two_factor_enforced');
  });
});

describe('POST /api/v1/auth/2fa/recovery-codes/', () => {
  test('200 with ten new codes; the old ones are void', async () => {
    const person = await personWithPassword(service, world);
    const { recoveryCodes } = await withSecondFactor(service, world, person);
    const reply = await post(person, 'recovery-codes/', { password: PASSWORD, code: recoveryCodes[0]! });
    expect(reply.status).toBe(200);
    expect(reply.body.data.recovery_codes).toHaveLength(10);
    expect(await status(person)).toMatchObject({ recovery_codes_left: 10 });
    const old = await post(person, 'recovery-codes/', { password: PASSWORD, code: recoveryCodes[1]! });
    expect(old.status).toBe(422);
    expect(await linesOf(person)).toEqual(['regenerated recovery_codes · dashboard']);
    expect(await notificationKinds(world, person)).toEqual(['security.recovery_codes_regenerated']);
  });

  test('two at once, one with a code of the app and one with a recovery code, leave ten codes', async () => {
    const person = await personWithPassword(service, world);
    const { secret, recoveryCodes } = await withSecondFactor(service, world, person);
    await Promise.all(
      [codeAt(secret), recoveryCodes[0]!].map((code) =>
        post(person, 'recovery-codes/', { password: PASSWORD, code }),
      ),
    );
    expect(await status(person)).toMatchObject({ recovery_codes_left: 10 });
  });

  test('409 not_enabled', async () => {
    const person = await personWithPassword(service, world);
    const reply = await post(person, 'recovery-codes/', { password: PASSWORD, code: '123456' });
    expect(reply.status).toBe(409);
    expect(reply.body.data.code).toBe('not_enabled');
  });
});
