/**
 * Rule 56: what counts against guessing. A correct answer clears the count in every process; wrong ones count
 * even if many arrive at once. A second process of the same installation takes part.
 */
import { describe, expect, test } from '@jest/globals';
import { takeSynced } from '../../src/limits/limiter.ts';
import { openTwins } from '../support/opening.ts';
import type { Service } from '../support/service.ts';
import {
  BEHIND_PROXY,
  codeAt,
  elsewhere,
  login,
  PASSWORD,
  personWithPassword,
  withSecondFactor,
} from '../support/signIn.ts';
import { until } from '../support/until.ts';
import type { Person } from '../support/world.ts';

const { service, twin, world } = await openTwins(BEHIND_PROXY);

const statusesOf = (replies: { status: number }[], status: number) =>
  replies.filter((reply) => reply.status === status).length;

/** Replies refused without checking the password. On a busy machine some are 503 before they are counted. */
const refused = (replies: { status: number }[]) => statusesOf(replies, 429) + statusesOf(replies, 503);

/** A call that asks for the person's own password and changes nothing when it is correct. */
const confirm = (person: Person, password: string, where: Service = service) =>
  where.request(world, 'POST', '/auth/2fa/setup/', { as: person, body: { password } });

const wrongly = (count: number, tried: () => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: count }, tried));

describe('a person’s own password', () => {
  test('rule 56: 201 for the eleventh key created with the correct password', async () => {
    const person = await personWithPassword(service, world);
    const make = (n: number) =>
      service.request(world, 'POST', '/platform/api-keys/', {
        as: person,
        body: { name: `Key ${n}`, kind: 'personal', scopes: ['time:read'], password: PASSWORD },
      });
    for (let n = 1; n <= 12; n += 1) {
      const reply = await make(n);
      expect([n, reply.status, reply.body.detail]).toEqual([n, 201, undefined]);
      const gone = await service.request(world, 'DELETE', `/platform/api-keys/${reply.body.data.id}/`, {
        as: person,
      });
      expect(gone.status).toBe(200);
    }
  });

  test('rule 56: a correct password clears nine wrong ones (422); without it the eleventh is 429', async () => {
    const person = await personWithPassword(service, world);
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 1; tries <= 9; tries += 1) expect((await confirm(person, 'x')).status).toBe(422);
      expect((await confirm(person, PASSWORD)).status).toBe(200);
    }
    for (let tries = 1; tries <= 10; tries += 1) expect((await confirm(person, 'x')).status).toBe(422);
    expect((await confirm(person, PASSWORD)).status).toBe(429);
  });

  test('rule 56: of a hundred wrong passwords at once ten are checked (422), the others are 429', async () => {
    const person = await personWithPassword(service, world);
    const replies = await wrongly(100, () => confirm(person, 'x'));
    expect([statusesOf(replies, 422), refused(replies)]).toEqual([10, 90]);
  });

  // test/scale/sharing.test.ts shows that they are at most twelve while the processes reach one another
  test('rule 56: over two processes at once, each checks at most ten (422), the others are 429', async () => {
    const person = await personWithPassword(service, world);
    const replies = (
      await Promise.all([service, twin].map((where) => wrongly(30, () => confirm(person, 'x', where))))
    ).flat();
    const looked = statusesOf(replies, 422);
    expect(looked).toBeGreaterThanOrEqual(10);
    expect(looked).toBeLessThanOrEqual(20);
    expect(refused(replies)).toBe(60 - looked);
  });

  test('rule 56: a correct password in one process clears the wrong ones counted in the other', async () => {
    const person = await personWithPassword(service, world);
    for (let tries = 1; tries <= 9; tries += 1) expect((await confirm(person, 'x', twin)).status).toBe(422);
    expect((await confirm(person, PASSWORD)).status).toBe(200);
    const key = `confirm:${world.id}:${person.id}:`;
    const left = () => twin.app.services.limiter.take(key, 1_000, 300, Date.now()).remaining;
    await until(() => left() >= 990);
  });

  test('rule 56: tries made after a correct password stay counted when the process hears its own notice', async () => {
    const person = await personWithPassword(service, world);
    const { limiter } = service.app.services;
    const key = `confirm:${world.id}:${person.id}:`;
    const other = `confirm:${world.id}:another:`;
    const left = (of: string) => limiter.take(of, 1_000, 300, Date.now()).remaining;
    for (let tries = 1; tries <= 9; tries += 1) left(key);
    for (let tries = 1; tries <= 20; tries += 1) left(other);
    const tell = (from: string, keys: string[]) =>
      world.sql(`SELECT pg_notify('tries_forgotten', $1)`, [
        JSON.stringify({ from, workspace_id: world.id, keys }),
      ]);
    await tell(limiter.id, [key]);
    await tell('another process', [other]);
    await until(() => left(other) >= 990);
    expect(left(key)).toBe(990);
  });

  test('422 and 429 for a password change too; a correct current password is not counted', async () => {
    const person = await personWithPassword(service, world);
    const change = (current_password: string) =>
      service.request(world, 'POST', '/auth/password/change/', {
        as: person,
        // refused after the current password was found correct
        body: { current_password, new_password: 'passwordpassword' },
      });
    for (let tries = 1; tries <= 12; tries += 1) expect((await change(PASSWORD)).status).toBe(422);
    for (let tries = 1; tries <= 10; tries += 1) expect((await change('x')).status).toBe(422);
    expect((await change('x')).status).toBe(429);
  });
});

describe('signing in', () => {
  test('rule 56: correct passwords are not counted: the eleventh sign-in from one address is 200', async () => {
    const person = await personWithPassword(service, world);
    const headers = elsewhere();
    for (let tries = 1; tries <= 12; tries += 1)
      expect((await login(service, world, person.email, { headers })).status).toBe(200);
  });

  test('rule 56: of a hundred wrong passwords at once ten are checked (401), the others are 429', async () => {
    const person = await personWithPassword(service, world);
    const headers = elsewhere();
    const replies = await wrongly(100, () => login(service, world, person.email, { password: 'x', headers }));
    expect([statusesOf(replies, 401), refused(replies)]).toEqual([10, 90]);
  });

  test('signing in to one’s own account does not clear the count of an address: 429 after a hundred attempts from it', async () => {
    const person = await personWithPassword(service, world);
    const headers = elsewhere();
    const { limiter } = service.app.services;
    for (let tries = 1; tries <= 98; tries += 1)
      await takeSynced(limiter, `login-ip:${world.id}:${headers['x-forwarded-for']}`, 100, 300, Date.now());
    expect((await login(service, world, person.email, { headers })).status).toBe(200);
    expect((await login(service, world, 'a@example.test', { headers })).status).toBe(401);
    expect((await login(service, world, 'b@example.test', { headers })).status).toBe(429);
  });
});

describe('codes of a second factor', () => {
  const factorOff = (person: Person, code: string) =>
    service.request(world, 'POST', '/auth/2fa/disable/', { as: person, body: { password: PASSWORD, code } });

  test('rule 56: a correct password next to wrong codes does not help to guess the code: 422 twenty times, then 429', async () => {
    const person = await personWithPassword(service, world);
    const { secret } = await withSecondFactor(service, world, person);
    for (let tries = 1; tries <= 20; tries += 1) {
      const reply = await factorOff(person, 'AAAA-AAAA-AAAA');
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['code']]);
    }
    const reply = await factorOff(person, codeAt(secret));
    expect([reply.status, reply.body.data.code]).toEqual([429, 'confirmation_limited']);
  });

  test('rule 56: a correct code clears the wrong ones: 200, and nothing is counted any longer', async () => {
    const person = await personWithPassword(service, world);
    const { secret } = await withSecondFactor(service, world, person);
    const headers = elsewhere();
    const challenge = async () =>
      (await login(service, world, person.email, { headers })).body.data.challenge_token as string;
    const verify = (challenge_token: string, code: string) =>
      service.request(world, 'POST', '/auth/login/verify/', { body: { challenge_token, code }, headers });
    const token = await challenge();
    for (let tries = 1; tries <= 4; tries += 1) expect((await verify(token, '000000')).status).toBe(401);
    expect((await verify(token, codeAt(secret))).status).toBe(200);
    const { remaining } = service.app.services.limiter.take(
      `code:${world.id}:${person.id}:`,
      20,
      300,
      Date.now(),
    );
    expect(remaining).toBe(19);
  });
});

test('403 own_account: nobody clears the count of their own password, or a stolen session could guess it', async () => {
  const admin = await personWithPassword(service, world, { role: 'admin' });
  for (let tries = 1; tries <= 10; tries += 1) expect((await confirm(admin, 'x')).status).toBe(422);
  const reply = await service.request(world, 'POST', `/auth/users/${admin.id}/unlock/`, { as: admin });
  expect([reply.status, reply.body.data.code]).toEqual([403, 'own_account']);
  expect((await confirm(admin, PASSWORD)).status).toBe(429);
});
