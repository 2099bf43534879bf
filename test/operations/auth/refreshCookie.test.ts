/** Sessions of pages: the refresh token is in a cookie that no script can read. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { isOwnPage } from '../../../src/http/origin.ts';
import { openWorld } from '../../support/opening.ts';
import type { Reply } from '../../support/service.ts';
import {
  BEHIND_PROXY,
  codeAt,
  elsewhere,
  PASSWORD,
  personWithPassword,
  signedIn,
  withSecondFactor,
} from '../../support/signIn.ts';

const { service, world } = await openWorld(BEHIND_PROXY);
afterAll(() => service.setClock(null));

const OWN = `https://${world.host}`;
const COOKIE = /^__Host-wf_refresh=([^;]*); Max-Age=(\d+); Path=\/; HttpOnly; Secure; SameSite=Strict$/;

interface Sent {
  origin?: string | null;
  cookie?: string;
  as?: string;
}

const post = (path: string, body: unknown, { origin = OWN, cookie, as }: Sent = {}): Promise<Reply> =>
  service.request(world, 'POST', path, {
    body,
    ...(as === undefined ? {} : { as }),
    headers: {
      ...elsewhere(),
      ...(origin === null ? {} : { origin }),
      ...(cookie === undefined ? {} : { cookie }),
    },
  });
const refresh = (cookie: string, sent: Sent = {}) =>
  post(
    '/auth/refresh/',
    { refresh_token: 'cookie' },
    { cookie: `a=b; __Host-wf_refresh=${cookie}`, ...sent },
  );

/** The token in the answer's cookie. */
const stored = (reply: Reply): string => COOKIE.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';

async function signedInByPage() {
  const person = await personWithPassword(service, world);
  const reply = await post('/auth/login/', { email: person.email, password: PASSWORD, refresh: 'cookie' });
  return { person, reply, cookie: stored(reply), access: reply.body.data.access_token as string };
}

describe('POST /api/v1/auth/login/ with refresh: cookie', () => {
  test('200 with the refresh token in a __Host- cookie of two weeks, and nowhere in the body', async () => {
    const { reply, cookie } = await signedInByPage();
    expect(reply.status).toBe(200);
    expect(reply.headers.get('set-cookie')).toMatch(COOKIE);
    expect(COOKIE.exec(reply.headers.get('set-cookie')!)![2]).toBe('1209600');
    expect(reply.body.data.refresh_token).toBe('cookie');
    expect(cookie.length).toBeGreaterThan(40);
    expect(reply.text).not.toContain(cookie);
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('200 without a cookie for everybody else: refresh is body unless given', async () => {
    const person = await personWithPassword(service, world);
    for (const refreshing of [{}, { refresh: 'body' }]) {
      const reply = await post('/auth/login/', { email: person.email, password: PASSWORD, ...refreshing });
      expect(reply.status).toBe(200);
      expect(reply.headers.get('set-cookie')).toBeNull();
      expect(reply.body.data.refresh_token).not.toBe('cookie');
    }
  });

  test.each([
    ['no Origin', null],
    ['null', 'null'],
    ['a sibling workspace', `https://other-${world.host}`],
    ['another port', `${OWN}:8443`],
    ['a suffix', `${OWN}.evil.example`],
  ])('403 own_page_required for %s, with a right password too, and no session', async (_, origin) => {
    const person = await personWithPassword(service, world);
    const sent = { email: person.email, password: PASSWORD, refresh: 'cookie' };
    const sessions = () =>
      world.sql('SELECT 1 FROM sessions WHERE workspace_id = $1 AND user_id = $2', [world.id, person.id]);
    const before = await sessions();
    const reply = await post('/auth/login/', sent, { origin });
    expect(reply.status).toBe(403);
    expect(reply.body.data).toEqual({ code: 'own_page_required' });
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(await sessions()).toHaveLength(before.length);
  });

  test.each([
    ['https://hr.example.com', 'hr.example.com', true],
    ['https://hr.example.com', 'hr.example.com:443', true],
    ['http://hr.example.com', 'hr.example.com', false],
    ['http://hr.localhost.example.com', 'hr.localhost.example.com', false],
    ['http://hr.localhost:8080', 'hr.localhost:8080', true],
    ['http://127.0.0.1:8080', '127.0.0.1:8080', true],
    ['http://[::1]:8080', '[::1]:8080', true],
  ])('a page of %s at the host %s can keep the cookie: %s (TLS, or this machine)', (origin, host, own) => {
    expect(isOwnPage(origin, host)).toBe(own);
  });

  test('422 for another word', async () => {
    const reply = await post('/auth/login/', { email: 'a@b.example', password: PASSWORD, refresh: 'header' });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors!)).toEqual(['refresh']);
  });
});

describe('POST /api/v1/auth/login/verify/ with refresh: cookie', () => {
  test('200 with the cookie after the second factor; the challenge itself sets none', async () => {
    const person = await personWithPassword(service, world);
    const { secret } = await withSecondFactor(service, world, person);
    const first = await post('/auth/login/', {
      email: person.email,
      password: PASSWORD,
      refresh: 'cookie',
    });
    expect(first.headers.get('set-cookie')).toBeNull();
    const verified = { challenge_token: first.body.data.challenge_token, code: codeAt(secret) };
    const foreign = await post(
      '/auth/login/verify/',
      { ...verified, refresh: 'cookie' },
      { origin: 'https://evil.example' },
    );
    expect(foreign.body.data.code).toBe('own_page_required');
    const reply = await post('/auth/login/verify/', { ...verified, refresh: 'cookie' });
    expect(reply.status).toBe(200);
    expect((await refresh(stored(reply))).status).toBe(200);
  });
});

describe('POST /api/v1/auth/refresh/ with refresh_token: cookie', () => {
  test('200 with the successor in the cookie; the new access token works', async () => {
    const { person, cookie } = await signedInByPage();
    const reply = await refresh(cookie);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ refresh_token: 'cookie', user: { id: person.id } });
    expect(stored(reply)).not.toBe(cookie);
    expect((await refresh(stored(reply))).status).toBe(200);
    const me = await service.request(world, 'GET', '/auth/me/', { as: reply.body.data.access_token });
    expect(me.status).toBe(200);
  });

  test('rule 57: 20 tabs at once get one successor, and nobody is signed out', async () => {
    const { cookie } = await signedInByPage();
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(cookie)));
    expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map(stored)).size).toBe(1);
  });

  test('rule 57: 401 token_reused for a copied cookie after the grace, and the session has ended', async () => {
    const { cookie, access } = await signedInByPage();
    const now = Date.now();
    service.setClock(now);
    await refresh(cookie);
    service.setClock(now + 10_001);
    expect((await refresh(cookie)).body.data).toEqual({ code: 'token_reused' });
    expect((await service.request(world, 'GET', '/auth/me/', { as: access })).status).toBe(401);
    service.setClock(null);
  });

  test.each([null, 'null', 'https://evil.example', `https://other-${world.host}`])(
    '403 own_page_required for the Origin %s, and the token is not used up',
    async (origin) => {
      const { cookie } = await signedInByPage();
      const reply = await refresh(cookie, { origin });
      expect([reply.status, reply.body.data.code]).toEqual([403, 'own_page_required']);
      expect((await refresh(cookie)).status).toBe(200);
    },
  );

  test('401 token_expired without the cookie, with it twice, and with one that is no token', async () => {
    const { cookie } = await signedInByPage();
    const named = `__Host-wf_refresh=${cookie}`;
    for (const sent of [undefined, `${named}; ${named}`, '__Host-wf_refresh=', '__Host-wf_refresh=cookie']) {
      const reply = await post(
        '/auth/refresh/',
        { refresh_token: 'cookie' },
        sent === undefined ? {} : { cookie: sent },
      );
      expect([reply.status, reply.body.data.code]).toEqual([401, 'token_expired']);
    }
  });

  test('401 token_expired for a token of one kind as the other: neither is used up', async () => {
    const { cookie } = await signedInByPage();
    const inBody = await post('/auth/refresh/', { refresh_token: cookie });
    expect(inBody.body.data).toEqual({ code: 'token_expired' });
    expect((await refresh(cookie)).status).toBe(200);

    const { refresh_token } = await signedIn(service, world);
    expect((await refresh(refresh_token)).body.data).toEqual({ code: 'token_expired' });
    expect((await post('/auth/refresh/', { refresh_token })).status).toBe(200);
  });

  test('415 for a form: only JSON acts on the cookie', async () => {
    const { cookie } = await signedInByPage();
    const reply = await service.request(world, 'POST', '/auth/refresh/', {
      body: 'refresh_token=cookie',
      headers: {
        ...elsewhere(),
        origin: OWN,
        cookie: `__Host-wf_refresh=${cookie}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(reply.status).toBe(415);
  });
});

describe('POST /api/v1/auth/logout/', () => {
  test('200 ends the session and deletes the cookie', async () => {
    const { cookie, access } = await signedInByPage();
    const reply = await post('/auth/logout/', undefined, {
      as: access,
      cookie: `__Host-wf_refresh=${cookie}`,
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('set-cookie')).toBe(
      '__Host-wf_refresh=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    );
    expect((await refresh(cookie)).status).toBe(401);
  });

  test('200 sets no cookie for a client that sent none', async () => {
    const { access_token } = await signedIn(service, world);
    const reply = await post('/auth/logout/', undefined, { as: access_token });
    expect(reply.headers.get('set-cookie')).toBeNull();
  });
});

test('the cookie alone signs nobody in: 401 for any other call that has it', async () => {
  const { cookie } = await signedInByPage();
  const me = await service.request(world, 'GET', '/auth/me/', {
    headers: { origin: OWN, cookie: `__Host-wf_refresh=${cookie}` },
  });
  expect(me.status).toBe(401);
});
