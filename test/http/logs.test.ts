/**
 * The log at its most verbose level while people sign in, keys are made and webhooks are called contains no
 * secret that was issued or sent (security.md, "Input", Logs).
 */
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { connect } from '../realtime/support.ts';
import { mailsTo } from '../support/mails.ts';
import { atEnd, openFolder, openWorld } from '../support/opening.ts';
import type { Reply, RequestOptions } from '../support/service.ts';
import { codeAt, PASSWORD, personWithPassword } from '../support/signIn.ts';

let written = '';
const secrets = new Map<string, string>();
const streams = [process.stdout, process.stderr];
const writers = streams.map((stream) => stream.write.bind(stream));

// stdout too, for output of libraries or a forgotten console.log
streams.forEach((stream, index) => {
  stream.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
    written += Buffer.from(chunk as string).toString();
    return writers[index]!(chunk, ...rest);
  }) as typeof stream.write;
});
atEnd(() => streams.forEach((stream, index) => (stream.write = writers[index]!)));
const mailDir = openFolder('mails');
const { service, world } = await openWorld({
  mailDir,
  log: pino({ level: 'trace' }, { write: (line: string) => void (written += line) }),
  rateLimitScale: 100,
  // answers 500 once, on purpose
  onAnswer: () => undefined,
});

/** Registers a value that must never appear in a log. */
function secret<T extends string>(what: string, value: T): T {
  expect([what, value.length >= 6]).toEqual([what, true]);
  secrets.set(what, value);
  return value;
}

const call = (method: string, at: string, options?: RequestOptions): Promise<Reply> =>
  service.request(world, method, at, options);

async function ok(method: string, at: string, options?: RequestOptions): Promise<any> {
  const reply = await call(method, at, options);
  expect([at, reply.status < 300, reply.text]).toEqual([at, true, reply.text]);
  return reply.body.data;
}

/** Registers the tokens of a sign-in. */
function noteTokens(what: string, data: { access_token: string; refresh_token: string }): string {
  secret(`refresh token of ${what}`, data.refresh_token);
  return secret(`access token of ${what}`, data.access_token);
}

test('no secret, token or password is in anything that was written, at any level', async () => {
  secret('password', PASSWORD);
  const person = await personWithPassword(service, world, { role: 'admin' });

  // sign-in with wrong and right passwords, and refresh
  const guess = secret('wrong password', 'a guess that was not right');
  await call('POST', '/auth/login/', { body: { email: person.email, password: guess } });
  await call('POST', '/auth/login/', { body: `{"email":"${person.email}","password":"${guess}"` });
  await call('POST', '/auth/login/', { body: { email: 7, password: guess } });
  const tokens = await ok('POST', '/auth/login/', { body: { email: person.email, password: PASSWORD } });
  const access = noteTokens('sign-in', tokens);
  const again = await ok('POST', '/auth/refresh/', { body: { refresh_token: tokens.refresh_token } });
  noteTokens('refresh', again);

  // a second factor, its codes and its challenge
  const setup = await ok('POST', '/auth/2fa/setup/', { as: access, body: { password: PASSWORD } });
  secret('two-factor secret', setup.secret);
  const code = secret('code', codeAt(setup.secret));
  const { recovery_codes } = await ok('POST', '/auth/2fa/enable/', { as: access, body: { code } });
  recovery_codes.forEach((one: string, index: number) => secret(`recovery code ${index}`, one));
  const { challenge_token } = await ok('POST', '/auth/login/', {
    body: { email: person.email, password: PASSWORD },
  });
  secret('challenge', challenge_token);
  await call('POST', '/auth/login/verify/', { body: { challenge_token, code } });
  noteTokens(
    'verified sign-in',
    await ok('POST', '/auth/login/verify/', { body: { challenge_token, code: recovery_codes[0] } }),
  );

  // an invitation by mail
  const invited = { email: 'invited.person@example.test', first_name: 'In', last_name: 'Vited' };
  await ok('POST', '/auth/users/', { as: access, body: { ...invited, start_date: '2026-01-01' } });
  const [mail] = await mailsTo(mailDir, invited.email);
  const invitation = secret('invitation', /code: (\S+)/.exec(mail!.text)![1]!);
  const chosen = secret('chosen password', 'whatever they think of themselves');
  noteTokens(
    'invitation',
    await ok('POST', '/auth/invitations/accept/', { body: { token: invitation, password: chosen } }),
  );

  // keys: created, used, rotated, mistyped, in the wrong place
  const key = await ok('POST', '/platform/api-keys/', {
    as: access,
    body: { name: 'Log', kind: 'service', scopes: ['webhooks:manage', 'team:read'], password: PASSWORD },
  });
  secret('API key', key.secret);
  await ok('GET', '/auth/users/', { as: key.secret });
  const rotated = await ok('POST', `/platform/api-keys/${key.id}/rotate/`, {
    as: access,
    body: { grace_hours: 1, password: PASSWORD },
  });
  secret('rotated API key', rotated.secret);
  for (const as of [`${key.secret}0`, `Basic ${key.secret}`, key.secret.slice(0, -1)])
    await call('GET', '/auth/users/', { as });
  await call('GET', `/auth/users/?token=${key.secret}`, { as: access });
  await call('GET', `/nowhere/${key.secret}/`, { as: access });
  await call('GET', `/auth/users/${key.secret}/`, { as: access });
  await call('GET', '/auth/users/', { headers: { authorization: key.secret, 'x-api-key': key.secret } });

  // webhooks and their secrets
  const hook = await ok('POST', '/platform/webhooks/', {
    as: key.secret,
    body: { url: 'https://127.0.0.1:8443/hook', events: ['webhook.ping'] },
  });
  secret('webhook secret', hook.secret);
  const next = await ok('POST', `/platform/webhooks/${hook.id}/rotate-secret/`, { as: key.secret });
  secret('rotated webhook secret', next.secret);
  await ok('POST', `/platform/webhooks/${hook.id}/ping/`, { as: key.secret });

  // sockets, opened by token and by ticket, valid and used
  const { ticket } = await ok('POST', '/notifications/ws-ticket/', { as: access });
  secret('ticket', ticket);
  for (const query of [`token=${access}`, `ticket=${ticket}`, `ticket=${ticket}`, `token=${key.secret}`]) {
    const client = await connect(service, world, { path: `/ws/notifications/?${query}` });
    await Promise.race([client.closed, client.next('hello')]);
    client.socket.terminate();
  }
  await call('GET', `/ws/notifications/?token=${access}`);

  // when something breaks, the cause is logged with the database's message
  await world.sql('ALTER TABLE sessions RENAME TO sessions_gone');
  const broken = await call('POST', '/auth/login/', {
    body: { email: invited.email, password: chosen },
  });
  await world.sql('ALTER TABLE sessions_gone RENAME TO sessions');
  expect(broken.status).toBe(500);
  expect(broken.text).not.toMatch(/sessions|relation|SQL/i);

  expect(written).toContain('sign-in refused');
  expect(written).toContain('request failed');
  expect(secrets.size).toBeGreaterThan(25);
  const found = [...secrets].filter(([, value]) =>
    [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)].some((form) =>
      written.includes(form),
    ),
  );
  expect(found.map(([what]) => what)).toEqual([]);
  // nor a part of one: the random part of a key, the signature of a token
  const pieces = [...secrets].filter(([, value]) => value.length > 40 && written.includes(value.slice(-24)));
  expect(pieces.map(([what]) => what)).toEqual([]);
});

test('text from callers cannot start a new log line: control characters are escaped', async () => {
  const before = written.length;
  await call('GET', '/branding/', {
    headers: { 'user-agent': 'x\u0085[31m', 'x-request-id': 'a\u0085b' },
  });
  await call('POST', '/auth/login/', { body: { email: 'a@example.test\r\n{"level":60}', password: 'x' } });
  const lines = written.slice(before).split('\n').filter(Boolean);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).not.toMatch(/[\u0000-\u001f\u007f]/);
    expect(() => JSON.parse(line)).not.toThrow();
  }
});
