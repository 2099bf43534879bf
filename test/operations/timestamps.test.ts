/**
 * Timestamps are in milliseconds with the workspace's offset at that instant. test/support/timestamps.ts
 * checks that in every response of every test; these tests need a certain time or zone.
 */
import { describe, expect, test } from '@jest/globals';
import { workspaceDb } from '../../src/db/handle.ts';
import { notify } from '../../src/events/notify.ts';
import { openWorld } from '../support/opening.ts';
import type { Person, World } from '../support/world.ts';
import { connect } from '../realtime/support.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });
const india = await service.world({ timezone: 'Asia/Kolkata' });
const NOTICE = { kind: 'system', title: 'Hello', body: '' };

const get = async (place: World, path: string, as: Person, query = {}) => {
  const reply = await service.request(place, 'GET', path, { as, query });
  expect([path, reply.status]).toEqual([path, 200]);
  return reply.body.data;
};
const tell = (place: World, person: Person) =>
  workspaceDb(service.app.services.pool, place.id).transaction(async (db) =>
    notify({ db }, { userId: person.id, ...NOTICE }),
  );

/** Inserts a paused webhook, so that nothing is sent, and returns its id. */
const webhookOf = async (place: World): Promise<string> => {
  const [row] = await place.sql<{ id: string }>(
    `INSERT INTO webhooks (workspace_id, url, events, secret_sealed, secret_hint, status)
     VALUES ($1, 'https://hooks.example.com/in', '{payment.completed}', '\\x00', '…0000', 'paused') RETURNING id`,
    [place.id],
  );
  return row!.id;
};

describe('timestamps in responses', () => {
  test('200: in one record, summer dates have the summer offset and winter dates the winter offset', async () => {
    const person = await world.person();
    await tell(world, person);
    await world.sql(
      `UPDATE notifications SET created_at = '2026-10-25 00:59:59.9996+00', read_at = '2026-10-25 01:00:00+00' WHERE user_id = $1`,
      [person.id],
    );
    const [notification] = await get(world, '/notifications/', person);
    expect(notification).toMatchObject({
      created_at: '2026-10-25T02:59:59.999+02:00',
      read_at: '2026-10-25T02:00:00.000+01:00',
    });
  });

  test('200: in a zone with a half-hour offset, timestamps have the minutes of the zone', async () => {
    const person = await india.person();
    await tell(india, person);
    for (const [stored, shown] of [
      ['2026-07-01 18:29:59.1+00', '2026-07-01T23:59:59.100+05:30'],
      ['2026-07-01 18:30:00+00', '2026-07-02T00:00:00.000+05:30'],
      ['2026-12-31 23:45:00.654321+00', '2027-01-01T05:15:00.654+05:30'],
    ]) {
      await india.sql('UPDATE notifications SET created_at = $2 WHERE user_id = $1', [person.id, stored]);
      expect((await get(india, '/notifications/', person))[0].created_at).toBe(shown);
    }
  });

  test('201 and 200: an entry starts and ends with its own offset, and was created with that of the workspace', async () => {
    const times = { started_at: '2025-11-18T09:00:00+09:00', ended_at: '2025-11-18T10:00:00+09:00' };
    for (const [place, offset] of [
      [world, '+01:00'],
      [india, '+05:30'],
    ] as const) {
      const person = await place.person();
      const made = await service.request(place, 'POST', '/tracking/entries/', { as: person, body: times });
      expect(made.status).toBe(201);
      const entry = await get(place, `/tracking/entries/${made.body.data.id}/`, person);
      expect(entry).toEqual(made.body.data);
      expect([entry.started_at, entry.ended_at]).toEqual([
        '2025-11-18T09:00:00.000+09:00',
        '2025-11-18T10:00:00.000+09:00',
      ]);
      const [row] = await place.sql<{ created: string; updated: string }>(
        `SELECT to_char(created_at AT TIME ZONE $2, 'YYYY-MM-DD"T"HH24:MI:SS.MS') AS created,
                to_char(updated_at AT TIME ZONE $2, 'YYYY-MM-DD"T"HH24:MI:SS.MS') AS updated
           FROM time_entries WHERE id = $1`,
        [entry.id, place === world ? 'Europe/Berlin' : 'Asia/Kolkata'],
      );
      expect([entry.created_at, entry.updated_at]).toEqual([row!.created + offset, row!.updated + offset]);
    }
  });

  test('409 clock_running shows the running entry as other responses do', async () => {
    const person = await india.person();
    const start = (body: object = {}) =>
      service.request(india, 'POST', '/tracking/clock/start/', { as: person, body });
    const first = await start();
    expect(first.status).toBe(201);
    const second = await start();
    expect(second.status).toBe(409);
    expect(second.body.data.entry).toEqual(first.body.data);
    expect(second.body.data.entry.created_at).toMatch(/\.\d{3}\+05:30$/);
  });

  test('202: a timestamp sent with another offset is returned and audited with the offset of the workspace', async () => {
    const webhook = await webhookOf(india);
    const reply = await service.request(india, 'POST', `/platform/webhooks/${webhook}/recover/`, {
      as: india.admin,
      body: { since: '2026-11-20T06:00+01:00', dry_run: true },
    });
    expect(reply.status).toBe(202);
    expect(reply.body.data).toEqual({ count: 0, events: [], since: '2026-11-20T10:30:00.000+05:30' });
    const [line] = await get(india, '/logs/audit/', india.admin, { resource_type: 'webhook' });
    const { changes } = await get(india, `/logs/audit/${line.id}/`, india.admin);
    expect(changes).toEqual({ since: [null, '2026-11-20T10:30:00.000+05:30'], count: [null, 0] });
  });
});

describe('timestamps of events and sockets', () => {
  test('202: timestamps in the data of an event have the offset of the workspace, like its occurred_at', async () => {
    const webhook = await webhookOf(india);
    const sent = await service.request(india, 'POST', `/platform/webhooks/${webhook}/sample/`, {
      as: india.admin,
      body: { event: 'payment.completed' },
    });
    expect(sent.status).toBe(202);
    const [event] = await india.sql<{ body: string }>(
      `SELECT body FROM events WHERE workspace_id = $1 AND kind = 'payment.completed'`,
      [india.id],
    );
    const { occurred_at, data } = JSON.parse(event!.body);
    expect(occurred_at).toMatch(/\.\d{3}\+05:30$/);
    expect(data.paid_at).toBe('2026-11-30T13:30:00.000+05:30');
  });

  test('a socket pushes a notification as the list shows it, and sends times with the offset of the workspace', async () => {
    const person = await india.person();
    const client = await connect(service, india, { token: person.token });
    await client.next('hello');
    await tell(india, person);
    const { notification } = await client.next('notification');
    expect([notification]).toEqual(await get(india, '/notifications/', person));
    client.say({ type: 'ping' });
    expect((await client.next('pong'))['at']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+05:30$/);
    client.socket.close();
  });
});

describe('timestamps of responses, sent back', () => {
  test('200: updated_since accepts the newest updated_at and misses no row of its millisecond', async () => {
    const person = await world.person();
    const insert = (at: string, updated: string) =>
      world.sql<{ id: string }>(
        `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source, updated_at)
         VALUES ($1, $2, $3::timestamptz, $3::timestamptz + interval '1 minute', 'UTC', 'manual', $4) RETURNING id`,
        [world.id, person.id, at, updated],
      );
    const list = (since: string) =>
      get(world, '/tracking/entries/', person, { updated_since: since, ordering: 'updated_at' });
    await insert('2026-03-01T08:00Z', '2026-03-02T00:00:00.123455Z');
    const [second] = await insert('2026-03-01T09:00Z', '2026-03-02T00:00:00.123999Z');
    const seen = await list('2026-03-01T00:00:00Z');
    const newest = seen.at(-1).updated_at;
    expect(newest).toBe('2026-03-02T01:00:00.123+01:00');
    // committed later, but in the same millisecond
    const [third] = await insert('2026-03-01T10:00Z', '2026-03-02T00:00:00.123999Z');
    const ids = (await list(newest)).map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining([second!.id, third!.id]));
    // a client that adds a millisecond gets nothing, because it has seen all rows
    expect(await list('2026-03-02T01:00:00.124+01:00')).toEqual([]);
  });

  test('201: times of a response can be sent back unchanged and mean the same', async () => {
    const person = await world.person();
    const create = (body: object) =>
      service.request(world, 'POST', '/tracking/entries/', { as: person, body });
    const first = (
      await create({ started_at: '2025-11-18T09:00:00.25Z', ended_at: '2025-11-18T10:00:00.75Z' })
    ).body.data;
    const next = await create({ started_at: first.ended_at, ended_at: '2025-11-18T12:00:00.000+01:00' });
    expect(next.status).toBe(201);
    expect(next.body.data.started_at).toBe(first.ended_at);
    expect(first.ended_at).toBe('2025-11-18T11:00:00.750+01:00');
  });
});
