import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { operations } from '../../src/generated/operations.ts';
import { fingerprintsOf } from '../../src/http/idempotency.ts';
import { openWorld } from '../support/opening.ts';
import type { Reply } from '../support/service.ts';
import type { Person } from '../support/world.ts';

const { service, world } = await openWorld({ rateLimitScale: 100 }, { settings: { allow_overlap: true } });

const BODY = { started_at: '2026-11-18T09:00:00+01:00', ended_at: '2026-11-18T13:00:00+01:00' };
const post = (as: { token: string }, key: string, body: unknown = BODY, of = world): Promise<Reply> =>
  service.request(of, 'POST', '/tracking/entries/', { as, headers: { 'idempotency-key': key }, body });

/** What a person's calls have written: entries, audit lines, events. */
async function traces(person: Person) {
  const [left] = await world.sql(
    `SELECT (SELECT count(*)::int FROM time_entries WHERE employee_id = $1) AS entries,
            (SELECT count(*)::int FROM audit_log WHERE actor_id = $1) AS lines,
            (SELECT count(*)::int FROM events WHERE body::json -> 'actor' ->> 'id' = $1::text) AS events`,
    [person.id],
  );
  return left;
}
const ONCE = { entries: 1, lines: 1, events: 1 };

describe('rule 58: the same Idempotency-Key', () => {
  test('and the same body: the first 201 again with Idempotency-Replayed; one row, one audit line, one event', async () => {
    const person = await world.person();
    const first = await post(person, 'order-1');
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null]);
    for (const body of [BODY, JSON.stringify(BODY, null, 2)]) {
      const again = await post(person, 'order-1', body);
      expect(again.status).toBe(201);
      expect(again.text).toBe(first.text);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    }
    expect(await traces(person)).toEqual(ONCE);
  });

  test('with another body or another call: 422 idempotency_key_reused', async () => {
    const person = await world.person();
    expect((await post(person, 'order-2')).status).toBe(201);
    const other = await post(person, 'order-2', { ...BODY, description: 'changed' });
    expect([other.status, other.body.data.code]).toEqual([422, 'idempotency_key_reused']);
    expect(Object.keys(other.body.errors!)).toEqual(['Idempotency-Key']);
    const elsewhere = await service.request(world, 'POST', '/tracking/clock/start/', {
      as: person,
      headers: { 'idempotency-key': 'order-2' },
      body: {},
    });
    expect([elsewhere.status, elsewhere.body.data.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await traces(person)).toEqual(ONCE);
  });

  test('of another person, API key or workspace is a different key', async () => {
    const [one, two] = [await world.person(), await world.person()];
    const key = await world.personalKey(one, ['time:write']);
    const far = await service.world();
    const replies = [
      await post(one, 'shared'),
      await post(two, 'shared', { ...BODY, description: 'mine' }),
      await post(key, 'shared', { ...BODY, description: 'the key’s' }),
      await post(far.employee, 'shared', { ...BODY, description: 'far away' }, far),
    ];
    expect(replies.map((reply) => [reply.status, reply.headers.get('idempotency-replayed')])).toEqual(
      replies.map(() => [201, null]),
    );
  });

  test('20 at once: one row; each answer is the 201, its replay, or 409 while it runs', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await world.person();
      const replies = await Promise.all(Array.from({ length: 20 }, () => post(person, `burst-${round}`)));
      const fresh = replies.filter(
        (reply) => reply.status === 201 && !reply.headers.get('idempotency-replayed'),
      );
      expect(fresh).toHaveLength(1);
      for (const reply of replies) {
        if (reply.status === 201) expect(reply.text).toBe(fresh[0]!.text);
        else expect([reply.status, reply.body.data.code]).toEqual([409, 'idempotency_in_progress']);
      }
      expect(await traces(person)).toEqual(ONCE);
      expect((await post(person, `burst-${round}`)).headers.get('idempotency-replayed')).toBe('true');
    }
  });

  test('a request whose duplicate commits after the key was looked up gets the stored answer and is not repeated', async () => {
    const person = await world.person();
    const body = { ...BODY, description: 'slow' };
    const twin = await post(await world.person(), 'twin', body);
    const holder = new pg.Client({ connectionString: service.database.ownerUrl });
    await holder.connect();
    try {
      // holds the person's row, so that the insert with its foreign key waits
      await holder.query('BEGIN');
      await holder.query(`SELECT set_config('app.workspace', $1, true)`, [world.id]);
      await holder.query('SELECT 1 FROM users WHERE workspace_id = $1 AND id = $2 FOR UPDATE', [
        world.id,
        person.id,
      ]);
      const slow = post(person, 'race', body);
      await sleep(300);
      await world.sql(
        `INSERT INTO idempotency_keys (workspace_id, principal, key, fingerprint, status, response, expires_at)
         VALUES ($1, $2, 'race', $3, 201, $4, now() + interval '1 hour')`,
        [
          world.id,
          `user:${person.id}`,
          fingerprintsOf(service.app.services.fingerprints, operations.createTimeEntry, {
            params: {},
            body,
          })[0],
          { body: twin.text, headers: { ETag: '"7"' } },
        ],
      );
      await holder.query('COMMIT');
      const reply = await slow;
      expect([reply.status, reply.headers.get('idempotency-replayed'), reply.headers.get('etag')]).toEqual([
        201,
        'true',
        '"7"',
      ]);
      expect(reply.text).toBe(twin.text);
      expect(await traces(person)).toEqual({ entries: 0, lines: 0, events: 0 });
    } finally {
      await holder.end();
    }
  });

  test('a refusal is not stored: a retry with the same key succeeds once the cause is corrected', async () => {
    const strict = await service.world();
    const first = await post(strict.employee, 'first', BODY, strict);
    const refused = await post(strict.employee, 'second', BODY, strict);
    expect([refused.status, refused.body.data.code]).toEqual([409, 'entry_overlap']);
    await strict.sql('UPDATE time_entries SET deleted_at = now() WHERE id = $1', [first.body.data.id]);
    expect((await post(strict.employee, 'second', BODY, strict)).status).toBe(201);
  });

  test('after 24 hours it is a new key', async () => {
    const person = await world.person();
    const first = await post(person, 'old');
    await world.sql(
      `UPDATE idempotency_keys SET expires_at = now() - interval '1 second' WHERE principal = $1`,
      [`user:${person.id}`],
    );
    const replies = await Promise.all(Array.from({ length: 5 }, () => post(person, 'old')));
    const fresh = replies.filter(
      (reply) => reply.status === 201 && !reply.headers.get('idempotency-replayed'),
    );
    expect(fresh).toHaveLength(1);
    expect(fresh[0]!.body.data.id).not.toBe(first.body.data.id);
    for (const reply of replies) expect([201, 409]).toContain(reply.status);
  });

  test('a replay needs the same rights, and counts as a request', async () => {
    const person = await world.person();
    const key = await world.personalKey(person, ['time:write']);
    expect((await post(key, 'rights')).status).toBe(201);
    await world.sql(`UPDATE api_keys SET scopes = '{time:read}' WHERE id = $1`, [key.id]);
    await sleep(100);
    expect((await post(key, 'rights')).status).toBe(403);
    await world.sql('UPDATE api_keys SET revoked_at = now() WHERE id = $1', [key.id]);
    await sleep(100);
    expect((await post(key, 'rights')).status).toBe(401);
  });

  test.each(['', ' ', 'x'.repeat(129), 'ünïcode', 'a b'])('422 for %j as a key', async (key) => {
    const reply = await post(
      world.employee,
      encodeURI(key) === key ? key : Buffer.from(key).toString('latin1'),
    );
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors!)).toEqual(['idempotency-key']);
  });

  test('a key may have 128 characters', async () => {
    expect((await post(await world.person(), randomUUID().padEnd(128, 'x'))).status).toBe(201);
  });
});
