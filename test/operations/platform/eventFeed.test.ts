import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { workspaceDb } from '../../../src/db/handle.ts';
import type { RequestOptions } from '../../support/service.ts';
import { clockStarted, emitAs } from '../../webhooks/delivery/fixture.ts';
import { DAY, openWebhookFixture } from './webhookFixture.ts';

const fixture = await openWebhookFixture();
const { call, create } = fixture;

describe('GET /api/v1/platform/events/', () => {
  const feed = (query: RequestOptions['query'] = {}) =>
    fixture.service.request(fixture.world, 'GET', '/platform/events/', { as: fixture.world.admin, query });
  let number = 0;
  const publish = async (count = 1) => {
    for (let left = count; left > 0; left -= 1) {
      number += 1;
      const event = clockStarted(fixture.world, number);
      await workspaceDb(fixture.service.app.services.pool, fixture.world.id).transaction((tx) => {
        emitAs(tx, { ...event, at: Date.now() });
        return Promise.resolve();
      });
    }
  };
  const starts = (reply: { body: { data: { data: { started_at: string } }[] } }) =>
    reply.body.data.map(({ data }) => Date.parse(data.started_at));
  const bodies = () =>
    fixture.world.sql<{ body: string }>('SELECT body FROM events WHERE workspace_id = $1 ORDER BY id', [
      fixture.world.id,
    ]);

  test('200 with the same bytes that webhooks get, newest first, whether subscribed to or not', async () => {
    await publish(3);
    const reply = await feed();
    expect(reply.status).toBe(200);
    const wanted = (await bodies()).map(({ body }) => body).reverse();
    expect(reply.text).toContain(`"data":[${wanted.join()}]`);
  });

  test('200 with start=now: no events, and a cursor from which only later ones come, one by one', async () => {
    const walk = (query: object) => feed({ ordering: 'created_at', ...query });
    await publish(2);
    const now = await walk({ start: 'now' });
    expect([now.status, now.body.data]).toEqual([200, []]);
    const cursor = now.headers.get('x-next-cursor')!;
    const still = await walk({ cursor });
    expect([still.body.data, still.headers.get('x-next-cursor')]).toEqual([[], cursor]);
    await publish(3);
    const later = await walk({ cursor, limit: 2 });
    const rest = await walk({ cursor: later.headers.get('x-next-cursor')!, limit: 2 });
    expect([...starts(later), ...starts(rest)]).toEqual(
      starts(await feed())
        .reverse()
        .slice(-3),
    );
  });

  test('200 with a cursor where nothing has been recorded yet, and what is recorded later comes', async () => {
    const elsewhere = await fixture.service.world();
    const walk = (query: object = {}) =>
      fixture.service.request(elsewhere, 'GET', '/platform/events/', {
        as: elsewhere.admin,
        query: { ordering: 'created_at', ...query },
      });
    await elsewhere.sql('DELETE FROM deliveries WHERE workspace_id = $1', [elsewhere.id]);
    await elsewhere.sql('DELETE FROM events WHERE workspace_id = $1', [elsewhere.id]);
    const cursor = (await walk()).headers.get('x-next-cursor')!;
    expect(cursor).toBeTruthy();
    await workspaceDb(fixture.service.app.services.pool, elsewhere.id).transaction((tx) => {
      emitAs(tx, { ...clockStarted(elsewhere, 1), at: Date.now() });
      return Promise.resolve();
    });
    expect((await walk({ cursor })).body.data).toHaveLength(1);
  });

  test('422 for start=now with the newest first or with a cursor', async () => {
    const cursor = (await feed({ ordering: 'created_at', start: 'now' })).headers.get('x-next-cursor')!;
    for (const query of [{ start: 'now' }, { start: 'now', ordering: 'created_at', cursor }])
      expect((await feed(query)).status).toBe(422);
  });

  test('200 filters by kind and by days of the workspace’s zone', async () => {
    const { id } = await create();
    await call('POST', `${id}/ping/`);
    await publish();
    expect((await feed({ event: 'webhook.ping' })).body.data).toMatchObject([{ event: 'webhook.ping' }]);
    expect((await feed({ event: 'webhook.ping,clock.started' })).body.data).toHaveLength(2);
    const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    expect((await feed({ from: day(Date.now() - DAY), to: day(Date.now() + DAY) })).body.data).toHaveLength(
      2,
    );
    expect((await feed({ to: day(Date.now() - 2 * DAY) })).body.data).toEqual([]);
    expect((await feed({ kind: 'webhook.ping' })).status).toBe(400);
  });

  test('200 without samples, events older than 30 days, and those of other workspaces', async () => {
    const { id } = await create();
    await call('POST', `${id}/sample/`, { event: 'absence.approved' });
    await publish(2);
    await fixture.world.sql(
      `UPDATE events SET created_at = now() - interval '31 days' WHERE id = (SELECT min(id::text)::uuid FROM events WHERE workspace_id = $1 AND NOT sample)`,
      [fixture.world.id],
    );
    const other = await fixture.service.world();
    expect((await feed()).body.data).toHaveLength(1);
    const theirs = await fixture.service.request(other, 'GET', '/platform/events/', { as: other.admin });
    expect(theirs.body.data).toEqual([]);
  });

  test('200 in pages with a total', async () => {
    await publish(5);
    const first = await feed({ limit: 2, include_total: true });
    expect(first.headers.get('x-total-count')).toBe('5');
    const seen = starts(first);
    let next = first.headers.get('x-next-cursor');
    while (next) {
      const page = await feed({ limit: 2, cursor: next });
      seen.push(...starts(page));
      next = page.headers.get('x-next-cursor');
    }
    expect(seen).toHaveLength(5);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });

  test('200 in ascending order always has a cursor, which returns what was recorded since', async () => {
    await publish(3);
    const seen: number[] = [];
    let cursor: string | undefined;
    const read = async () => {
      for (;;) {
        const page = await feed({ ordering: 'created_at', limit: 2, cursor });
        cursor = page.headers.get('x-next-cursor') ?? undefined;
        seen.push(...starts(page));
        if (page.body.data.length === 0) return;
      }
    };
    await read();
    expect(seen).toHaveLength(3);
    expect(cursor).toBeDefined();
    await publish(2);
    await read();
    expect(seen).toHaveLength(5);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
  });

  test('200 shows an event only when no earlier write can still commit', async () => {
    const slow = new pg.Client({ connectionString: fixture.service.database.appUrl });
    await slow.connect();
    try {
      await slow.query('BEGIN');
      await slow.query(`SELECT set_config('app.workspace', $1, true)`, [fixture.world.id]);
      const event = clockStarted(fixture.world, 900_001);
      await slow.query(
        `INSERT INTO events (workspace_id, kind, occurred_at, body) VALUES ($1, 'clock.started', now(), $2)`,
        [
          fixture.world.id,
          JSON.stringify({
            event: event.kind,
            occurred_at: '2026-01-01T00:00:00.000+01:00',
            actor: event.actor,
            data: event.data,
          }),
        ],
      );
      await publish();
      const before = await feed({ ordering: 'created_at' });
      expect(before.body.data).toEqual([]);
      await slow.query('COMMIT');
      expect(starts(await feed({ ordering: 'created_at' }))).toHaveLength(2);
    } finally {
      await slow.end();
    }
  });

  test('403 for managers and for keys without the scope, 400 for a cursor of another list', async () => {
    const { world, service } = fixture;
    const ask = (as: { token: string }) => service.request(world, 'GET', '/platform/events/', { as });
    expect((await ask(world.manager)).status).toBe(403);
    expect((await ask(await world.serviceKey(['time:read']))).status).toBe(403);
    expect((await ask(await world.serviceKey(['webhooks:manage']))).status).toBe(200);
    expect((await feed({ cursor: 'abc.def' })).status).toBe(400);
  });
});
