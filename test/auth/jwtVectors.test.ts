/**
 * Tokens that must be refused (RFC 8725; RFC 7519). Those of the first half are signed with the service's own
 * key, so that only the rule under test refuses them; the test accepts an unaltered token made the same way.
 */
import { createHmac, generateKeyPairSync, sign as signWith, type KeyObject } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { newOneTimeToken } from '../../src/auth/oneTimeTokens.ts';
import { keyringOf } from '../../src/secrets/keyring.ts';
import { connect } from '../realtime/support.ts';
import { openWorld } from '../support/opening.ts';
import { TEST_SECRET } from '../support/service.ts';
import { BEHIND_PROXY, elsewhere, login, signedIn, withSecondFactor } from '../support/signIn.ts';
import type { Person } from '../support/world.ts';
let person: Person;

const { service, world } = await openWorld({ ...BEHIND_PROXY, rateLimitScale: 1000 });
const other = await service.world();
beforeAll(async () => {
  person = world.employee;
});

type Part = Record<string, unknown>;
const KEY = keyringOf(TEST_SECRET, 'access-token').current.key;
const encode = (part: unknown) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
const hmac = (input: string, hash = 'sha256', key: KeyObject | Buffer | string = KEY) =>
  createHmac(hash, key).update(input).digest('base64url');
const signed = (header: unknown, claims: unknown, sign: (input: string) => string = hmac) => {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${sign(input)}`;
};

const HEADER = { alg: 'HS256', typ: 'at+jwt' };
const now = () => Math.floor(Date.now() / 1000);
const claims = (more: Part = {}): Part => ({
  sid: person.sessionId,
  nbf: now() - 5,
  iat: now(),
  exp: now() + 900,
  jti: 'AAAAAAAAAAA',
  aud: world.id,
  iss: 'workforce-api',
  sub: person.id,
  ...more,
});
const without = (name: string): Part => claims({ [name]: undefined });

const ask = (token: string, where = world) =>
  service.request(where, 'GET', '/auth/me/', { as: token, headers: elsewhere() });

/** Expects 401 in the envelope, without a reason. */
async function expectRefused(token: string, where = world): Promise<void> {
  const reply = await ask(token, where);
  expect([token.slice(0, 300), reply.status]).toEqual([token.slice(0, 300), 401]);
  expect(reply.headers.get('www-authenticate')).toBe('Bearer');
  expect(reply.body).toEqual({
    status: 401,
    message: expect.any(String),
    data: { code: expect.stringMatching(/^(invalid_credential|credential_required)$/) },
    detail: expect.any(String),
  });
}

test('200 for a token that the test makes in the same way as the service', async () => {
  expect((await ask(signed(HEADER, claims()))).status).toBe(200);
});

describe('401 despite a valid signature:', () => {
  test.each<[string, Part]>([
    ['alg none', { ...HEADER, alg: 'none' }],
    ['alg HS512', { ...HEADER, alg: 'HS512' }],
    ['alg RS256', { ...HEADER, alg: 'RS256' }],
    ['alg in small letters', { ...HEADER, alg: 'hs256' }],
    ['no alg', { typ: 'at+jwt' }],
    ['typ JWT', { ...HEADER, typ: 'JWT' }],
    ['typ with its full name', { ...HEADER, typ: 'application/at+jwt' }],
    ['no typ', { alg: 'HS256' }],
    ['kid', { ...HEADER, kid: '1' }],
    ['kid that is a path', { ...HEADER, kid: '../../dev/null' }],
    ['kid that is SQL', { ...HEADER, kid: "' UNION SELECT 'key" }],
    ['jku', { ...HEADER, jku: 'https://evil.example/jwks.json' }],
    ['x5u', { ...HEADER, x5u: 'https://evil.example/cert.pem' }],
    ['x5c', { ...HEADER, x5c: ['MIIB'] }],
    ['jwk', { ...HEADER, jwk: { kty: 'oct', k: 'AA' } }],
    ['crit', { ...HEADER, crit: ['exp'] }],
    ['crit and what it names', { ...HEADER, crit: ['b64'], b64: true }],
    ['an empty crit', { ...HEADER, crit: [] }],
    ['cty', { ...HEADER, cty: 'JWT' }],
    ['zip', { ...HEADER, zip: 'DEF' }],
  ])('a header with %s', async (_title, header) => {
    await expectRefused(signed(header, claims()));
  });

  test.each<[string, () => Part]>([
    ['no exp', () => without('exp')],
    ['exp as a string', () => claims({ exp: String(now() + 900) })],
    ['exp negative', () => claims({ exp: -1 })],
    ['exp zero', () => claims({ exp: 0 })],
    ['exp a fraction', () => claims({ exp: now() + 100.5 })],
    ['exp null', () => claims({ exp: null })],
    ['exp an array', () => claims({ exp: [now() + 900] })],
    ['exp an object', () => claims({ exp: {} })],
    ['exp true', () => claims({ exp: true })],
    ['exp now', () => claims({ exp: now() })],
    ['exp a second ago', () => claims({ exp: now() - 1 })],
    ['exp in milliseconds', () => claims({ exp: Date.now() + 900_000 })],
    ['a lifetime over fifteen minutes', () => claims({ exp: now() + 3600 })],
    ['a longer lifetime through a later iat', () => claims({ iat: now() + 3600, exp: now() + 4200 })],
    ['no iat', () => without('iat')],
    ['iat as a string', () => claims({ iat: String(now()) })],
    ['no nbf', () => without('nbf')],
    ['nbf in an hour', () => claims({ nbf: now() + 3600 })],
    ['nbf as a string', () => claims({ nbf: String(now()) })],
    ['nbf a fraction', () => claims({ nbf: now() - 5.5 })],
    ['no aud', () => without('aud')],
    ['another workspace', () => claims({ aud: other.id })],
    ['several workspaces', () => claims({ aud: [world.id, other.id] })],
    ['the workspace in an array', () => claims({ aud: [world.id] })],
    ['no iss', () => without('iss')],
    ['another issuer', () => claims({ iss: 'https://evil.example' })],
    ['issuers in an array', () => claims({ iss: ['workforce-api'] })],
    ['no sub', () => without('sub')],
    ['sub a number', () => claims({ sub: 1 })],
    ['sub somebody else', () => claims({ sub: world.admin.id })],
    ['sub of another workspace', () => claims({ sub: other.employee.id, sid: other.employee.sessionId })],
    ['no sid', () => without('sid')],
    ['sid somebody else’s', () => claims({ sid: world.admin.sessionId })],
    ['sid is a word', () => claims({ sid: 'session' })],
    ['sid empty', () => claims({ sid: '' })],
    ['sid in capitals', () => claims({ sid: person.sessionId.toUpperCase() })],
    ['sid and a blank', () => claims({ sid: `${person.sessionId} ` })],
    ['sub is a word', () => claims({ sub: 'somebody' })],
    ['sid an object', () => claims({ sid: { id: person.sessionId } })],
  ])('claims with %s', async (_title, made) => {
    await expectRefused(signed(HEADER, made()));
  });

  test('claims that occur twice, where a parser might take the first or the last', async () => {
    const text = JSON.stringify(claims());
    for (const more of [
      `"sub":"${world.admin.id}",`,
      `"exp":${now() - 10},`,
      `"aud":"${other.id}",`,
      `"sub":"${person.id}",`,
    ]) {
      await expectRefused(signed(HEADER, `{${more}${text.slice(1)}`));
      await expectRefused(signed(HEADER, `${text.slice(0, -1)},${more.slice(0, -1)}}`));
    }
    await expectRefused(signed('{"alg":"none","alg":"HS256","typ":"at+jwt"}', claims()));
    await expectRefused(signed('{"alg":"HS256","typ":"JWT","typ":"at+jwt"}', claims()));
  });

  test.each(['', 'null', '[]', '"text"', '1', '{', '{}', '{"sub":', '\u0000', '{"__proto__":{"sub":"x"}}'])(
    'claims or a header that are %j',
    async (text) => {
      await expectRefused(signed(HEADER, text));
      await expectRefused(signed(text, claims()));
    },
  );
});

describe('401 without a valid signature:', () => {
  test('alg none, in every spelling, with and without a signature', async () => {
    for (const alg of ['none', 'None', 'NONE', 'nOnE', '', null]) {
      const header = { ...HEADER, alg };
      await expectRefused(signed(header, claims(), () => ''));
      await expectRefused(signed(header, claims(), () => 'AA'));
    }
    await expectRefused(signed(HEADER, claims(), () => ''));
  });

  test('signed with another secret, an empty one, or the installation’s secret before key derivation', async () => {
    for (const key of ['', 'secret', TEST_SECRET, KEY.export().toString('hex')])
      await expectRefused(signed(HEADER, claims(), (input) => hmac(input, 'sha256', key)));
    for (const purpose of ['refresh-token', 'cursor'])
      await expectRefused(
        signed(HEADER, claims(), (input) =>
          hmac(input, 'sha256', keyringOf(TEST_SECRET, purpose).current.key),
        ),
      );
  });

  test('algorithm confusion: RSA and EC keys, and an RSA public key used as the secret', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const with_ = (key: KeyObject) => (input: string) =>
      signWith('sha256', Buffer.from(input), key).toString('base64url');
    await expectRefused(signed({ ...HEADER, alg: 'RS256' }, claims(), with_(rsa.privateKey)));
    await expectRefused(signed({ ...HEADER, alg: 'ES256' }, claims(), with_(ec.privateKey)));
    const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' });
    await expectRefused(signed(HEADER, claims(), (input) => hmac(input, 'sha256', pem as string)));
    for (const hash of ['sha384', 'sha512'])
      await expectRefused(
        signed({ ...HEADER, alg: `HS${hash.slice(3)}` }, claims(), (input) => hmac(input, hash)),
      );
  });

  test('one flipped bit, at every position of a token', async () => {
    const token = signed(HEADER, claims());
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const places = [...token].flatMap((character, place) => (character === '.' ? [] : [place]));
    for (const place of places.filter((_, index) => index % 7 === 0 || index > places.length - 8)) {
      const value = alphabet.indexOf(token[place]!);
      for (const bit of [1, 32]) {
        const flipped = token.slice(0, place) + alphabet[value ^ bit] + token.slice(place + 1);
        await expectRefused(flipped);
      }
    }
  });

  test('parts that are cut off, empty, doubled, padded or reordered', async () => {
    const [header, payload, signature] = signed(HEADER, claims()).split('.') as [string, string, string];
    for (const token of [
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${header}..${signature}`,
      `.${payload}.${signature}`,
      '..',
      '.',
      '...',
      `${header}.${payload}.${signature}.`,
      `.${header}.${payload}.${signature}`,
      `${header}.${payload}.${signature}.${signature}`,
      `${payload}.${header}.${signature}`,
      `${header}.${payload}.${signature}=`,
      `${header}.${payload}=.${signature}`,
      `${header}.${payload}.${signature.slice(0, -1)}`,
      `${header}.${payload}.${signature}A`,
      `${header}.${payload}.${signature} `.replace(' ', '%20'),
      `"${header}.${payload}.${signature}"`,
      `${header},${payload},${signature}`,
      JSON.stringify({ payload, protected: header, signature }),
    ])
      await expectRefused(token);
  });

  test('huge tokens: a huge header, huge claims, a huge signature', async () => {
    const big = 'A'.repeat(6_000);
    await expectRefused(signed({ ...HEADER, kid: big }, claims()));
    await expectRefused(signed(HEADER, claims({ jti: big })));
    await expectRefused(signed(HEADER, claims(), () => big));
    await expectRefused(big);
    await expectRefused('.'.repeat(4_000));
  });
});

describe('401 for a token that is valid elsewhere, or was valid before:', () => {
  test('a refresh token, challenge, invitation or reset token sent as a bearer token', async () => {
    const { person: someone, refresh_token } = await signedIn(service, world);
    await withSecondFactor(service, world, someone);
    const challenge = await login(service, world, someone.email);
    await expectRefused(refresh_token);
    await expectRefused(challenge.body.data.challenge_token as string);
    for (const kind of ['invite', 'reset'] as const) await expectRefused(newOneTimeToken(kind).token);
  });

  test('an access token sent in place of a refresh token or a challenge', async () => {
    const token = signed(HEADER, claims());
    const refreshed = await service.request(world, 'POST', '/auth/refresh/', {
      body: { refresh_token: token },
    });
    expect(refreshed.status).toBe(401);
    const verified = await service.request(world, 'POST', '/auth/login/verify/', {
      body: { challenge_token: token.slice(0, 256), code: '123456' },
    });
    expect(verified.status).toBe(401);
  });

  test('a valid token of another workspace', async () => {
    await expectRefused(signed(HEADER, claims()), other);
  });

  test('a valid token of a person who is deactivated or deleted, or whose session has ended or expired', async () => {
    const ends = [
      (one: Person) => world.sql("UPDATE users SET status = 'deactivated' WHERE id = $1", [one.id]),
      (one: Person) => world.sql("UPDATE users SET status = 'invited' WHERE id = $1", [one.id]),
      (one: Person) => world.sql('UPDATE sessions SET revoked_at = now() WHERE id = $1', [one.sessionId]),
      (one: Person) => world.sql('UPDATE sessions SET expires_at = now() WHERE id = $1', [one.sessionId]),
      async (one: Person) => {
        await world.sql('DELETE FROM sessions WHERE user_id = $1', [one.id]);
        await world.sql('DELETE FROM contracts WHERE employee_id = $1', [one.id]);
        await world.sql('DELETE FROM users WHERE id = $1', [one.id]);
      },
    ];
    for (const end of ends) {
      const one = await world.person();
      await end(one);
      await expectRefused(signed(HEADER, claims({ sub: one.id, sid: one.sessionId })));
    }
  });

  test('any of these tokens on the socket closes it with 4401', async () => {
    for (const token of [
      signed({ ...HEADER, alg: 'none' }, claims(), () => ''),
      signed({ ...HEADER, kid: '1' }, claims()),
      signed(HEADER, claims({ exp: now() + 100.5 })),
      signed(HEADER, claims({ aud: other.id })),
    ]) {
      const client = await connect(service, world, { token });
      expect((await client.closed).code).toBe(4401);
    }
  });
});
