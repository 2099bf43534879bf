/**
 * Rule 58 on calls that create: which of them take an Idempotency-Key, and what is stored of an answer with a
 * secret.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { operations, type OperationId } from '../../src/generated/operations.ts';
import type { OperationRow } from '../../src/openapi/operation.ts';
import { openWorld } from '../support/opening.ts';
import type { Reply } from '../support/service.ts';
import type { Person } from '../support/world.ts';

const PASSWORD = 'a long and winding password';
const { service, world } = await openWorld({ rateLimitScale: 100 }, { settings: { allow_overlap: true } });
let admin: Person;
beforeAll(async () => {
  const passwordHash = await service.app.services.passwords.hash(PASSWORD);
  admin = await world.person({ role: 'admin', passwordHash });
});

const post = (path: string, key: string, body?: unknown, as: { token: string } = admin): Promise<Reply> =>
  service.request(world, 'POST', path, { as, body, headers: { 'idempotency-key': key } });

const rows = Object.values(operations) as (OperationRow & { id: OperationId })[];
const WEBHOOK = { url: 'https://127.0.0.1:8443/in', events: ['clock.started'] };
const API_KEY = { name: 'Export', kind: 'personal', scopes: ['time:read'], password: PASSWORD };
const person = () => ({
  email: `${randomUUID()}@example.test`,
  first_name: 'Lena',
  last_name: 'Vogt',
  start_date: '2026-12-01',
});

const webhook = async (): Promise<{ id: string; secret: string }> => {
  const { status, body } = await service.request(world, 'POST', '/platform/webhooks/', {
    as: admin,
    body: WEBHOOK,
  });
  expect(status).toBe(201);
  return body.data;
};
const removeWebhook = (id: string) =>
  service.request(world, 'DELETE', `/platform/webhooks/${id}/`, { as: admin });

const count = async (table: string) => {
  const [row] = await world.sql(`SELECT count(*)::int AS rows FROM ${table} WHERE workspace_id = $1`, [
    world.id,
  ]);
  return row!['rows'] as number;
};
const codeOf = ({ status, body }: Reply) => [status, body.data.code];
const isReplay = (reply: Reply) => reply.headers.get('idempotency-replayed') === 'true';

describe('rule 58: an Idempotency-Key is accepted', () => {
  test('by every call of an authenticated caller that answers 201 or 202', () => {
    const creating = rows.filter(
      ({ method, role, success }) =>
        method === 'POST' && role !== null && success.some((status) => status > 200),
    );
    expect(creating.length).toBeGreaterThan(15);
    for (const { id, idempotent } of creating) expect([id, idempotent]).toEqual([id, true]);
  });

  test('by four calls that answer 200 and would otherwise create something twice, and by no other', () => {
    const others = rows.filter(({ idempotent, success }) => idempotent && success.includes(200));
    expect(others.map(({ id }) => id)).toEqual([
      'resendInvitation',
      'rotateApiKey',
      'rotateWebhookSecret',
      'bulkCreateTimeEntries',
    ]);
    for (const { id, method } of rows.filter(({ idempotent }) => idempotent))
      expect([id, method]).toEqual([id, 'POST']);
  });

  test('by no sign-in call and no anonymous call', () => {
    for (const id of [
      'login',
      'verifyLogin',
      'refreshTokens',
      'enableTwoFactor',
      'createSocketTicket',
    ] as const)
      expect([id, operations[id].idempotent, operations[id].showsSecret]).toEqual([id, false, true]);
    for (const { id, idempotent } of rows.filter(({ role }) => role === null))
      expect([id, idempotent]).toEqual([id, false]);
  });

  test('by six calls whose answer shows a secret, which is not stored', () => {
    const secret = rows.filter(({ idempotent, showsSecret }) => idempotent && showsSecret);
    expect(secret.map(({ id }) => id)).toEqual([
      'createCalendarFeed',
      'createApiKey',
      'createWebhook',
      'rotateApiKey',
      'rotateWebhookSecret',
      'createAbsenceFeed',
    ]);
  });
});

describe('rule 58: 20 at once with one Idempotency-Key', () => {
  test.each([
    ['one webhook', '/platform/webhooks/', 'webhooks', WEBHOOK],
    ['one API key', '/platform/api-keys/', 'api_keys', API_KEY],
  ])('that make %s: one 201, the others 409', async (_name, path, table, body) => {
    for (let round = 0; round < 3; round += 1) {
      const [key, before] = [randomUUID(), await count(table)];
      const replies = await Promise.all(Array.from({ length: 20 }, () => post(path, key, body)));
      expect(await count(table)).toBe(before + 1);
      const fresh = replies.filter(({ status }) => status === 201);
      expect(fresh).toHaveLength(1);
      const { id, secret } = fresh[0]!.body.data;
      for (const reply of replies.filter(({ status }) => status !== 201)) {
        expect(['idempotency_in_progress', 'idempotency_secret_shown']).toContain(reply.body.data.code);
        expect(reply.text).not.toContain(secret);
      }
      const again = await post(path, key, body);
      expect(again.status).toBe(409);
      expect(again.body.data).toEqual({ code: 'idempotency_secret_shown', id });
      expect(await count(table)).toBe(before + 1);
      if (table === 'webhooks') expect((await removeWebhook(id)).status).toBe(200);
    }
  });

  test('that make one user: one 201, the others its replay or 409', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [key, body, before] = [randomUUID(), person(), await count('users')];
      const replies = await Promise.all(Array.from({ length: 20 }, () => post('/auth/users/', key, body)));
      expect(await count('users')).toBe(before + 1);
      const fresh = replies.filter((reply) => reply.status === 201 && !isReplay(reply));
      expect(fresh).toHaveLength(1);
      for (const reply of replies) {
        if (reply.status === 201) expect(reply.text).toBe(fresh[0]!.text);
        else expect(codeOf(reply)).toEqual([409, 'idempotency_in_progress']);
      }
      const again = await post('/auth/users/', key, body);
      expect([again.status, again.text, isReplay(again)]).toEqual([201, fresh[0]!.text, true]);
    }
  });

  test('that rotate a signing secret once: one 200, the others 409', async () => {
    const { id } = await webhook();
    const key = randomUUID();
    const path = `/platform/webhooks/${id}/rotate-secret/`;
    const replies = await Promise.all(Array.from({ length: 20 }, () => post(path, key, {})));
    const fresh = replies.filter(({ status }) => status === 200);
    expect(fresh).toHaveLength(1);
    expect(codeOf(await post(path, key, {}))).toEqual([409, 'idempotency_secret_shown']);
    const [row] = await world.sql('SELECT secret_sealed FROM webhooks WHERE id = $1', [id]);
    const stored = service.app.services.webhookSecrets.open(row!['secret_sealed']);
    expect(stored).toBe(fresh[0]!.body.data.secret);
    await removeWebhook(id);
  });
});

describe('rule 58: what is stored of a call with an Idempotency-Key', () => {
  test('contains no secret of its answer', async () => {
    const made = await post('/platform/webhooks/', 'kept-webhook', WEBHOOK);
    const key = await post('/platform/api-keys/', 'kept-key', API_KEY);
    const path = `/platform/api-keys/${key.body.data.id}/rotate/`;
    const rotated = await post(path, 'kept-rotation', { password: PASSWORD });
    expect([made.status, key.status, rotated.status]).toEqual([201, 201, 200]);
    const kept = await world.sql(
      `SELECT key, response FROM idempotency_keys WHERE workspace_id = $1 AND key LIKE 'kept-%' ORDER BY key`,
      [world.id],
    );
    expect(kept).toEqual([
      { key: 'kept-key', response: { shown: { id: key.body.data.id } } },
      { key: 'kept-rotation', response: { shown: {} } },
      { key: 'kept-webhook', response: { shown: { id: made.body.data.id } } },
    ]);
    await removeWebhook(made.body.data.id);
  });

  test('422 idempotency_key_reused for another body, also if the first answer showed a secret', async () => {
    const first = await post('/platform/webhooks/', 'changed', WEBHOOK);
    const other = await post('/platform/webhooks/', 'changed', { ...WEBHOOK, description: 'another' });
    expect(codeOf(other)).toEqual([422, 'idempotency_key_reused']);
    await removeWebhook(first.body.data.id);
  });

  test('202 again for one delivery, with the id in the path in capitals', async () => {
    const { id } = await webhook();
    const [path, before] = [`/platform/webhooks/${id}/ping/`, await count('deliveries')];
    const first = await post(path, 'ping');
    const again = await post(`/platform/webhooks/${id.toUpperCase()}/ping/`, 'ping');
    expect([first.status, isReplay(first)]).toEqual([202, false]);
    expect([again.status, again.text, isReplay(again)]).toEqual([202, first.text, true]);
    expect(await count('deliveries')).toBe(before + 1);
    const other = await webhook();
    const elsewhere = await post(`/platform/webhooks/${other.id}/ping/`, 'ping');
    expect(codeOf(elsewhere)).toEqual([422, 'idempotency_key_reused']);
  });

  test('200 again for a bulk call with many entries, none of them added twice', async () => {
    const body = {
      entries: [9, 13].map((hour) => ({
        started_at: `2026-11-18T${String(hour).padStart(2, '0')}:00:00+01:00`,
        ended_at: `2026-11-18T${String(hour + 2).padStart(2, '0')}:00:00+01:00`,
      })),
    };
    const before = await count('time_entries');
    const first = await post('/tracking/entries/bulk/', 'bulk', body, world.employee);
    const again = await post('/tracking/entries/bulk/', 'bulk', body, world.employee);
    expect([first.status, isReplay(first)]).toEqual([200, false]);
    expect([again.status, again.text, isReplay(again)]).toEqual([200, first.text, true]);
    expect(await count('time_entries')).toBe(before + 2);
  });

  test('a refusal is not stored: 201 with the same key after a wrong password', async () => {
    const wrong = await post('/platform/api-keys/', 'second-try', { ...API_KEY, password: 'wrong' });
    expect([403, 422]).toContain(wrong.status);
    expect((await post('/platform/api-keys/', 'second-try', API_KEY)).status).toBe(201);
  });
});
