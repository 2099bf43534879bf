// The purge drops partitions of events, deliveries and attempts.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { workspaceDb } from '../../../src/db/handle.ts';
import { dropPartition, makePartition } from '../../../src/db/partitions.ts';
import { emit } from '../../../src/events/emit.ts';
import { beginAttempt } from '../../../src/delivery/webhooks/store/attempts.ts';
import { claimFirstAttempts } from '../../../src/delivery/webhooks/store/claims.ts';
import { endpointById } from '../../../src/delivery/webhooks/store/endpoints.ts';
import { releaseHeld } from '../../../src/delivery/webhooks/store/held.ts';
import { pendingToStart } from '../../../src/delivery/webhooks/store/starts.ts';
import { finishWakeup } from '../../../src/delivery/webhooks/store/wakeups.ts';
import { record } from '../../../src/delivery/webhooks/attempts/outcomes.ts';
import { firstIdOf } from '../../../src/db/firstId.ts';
import { purge } from '../../../src/delivery/webhooks/purge.ts';
import { openWorld } from '../../support/opening.ts';
import { addWeek, divide, partitionsOf, TABLES, weekEnd } from '../../support/partitions.ts';

const { service, world } = await openWorld();
const { admin } = service.database;
const { pool } = service.app.services;
const DAY = 86_400_000;
const goOn = () => false;
let webhook: string;

beforeAll(async () => {
  await divide(admin, 8);
  const [row] = await world.sql<{ id: string }>(
    `INSERT INTO webhooks (workspace_id, url, events, secret_sealed, secret_hint)
     VALUES ($1, 'https://example.test/', '{clock.started}', 'x', '…') RETURNING id`,
    [world.id],
  );
  webhook = row!.id;
});

/** Noon of a Wednesday: `weeks` weeks ago. */
const wednesday = (weeks: number) => new Date(Date.parse(`${weekEnd(-weeks)}T12:00:00Z`) - 5 * DAY);

/** A delivery with its event and an attempt, all of that time. */
async function delivery(at: Date, status: string, replayed?: Date): Promise<{ event: string; id: string }> {
  const [event] = await world.sql<{ id: string }>(
    `INSERT INTO events (workspace_id, id, kind, occurred_at, body, created_at)
     VALUES ($1, uuidv7($2::timestamptz - clock_timestamp()), 'clock.started', $2, '{"at": 1}', $2) RETURNING id`,
    [world.id, at],
  );
  const [row] = await world.sql<{ id: string }>(
    `WITH d AS (
       INSERT INTO deliveries (workspace_id, id, webhook_id, event_id, kind, status, attempt_count, created_at)
       VALUES ($1, uuidv7($2::timestamptz - clock_timestamp()), $3, $4, 'clock.started', $5, 1, $2) RETURNING id
     ) INSERT INTO delivery_attempts (workspace_id, delivery_id, number, outcome, body_excerpt)
       SELECT $1, id, 1, 'failed', 'no' FROM d RETURNING delivery_id AS id`,
    [world.id, replayed ?? at, webhook, event!.id, status],
  );
  return { event: event!.id, id: row!.id };
}

const acknowledged = ({ id, number }: { id: string; number: number }) => ({
  ...{ delivery: id, number, outcome: 'acknowledged' as const, cause: null, detail: null },
  ...{ response_code: 200, address: null, timings: null, excerpt: null, status: 'delivered' as const },
  wait_ms: null,
});
const claim = (limit: number) => ({
  ...{ webhook_id: webhook, limit, lease_seconds: 30, paused: false },
  from_id: firstIdOf(0),
});

/** Which of these exist with their events and attempts, and in which partition. */
const left = async (made: { event: string; id: string }[]) =>
  Promise.all(
    made.map(async ({ event, id }) => {
      const [found] = await world.sql<Record<'event' | 'delivery' | 'attempt', string | null>>(
        `SELECT (SELECT substr(tableoid::regclass::text, 19) FROM events WHERE id = $1) AS event,
                (SELECT status || ' ' || substr(tableoid::regclass::text, 23) FROM deliveries WHERE id = $2) AS delivery,
                (SELECT substr(tableoid::regclass::text, 30) FROM delivery_attempts WHERE delivery_id = $2 AND number = 1) AS attempt`,
        [event, id],
      );
      return [found!.event, found!.delivery, found!.attempt];
    }),
  );

describe('the purge', () => {
  it('drops weeks that are entirely older than 30 days, and keeps what is open or repeated, and all other weeks', async () => {
    const before = (weeks: number) => `before_${weekEnd(-weeks).replaceAll('-', '')}`;
    // the week five weeks ago ended 28 to 35 days ago: over 30 days or not, depending on today
    const done = await delivery(wednesday(6), 'delivered');
    const held = await delivery(wednesday(6), 'held');
    const repeated = await delivery(wednesday(7), 'failed', wednesday(1));
    const recent = await delivery(wednesday(4), 'delivered');
    const made = [done, held, repeated, recent];
    expect(await left(made)).toEqual([
      [before(6), `delivered ${before(6)}`, before(6)],
      [before(6), `held ${before(6)}`, before(6)],
      [before(7), `failed ${before(1)}`, before(1)],
      [before(4), `delivered ${before(4)}`, before(4)],
    ]);

    const { partitions, ...rows } = await purge(pool, { days: 30 }, goOn);
    // 6, 7 and 8 weeks back, and the fifth by the end of the week; of all three tables
    expect([9, 12]).toContain(partitions);
    expect(rows).toEqual({ deliveries: 0, events: 0 });
    expect(await left(made)).toEqual([
      [null, null, null],
      ['default', 'held default', 'default'],
      ['default', `failed ${before(1)}`, before(1)],
      [before(4), `delivered ${before(4)}`, before(4)],
    ]);
    for (const table of TABLES) {
      const names = await partitionsOf(admin, table);
      for (const weeks of [8, 7, 6]) expect(names).not.toContain(before(weeks));
      for (const weeks of [4, 3, 2, 1, 0, -1]) expect(names).toContain(before(weeks));
      // on a Sunday the migration makes one week more of deliveries
      const ahead = table !== 'deliveries' || new Date().getUTCDay() === 0;
      expect([table, names.includes(before(-2))]).toEqual([table, ahead]);
    }
    expect((await purge(pool, { days: 30 }, goOn)).partitions).toBe(0);

    // rows that moved are deleted later
    await world.sql(`UPDATE deliveries SET status = 'failed' WHERE id = $1`, [held.id]);
    expect(await purge(pool, { days: 30 }, goOn)).toEqual({ partitions: 0, deliveries: 1, events: 1 });
    expect((await left([held]))[0]).toEqual([null, null, null]);
  });

  it('moves rows unchanged, byte for byte', async () => {
    const ends = weekEnd(-10);
    for (const table of TABLES) await addWeek(admin, table, ends);
    const held = await delivery(wednesday(10), 'held');
    const content = () =>
      world.sql(
        `SELECT to_jsonb(e) AS event, to_jsonb(d) AS delivery, to_jsonb(a) AS attempt
           FROM events e JOIN deliveries d ON d.event_id = e.id JOIN delivery_attempts a ON a.delivery_id = d.id
          WHERE e.id = $1 AND d.id = $2`,
        [held.event, held.id],
      );
    const before = await content();
    expect(before).toHaveLength(1);
    expect((await purge(pool, { days: 30 }, goOn)).partitions).toBe(3);
    expect(await content()).toEqual(before);
    expect(await left([held])).toEqual([['default', 'held default', 'default']]);
  });

  it('deletes rows of the default partition, of a week without a partition', async () => {
    const lost = await delivery(wednesday(20), 'delivered');
    expect(await left([lost])).toEqual([['default', 'delivered default', 'default']]);
    expect(await purge(pool, { days: 30 }, goOn)).toEqual({ partitions: 0, deliveries: 1, events: 1 });
  });

  it('works although a clock was ahead, and rows of next week are in the default partition: that week stays there', async () => {
    const next = `before_${weekEnd(2).replaceAll('-', '')}`;
    for (const table of TABLES) await admin.query(`DROP TABLE IF EXISTS partitions.${table}_${next}`);
    const early = await delivery(wednesday(-2), 'delivered');
    expect(await left([early])).toEqual([['default', 'delivered default', 'default']]);
    const ends = weekEnd(-14);
    for (const table of TABLES) await addWeek(admin, table, ends);
    const old = await delivery(wednesday(14), 'delivered');
    expect(await purge(pool, { days: 30 }, goOn)).toEqual({ partitions: 3, deliveries: 0, events: 0 });
    expect((await left([old]))[0]).toEqual([null, null, null]);
    expect(await left([early])).toEqual([['default', 'delivered default', 'default']]);
    await world.sql('DELETE FROM deliveries WHERE id = $1', [early.id]);
    await world.sql('DELETE FROM events WHERE id = $1', [early.event]);
    // its partition is created when they are gone
    await purge(pool, { days: 30 }, goOn);
    for (const table of ['events', 'delivery_attempts'])
      expect(await partitionsOf(admin, table)).toContain(next);
  });

  it('keeps the partition of a week with too many needed rows, and drops later weeks all the same', async () => {
    for (const table of TABLES) for (const weeks of [16, 15]) await addWeek(admin, table, weekEnd(-weeks));
    const [held, old] = [await delivery(wednesday(16), 'held'), await delivery(wednesday(15), 'delivered')];
    await world.sql(
      `WITH event AS (
         INSERT INTO events (workspace_id, id, kind, occurred_at, body, created_at)
         SELECT workspace_id, uuidv7(created_at - clock_timestamp()), kind, occurred_at, body, created_at
           FROM events, generate_series(1, 10000) WHERE id = $1 RETURNING id
       ) INSERT INTO deliveries (workspace_id, id, webhook_id, event_id, kind, status, created_at)
         SELECT d.workspace_id, uuidv7(d.created_at - clock_timestamp()), d.webhook_id, e.id, d.kind, d.status, d.created_at
           FROM deliveries d, event e WHERE d.id = $2`,
      [held.event, held.id],
    );
    expect((await purge(pool, { days: 30 }, goOn)).partitions).toBe(3);
    const part = `before_${weekEnd(-16).replaceAll('-', '')}`;
    expect(await left([old, held])).toEqual([
      [null, null, null],
      [part, `held ${part}`, part],
    ]);
    await world.sql(`UPDATE deliveries SET status = 'failed' WHERE status = 'held'`);
    expect((await purge(pool, { days: 30 }, goOn)).partitions).toBe(3);
    expect((await left([held]))[0]).toEqual([null, null, null]);
  }, 60_000);

  it('clears replay_of of what repeats a deleted delivery, and deletes attempts in another partition', async () => {
    const ends = weekEnd(-12);
    await addWeek(admin, 'events', ends);
    await addWeek(admin, 'deliveries', ends);
    const [old, recent] = [await delivery(wednesday(12), 'failed'), await delivery(wednesday(2), 'failed')];
    const repeats: string[] = [];
    for (const { id } of [old, recent]) {
      const [row] = await world.sql<{ id: string }>(
        `INSERT INTO deliveries (workspace_id, webhook_id, event_id, kind, status, replay_of)
         SELECT workspace_id, webhook_id, event_id, kind, 'delivered', id FROM deliveries WHERE id = $1 RETURNING id`,
        [id],
      );
      repeats.push(row!.id);
    }
    expect((await left([old]))[0]![2]).toBe('default');
    await purge(pool, { days: 30 }, goOn);
    expect((await left([old]))[0]!.slice(1)).toEqual([null, null]);
    const named = await world.sql('SELECT replay_of FROM deliveries WHERE id = ANY ($1) ORDER BY id', [
      repeats,
    ]);
    expect(named).toEqual([{ replay_of: null }, { replay_of: recent.id }]);
  });
});

describe('what is older than 30 days', () => {
  it('is not shown, listed or resent while its partition still exists', async () => {
    const at = (days: number) => new Date(Date.now() - days * DAY);
    const [old, recent] = [await delivery(at(30.1), 'failed'), await delivery(at(29.9), 'failed')];
    const call = (method: string, id: string, tail = '') =>
      service.request(world, method, `/api/v1/platform/webhooks/${webhook}/deliveries/${id}${tail}`, {
        as: world.admin,
      });
    expect((await call('GET', `${old.id}/`)).status).toBe(404);
    expect((await call('POST', `${old.id}/`, 'resend/')).status).toBe(404);
    expect((await call('GET', `${recent.id}/`)).status).toBe(200);
    const { body } = await call('GET', '');
    const ids = (body as { data: { id: string }[] }).data.map(({ id }) => id);
    expect([ids.includes(old.id), ids.includes(recent.id)]).toEqual([false, true]);
    await world.sql('DELETE FROM deliveries WHERE id = ANY ($1)', [[old.id, recent.id]]);
  });
});

describe('deliveries of weeks before', () => {
  beforeAll(async () => {
    await world.sql(`UPDATE deliveries SET status = 'failed' WHERE status = 'held'`);
  });
  const db = () => workspaceDb(pool, world.id);
  const remains = () => db().one(finishWakeup, { webhook_id: webhook });
  const nothing = { due: false, to_start: false, claimed: false, retry_ms: null };

  it('are sent again where they are', async () => {
    const { id, event } = await delivery(wednesday(3), 'failed');
    const part = (await left([{ id, event }]))[0]![1]!.replace('failed ', '');
    const { status } = await service.request(
      world,
      'POST',
      `/api/v1/platform/webhooks/${webhook}/deliveries/${id}/resend/`,
      { as: world.admin },
    );
    expect(status).toBe(202);
    expect(await remains()).toMatchObject({ due: false, to_start: true });
    expect((await db().one(endpointById, { id: webhook })).first_pending).toBe(id);
    const [found] = await db().rows(pendingToStart, { webhook_id: webhook, limit: 5 });
    expect(found).toMatchObject({ id, status: 'pending', resends: 1 });
    const attempt = { delivery_id: id, number: 2, resend: true, lease_seconds: 30, detail: 'x' };
    expect(await db().one(beginAttempt, attempt)).toMatchObject({ begun: true, body: '{"at": 1}' });
    expect(await record(db(), webhook, [acknowledged({ id, number: 2 })])).toHaveLength(1);
    expect((await left([{ id, event }]))[0]).toEqual([part, `delivered ${part}`, part]);
    expect(await remains()).toEqual(nothing);
  });

  it('are found if a resume releases them between reading the endpoint and the claim', async () => {
    const held = await delivery(wednesday(3), 'held');
    const recent = await delivery(wednesday(0), 'pending');
    await world.sql('UPDATE deliveries SET attempt_count = 0 WHERE id = ANY ($1)', [[held.id, recent.id]]);
    await world.sql('DELETE FROM delivery_attempts WHERE delivery_id = ANY ($1)', [[held.id, recent.id]]);
    const firstPending = async () => (await db().one(endpointById, { id: webhook })).first_pending;
    const send = async (from: string | null) => {
      const claimed = await db().rows(claimFirstAttempts, { ...claim(20), from_id: from! });
      await record(db(), webhook, claimed.map(acknowledged));
      return claimed.map(({ id }) => id);
    };

    const from = await firstPending();
    expect(from).toBe(recent.id);
    await db().count(releaseHeld, { webhook_id: webhook, asked_for: false });
    expect(await send(from)).toEqual([recent.id]);
    // the wake-up stays, and the next batch finds it
    expect(await remains()).toMatchObject({ due: true });
    expect(await send(await firstPending())).toEqual([held.id]);
    expect(await remains()).toEqual(nothing);
    expect(await firstPending()).toBeNull();
  });

  it('are claimed and recorded together with others, in any partition', async () => {
    const made = [];
    for (const weeks of [5, 3, 0, 20]) made.push((await delivery(wednesday(weeks), 'pending')).id);
    await world.sql('UPDATE deliveries SET attempt_count = 0 WHERE id = ANY ($1)', [made]);
    await world.sql('DELETE FROM delivery_attempts WHERE delivery_id = ANY ($1)', [made]);
    const claimed = await db().rows(claimFirstAttempts, claim(20));
    expect(claimed.map(({ id }) => id)).toEqual(made.sort());
    const moved = await record(db(), webhook, claimed.map(acknowledged));
    expect(moved.map(({ id }) => id).sort()).toEqual(made);
    expect(await remains()).toEqual(nothing);
    await world.sql('DELETE FROM deliveries WHERE id = ANY ($1)', [made]);
    const attempts = await world.sql('SELECT FROM delivery_attempts WHERE delivery_id = ANY ($1)', [made]);
    expect(attempts).toEqual([]);
  });
});

describe('the wall', () => {
  it('the app’s role cannot access a partition directly', async () => {
    const { rows } = await admin.query<{ name: string; may: boolean }>(
      `SELECT c.relname AS name, has_schema_privilege('workforce_app', 'partitions', 'USAGE')
              OR has_any_column_privilege('workforce_app', c.oid, 'SELECT, INSERT, UPDATE, REFERENCES')
              OR has_table_privilege('workforce_app', c.oid, 'DELETE, TRUNCATE, TRIGGER') AS may
         FROM pg_class c WHERE c.relnamespace = 'partitions'::regnamespace AND c.relkind = 'r'`,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ may }) => may)).toEqual([]);
  });

  it('the app’s role cannot drop a week that is not over 30 days old, or create another table', async () => {
    await expect(dropPartition(pool, 'events', weekEnd(-4), [])).rejects.toThrow('it is not time yet');
    await expect(dropPartition(pool, 'users' as 'events', weekEnd(-9), [])).rejects.toThrow(
      'it is not time yet',
    );
    await expect(dropPartition(pool, 'deliveries', weekEnd(-4), [])).rejects.toThrow('it is not time yet');
    await expect(makePartition(pool, 'users' as 'events', weekEnd(2))).rejects.toThrow('no partition');
    // this week, a year ahead, one that is there
    for (const weeks of [0, 52, 1]) expect(await makePartition(pool, 'events', weekEnd(weeks))).toBe(false);
  });
});

describe('writes', () => {
  it('none fails and none is lost while sixty partitions are dropped and nine are created', async () => {
    const past = Array.from({ length: 20 }, (_, index) => weekEnd(-30 - index));
    for (const table of TABLES) {
      for (const ends of past) await addWeek(admin, table, ends);
      for (const weeks of [2, 3])
        await admin.query(
          `DROP TABLE IF EXISTS partitions.${table}_before_${weekEnd(weeks).replaceAll('-', '')}`,
        );
    }
    const [{ began }] = (await world.sql('SELECT clock_timestamp() AS began')) as [{ began: Date }];
    let ended = false;
    let written = 0;
    const writer = async () => {
      const db = workspaceDb(pool, world.id);
      const actor = { id: world.id, email: 'nobody@example.test', name: 'Nobody' };
      while (!ended) {
        await db.transaction((tx) => {
          emit(
            { caller: { actor }, db: tx, workspace: { timezone: 'UTC' }, now: Date.now() },
            'clock.started',
            {} as never,
          );
          return Promise.resolve();
        });
        written += 1;
      }
    };
    const writers = Promise.all([writer(), writer(), writer(), writer()]);
    // the last writes are in progress when they are told to end
    let all = false;
    void writers.finally(() => (all = true)).catch(() => undefined);
    let sent = 0;
    const sender = async () => {
      const db = workspaceDb(pool, world.id);
      for (;;) {
        const last = all;
        const claimed = await db.rows(claimFirstAttempts, claim(20));
        const outcomes = claimed.map(acknowledged);
        if (claimed.length > 0)
          sent += (
            await record(db, webhook, outcomes, { groupFrom: 20, groupFromOfWorkspace: 200, allFail: false })
          ).length;
        else if (last) return;
      }
    };
    const work = Promise.all([writers, sender()]);
    try {
      for (const [index, ends] of past.entries())
        for (const table of TABLES) {
          expect(await dropPartition(pool, table, ends, [])).toBe(true);
          const coming = weekEnd(2 + index);
          if (index < 3) expect(await makePartition(pool, table, coming)).toBe(true);
        }
    } finally {
      ended = true;
      await work;
    }
    expect(written).toBeGreaterThan(100);
    expect(sent).toBe(written);
    const [stored] = await world.sql<{ events: number; attempts: number }>(
      `SELECT (SELECT count(*)::int FROM events WHERE created_at BETWEEN $1 AND now()) AS events,
              (SELECT count(*)::int FROM delivery_attempts WHERE outcome = 'acknowledged' AND finished_at >= $1) AS attempts`,
      [began],
    );
    expect(stored).toEqual({ events: written, attempts: written });
  }, 60_000);
});
