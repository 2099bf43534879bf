/**
 * An event that ends access ends it for sessions, sockets and keys in every process of the installation; here
 * there are two. The promise is one second; the test waits up to thirty, for a busy machine.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { newOneTimeToken } from '../../src/auth/oneTimeTokens.ts';
import { greeted, type Client } from '../realtime/support.ts';
import { openTwins } from '../support/opening.ts';
import type { Service } from '../support/service.ts';
import { everybodyConfirms, PASSWORD, signedIn, withSecondFactor } from '../support/signIn.ts';
import type { Key, Person } from '../support/world.ts';

const NEW = 'seven violet ladders hum';
const PATIENCE = 30_000;
const { service, twin, world } = await openTwins();
beforeAll(() => everybodyConfirms(service, world));

/** A person with every kind of access: two sessions, each with a socket on the second process, and a key. */
interface Somebody {
  person: Person;
  /** The session that makes the calls. */
  asking: Person;
  key: Key;
  socket: Client;
  askingSocket: Client;
}

async function somebody(): Promise<Somebody> {
  const { person, access_token } = await signedIn(service, world, { role: 'manager' });
  const asking = { ...person, token: access_token };
  const key = await world.personalKey(person, ['team:read']);
  const [socket, askingSocket] = [await greeted(twin, world, person), await greeted(twin, world, asking)];
  // called on both processes, so that both have it cached
  for (const where of [service, twin])
    for (const as of [person, asking, key]) expect(await statusOf(as, where)).toBe(200);
  return { person, asking, key, socket, askingSocket };
}

const statusOf = async (as: { token: string }, where: Service) =>
  (await where.request(world, 'GET', '/profile/team/', { as, query: { limit: 1 } })).status;

/** Waits until both processes answer with this status. */
async function eventually(as: { token: string }, status: number): Promise<void> {
  for (const where of [service, twin]) {
    const deadline = Date.now() + PATIENCE;
    while ((await statusOf(as, where)) !== status) {
      if (Date.now() > deadline) throw new Error(`still not ${status}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

const closeCode = async (client: Client): Promise<number> => (await client.closed).code;
const isOpen = (client: Client) => client.socket.readyState === client.socket.OPEN;
const ask = async (method: string, path: string, as: { token: string } | null, body?: object) => {
  const reply = await service.request(world, method, path, { as: as ?? null, ...(body ? { body } : {}) });
  expect(reply.status).toBe(200);
};

/** Checks that all of the person's access has ended: 401 for calls, 4401 for sockets. */
async function expectAllEnded({ person, asking, key, socket, askingSocket }: Somebody): Promise<void> {
  for (const as of [person, asking, key]) await eventually(as, 401);
  expect(await closeCode(socket)).toBe(4401);
  expect(await closeCode(askingSocket)).toBe(4401);
}

describe('in every process', () => {
  test('a changed password ends keys and the other sessions with their sockets (401, 4401); the session that made the change continues', async () => {
    const all = await somebody();
    await ask('POST', '/auth/password/change/', all.asking, {
      current_password: PASSWORD,
      new_password: NEW,
    });
    for (const as of [all.person, all.key]) await eventually(as, 401);
    expect(await closeCode(all.socket)).toBe(4401);
    expect(await statusOf(all.asking, twin)).toBe(200);
    expect(isOpen(all.askingSocket)).toBe(true);
    all.askingSocket.socket.close();
  });

  test('a password reset by mail ends everything (401, 4401)', async () => {
    const all = await somebody();
    const { token, hash } = newOneTimeToken('reset');
    await world.sql(
      `INSERT INTO one_time_tokens (workspace_id, user_id, kind, token_hash, expires_at) VALUES ($1, $2, 'reset', $3, now() + interval '1 h')`,
      [world.id, all.person.id, hash],
    );
    await ask('POST', '/auth/password/reset/', null, { token, new_password: NEW });
    await expectAllEnded(all);
  });

  test('rule 49: a deactivation ends everything (401, 4401)', async () => {
    const all = await somebody();
    await ask('POST', `/auth/users/${all.person.id}/deactivate/`, world.admin, { last_day: '2026-12-31' });
    await expectAllEnded(all);
  });

  test('removing the second factor ends everything (401, 4401)', async () => {
    const all = await somebody();
    await withSecondFactor(service, world, all.person);
    await ask('POST', `/auth/users/${all.person.id}/2fa/reset/`, world.admin, {
      reason: 'Lost',
      password: PASSWORD,
    });
    await expectAllEnded(all);
  });

  test('rule 51: a demotion narrows the rights of the key (403) and the session, and ends neither', async () => {
    const all = await somebody();
    await ask('PATCH', `/auth/users/${all.person.id}/`, world.admin, {
      role: 'employee',
      password: PASSWORD,
    });
    await eventually(all.key, 403);
    await eventually(all.person, 200);
    for (const where of [service, twin]) {
      const deadline = Date.now() + PATIENCE;
      const users = () => where.request(world, 'GET', '/auth/users/', { as: all.person });
      while ((await users()).status !== 403) expect(Date.now()).toBeLessThan(deadline);
    }
    expect([isOpen(all.socket), isOpen(all.askingSocket)]).toEqual([true, true]);
    for (const client of [all.socket, all.askingSocket]) client.socket.close();
  });

  test('signing out everywhere ends sessions and sockets (401, 4401); the key continues to work', async () => {
    const all = await somebody();
    await ask('POST', '/auth/logout/all/', all.asking, { password: PASSWORD });
    for (const as of [all.person, all.asking]) await eventually(as, 401);
    expect(await closeCode(all.socket)).toBe(4401);
    expect(await closeCode(all.askingSocket)).toBe(4401);
    expect(await statusOf(all.key, twin)).toBe(200);
  });

  test('ending one session ends it and its socket (401, 4401); the others continue to work', async () => {
    const all = await somebody();
    await ask('DELETE', `/auth/sessions/${all.person.sessionId}/`, all.asking);
    await eventually(all.person, 401);
    expect(await closeCode(all.socket)).toBe(4401);
    for (const as of [all.asking, all.key]) expect(await statusOf(as, twin)).toBe(200);
    expect(isOpen(all.askingSocket)).toBe(true);
    all.askingSocket.socket.close();
  });
});
