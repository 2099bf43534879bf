import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { localDate } from '../../../src/civil/zones.ts';
import { openWorld } from '../../support/opening.ts';
import { auditOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';

/**
 * A zone in which it is between 12:00 and 13:00 now, so that 20 hours ago is yesterday and one hour ago is
 * today.
 */
const NOON = (() => {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
})();
const HOUR = 3_600_000;
const EVERY_DAY = { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8, sat: 8, sun: 8 };
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const yesterday = () => localDate(Date.now() - 24 * HOUR, NOON);
const { service, world } = await openWorld({ rateLimitScale: 100 }, { timezone: NOON });

beforeEach(() => world.sql('DELETE FROM period_locks WHERE workspace_id = $1', [world.id]));

type Fields = Record<string, unknown>;
type Who = { token: string };
const lock = (as: Who, body: Fields) => service.request(world, 'POST', '/tracking/locks/', { as, body });
const list = (as: Who) => service.request(world, 'GET', '/tracking/locks/', { as });
const unlock = (as: Who, id: string, query: Record<string, string> = { reason: 'A correction' }) =>
  service.request(world, 'DELETE', `/tracking/locks/${id}/`, { as, query });
const add = (as: Who, body: Fields) => service.request(world, 'POST', '/tracking/entries/', { as, body });
const start = (as: Who, body: Fields = {}) =>
  service.request(world, 'POST', '/tracking/clock/start/', { as, body });
const somebody = (options: { departmentId?: string } = {}): Promise<Person> =>
  world.person({ manager: world.manager, ...options });
const department = async () =>
  (
    await world.sql(
      `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'departments', gen_random_uuid()::text, 'Design')
       RETURNING id`,
      [world.id],
    )
  )[0]!['id'] as string;
const YESTERDAY_MORNING = () => ({ started_at: hoursFromNow(-23), ended_at: hoursFromNow(-22) });

describe('POST /api/v1/tracking/locks/', () => {
  test('201 locks everything up to a day, for everybody, with an audit line', async () => {
    const grace = hoursFromNow(48);
    const reply = await lock(world.admin, { locked_through: yesterday(), grace_until: grace });
    expect(reply.status).toBe(201);
    expect(reply.body.data).toEqual({
      id: expect.any(String),
      locked_through: yesterday(),
      department_id: null,
      grace_until: expect.any(String),
      created_at: expect.any(String),
    });
    expect(Date.parse(reply.body.data.grace_until)).toBe(Date.parse(grace));
    expect(await auditOf(world, reply.body.data.id)).toMatchObject([
      { line: 'created period_lock · dashboard', changes: { locked_through: [null, yesterday()] } },
    ]);
    expect((await add(await somebody(), YESTERDAY_MORNING())).body.data.code).toBe('period_locked');
    expect((await add(world.admin, YESTERDAY_MORNING())).status).toBe(201);
  });

  test('201 for one department; others can still write', async () => {
    const design = await department();
    await lock(world.admin, { locked_through: yesterday(), department_id: design });
    const inside = await somebody({ departmentId: design });
    expect((await add(inside, YESTERDAY_MORNING())).body.data.code).toBe('period_locked');
    expect((await add(await somebody(), YESTERDAY_MORNING())).status).toBe(201);
  });

  test.each<[string, () => Fields, string]>([
    ['today', () => ({ locked_through: localDate(Date.now(), NOON) }), 'locked_through'],
    ['a day that does not exist', () => ({ locked_through: '2026-02-30' }), 'locked_through'],
    ['no day', () => ({}), 'locked_through'],
    [
      'an unknown department',
      () => ({ locked_through: '2026-01-31', department_id: randomUUID() }),
      'department_id',
    ],
    [
      'a grace period that has ended',
      () => ({ locked_through: '2026-01-31', grace_until: hoursFromNow(-1) }),
      'grace_until',
    ],
  ])('422 for %s', async (_name, body, field) => {
    const reply = await lock(world.admin, body());
    expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, [field]]);
    expect((await list(world.admin)).body.data).toEqual([]);
  });

  test('409 clock_running with the clocks that were started in the period; 201 after they are stopped', async () => {
    const person = await somebody();
    const clock = await start(person, { started_at: hoursFromNow(-20) });
    const refused = await lock(world.admin, { locked_through: yesterday() });
    expect([refused.status, refused.body.data]).toEqual([
      409,
      {
        code: 'clock_running',
        entries: [
          {
            id: clock.body.data.id,
            employee: { id: person.id, email: person.email, name: person.name, photo_url: null },
          },
        ],
      },
    ]);
    const elsewhere = await lock(world.admin, {
      locked_through: yesterday(),
      department_id: await department(),
    });
    expect(elsewhere.status).toBe(201);
    await service.request(world, 'POST', '/tracking/clock/stop/', { as: person });
    expect((await lock(world.admin, { locked_through: yesterday() })).status).toBe(201);
  });

  test('201 while a clock runs that was started after the last day', async () => {
    const person = await somebody();
    await start(person, { started_at: hoursFromNow(-1) });
    expect((await lock(world.admin, { locked_through: yesterday() })).status).toBe(201);
    await service.request(world, 'POST', '/tracking/clock/discard/', { as: person });
  });

  test('403 for a manager; 403 key_not_accepted for a service key', async () => {
    const body = { locked_through: yesterday() };
    const replies = [
      await lock(world.manager, body),
      await lock(await world.serviceKey(['time:write']), body),
    ];
    expect(replies.map((reply) => [reply.status, reply.body.data.code])).toEqual([
      [403, 'insufficient_role'],
      [403, 'key_not_accepted'],
    ]);
  });

  test('rule 34: 201 waits for an entry that is being written, which is then stored before the lock', async () => {
    const person = await somebody();
    const blocker = await service.database.admin.connect();
    try {
      // the writer checks, finds no lock, and then waits in its transaction
      await blocker.query('BEGIN');
      await blocker.query(
        `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source)
         VALUES ($1, $2, now() - interval '23 hours', now() - interval '22 hours', 'UTC', 'manual')`,
        [world.id, person.id],
      );
      const writing = add(person, YESTERDAY_MORNING());
      await untilWaiting('time_entries');
      let answered = false;
      const locking = lock(world.admin, { locked_through: yesterday() }).finally(() => {
        answered = true;
      });
      await untilWaiting('pg_advisory_xact_lock');
      await sleep(100);
      expect(answered).toBe(false);
      await blocker.query('ROLLBACK');
      const [written, locked] = [await writing, await locking];
      expect([written.status, locked.status]).toEqual([201, 201]);
      expect(Date.parse(written.body.data.created_at)).toBeLessThanOrEqual(
        Date.parse(locked.body.data.created_at),
      );
    } finally {
      blocker.release();
    }
  });

  test('rule 34: 409 period_locked for a write that had to wait for the lock', async () => {
    const person = await somebody();
    const entry = await add(person, YESTERDAY_MORNING());
    const holder = await service.database.admin.connect();
    try {
      await holder.query('BEGIN');
      await holder.query(`SELECT pg_advisory_xact_lock(hashtextextended($1::uuid::text || ' periods', 0))`, [
        world.id,
      ]);
      await holder.query('INSERT INTO period_locks (workspace_id, locked_through) VALUES ($1, $2)', [
        world.id,
        yesterday(),
      ]);
      const path = `/tracking/entries/${entry.body.data.id}/`;
      const writes = [
        add(await somebody(), YESTERDAY_MORNING()),
        start(await somebody(), { started_at: hoursFromNow(-20) }),
        service.request(world, 'PATCH', path, { as: person, body: { description: 'x' } }),
        service.request(world, 'DELETE', path, { as: person }),
        service.request(world, 'POST', '/tracking/entries/bulk/', {
          as: person,
          body: { entries: [{ started_at: hoursFromNow(-21), ended_at: hoursFromNow(-20) }] },
        }),
        service.request(world, 'POST', '/pto/requests/', {
          as: await world.person({ manager: world.manager, pattern: EVERY_DAY }),
          body: { policy_id: world.sick, start_date: yesterday(), end_date: yesterday() },
        }),
      ];
      await untilWaiting('pg_advisory_xact_lock', 5);
      await holder.query('COMMIT');
      const replies = await Promise.all(writes);
      expect(replies.map((reply) => reply.body.data.results?.[0].code ?? reply.body.data.code)).toEqual(
        Array(6).fill('period_locked'),
      );
    } finally {
      holder.release();
    }
  });

  test('rule 34: 201 for a lock during 40 parallel writes; nothing is written into the period afterwards', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => somebody()));
    const writers = people.flatMap((person) =>
      Array.from({ length: 5 }, (_, index) =>
        add(person, { started_at: hoursFromNow(-23 + index), ended_at: hoursFromNow(-22.5 + index) }),
      ),
    );
    const locking = sleep(5).then(() => lock(world.admin, { locked_through: yesterday() }));
    const [locked, ...written] = await Promise.all([locking, ...writers]);
    expect(locked.status).toBe(201);
    // 503 if a busy machine has no free connection in time
    for (const reply of written) expect([201, 409, 503]).toContain(reply.status);
    const late = await world.sql(
      `SELECT e.id FROM time_entries e JOIN period_locks l ON l.workspace_id = e.workspace_id
        WHERE l.id = $1 AND e.employee_id = ANY ($2) AND e.created_at > l.created_at
          AND (e.started_at AT TIME ZONE e.timezone)::date <= l.locked_through`,
      [locked.body.data.id, people.map(({ id }) => id)],
    );
    expect(late).toEqual([]);
  });

  test('rule 34: 409 for either the lock or a clock that starts inside at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await somebody();
      const [locked, started] = await Promise.all([
        lock(world.admin, { locked_through: yesterday() }),
        start(person, { started_at: hoursFromNow(-20) }),
      ]);
      const codes = [locked, started].map((reply) => reply.body.data.code ?? reply.status);
      expect([
        [201, 'period_locked'],
        ['clock_running', 201],
      ]).toContainEqual(codes);
      await world.sql('DELETE FROM period_locks WHERE workspace_id = $1', [world.id]);
      await world.sql('DELETE FROM time_entries WHERE employee_id = $1', [person.id]);
    }
  });
});

describe('GET /api/v1/tracking/locks/', () => {
  test('200 for everybody, latest last day first; also with a key that has time:read', async () => {
    for (const locked_through of ['2026-01-31', '2026-03-31', '2026-02-28'])
      expect((await lock(world.admin, { locked_through })).status).toBe(201);
    for (const as of [world.employee, await world.personalKey(world.employee, ['time:read'])]) {
      const reply = await list(as);
      expect(reply.body.data.map((one: Fields) => one['locked_through'])).toEqual([
        '2026-03-31',
        '2026-02-28',
        '2026-01-31',
      ]);
    }
    expect((await list(await world.personalKey(world.employee, ['time:write']))).status).toBe(403);
  });
});

describe('DELETE /api/v1/tracking/locks/{lock_id}/', () => {
  test('200 unlocks the period, with an audit line that has the reason; then 404', async () => {
    const { id } = (await lock(world.admin, { locked_through: yesterday() })).body.data;
    const reply = await unlock(world.admin, id, { reason: ' Wrong month ' });
    expect([reply.status, reply.body.data]).toEqual([200, {}]);
    expect((await auditOf(world, id))[1]).toMatchObject({
      line: 'deleted period_lock · dashboard',
      changes: { locked_through: [yesterday(), null], reason: [null, 'Wrong month'] },
    });
    expect((await add(await somebody(), YESTERDAY_MORNING())).status).toBe(201);
    expect((await unlock(world.admin, id)).status).toBe(404);
  });

  test('422 without a reason or with a blank one; 403 for a manager; the lock stays', async () => {
    const { id } = (await lock(world.admin, { locked_through: yesterday() })).body.data;
    expect((await unlock(world.admin, id, {})).status).toBe(422);
    expect((await unlock(world.admin, id, { reason: ' ' })).status).toBe(422);
    expect((await unlock(world.manager, id)).status).toBe(403);
    expect((await list(world.admin)).body.data).toHaveLength(1);
  });
});

/** Waits until `count` sessions of this database are blocked in a statement that contains `text`. */
async function untilWaiting(text: string, count = 1): Promise<void> {
  const end = Date.now() + 15_000;
  for (;;) {
    const [row] = await world.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%' || $1 || '%'`,
      [text],
    );
    if (row!.n >= count) return;
    if (Date.now() > end) throw new Error(`no session waits in ${text}`);
    await sleep(10);
  }
}
