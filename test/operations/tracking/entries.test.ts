import { describe, expect, test } from '@jest/globals';
import { openWorld } from '../../support/opening.ts';
import { auditOf, eventKindsOf, eventsOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { bill } from './billed.ts';

const { service, world } = await openWorld();

const MORNING = { started_at: '2026-11-18T09:00:00.000+01:00', ended_at: '2026-11-18T13:00:00.000+01:00' };
const AFTERNOON = { started_at: '2026-11-18T13:00:00.000+01:00', ended_at: '2026-11-18T17:00:00.000+01:00' };

type Fields = Record<string, unknown>;
const create = (as: { token: string }, body: Fields) =>
  service.request(world, 'POST', '/tracking/entries/', { as, body });
const change = (as: { token: string }, id: string, body: Fields, headers: Record<string, string> = {}) =>
  service.request(world, 'PATCH', `/tracking/entries/${id}/`, { as, body, headers });
const remove = (as: { token: string }, id: string, headers: Record<string, string> = {}) =>
  service.request(world, 'DELETE', `/tracking/entries/${id}/`, { as, headers });
const somebody = (): Promise<Person> => world.person({ manager: world.manager });
const created = async (as: { token: string }, body: Fields = MORNING) => {
  const reply = await create(as, body);
  expect(reply.status).toBe(201);
  return reply.body.data;
};
/** Counts a person's entries, audit lines and events: a refused call leaves none. */
const writtenBy = async (person: Person) => {
  const [row] = await world.sql(
    `SELECT (SELECT count(*)::int FROM time_entries WHERE workspace_id = $1 AND employee_id = $2) AS entries,
            (SELECT count(*)::int FROM audit_log WHERE workspace_id = $1 AND actor_id = $2) AS lines,
            (SELECT count(*)::int FROM events WHERE workspace_id = $1 AND body::jsonb -> 'actor' ->> 'id' = $2::text) AS events`,
    [world.id, person.id],
  );
  return row;
};
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const category = async (options: { list?: string; archived?: boolean; label?: string } = {}) => {
  const { list = 'time-categories', archived = false, label = 'Travel' } = options;
  const [row] = await world.sql(
    `INSERT INTO list_items (workspace_id, list_key, code, label, archived_at)
     VALUES ($1, $2, gen_random_uuid()::text, $3, $4) RETURNING id`,
    [world.id, list, label, archived ? new Date() : null],
  );
  return row!['id'] as string;
};
const lockThrough = async (day: string, department: string | null = null, grace: string | null = null) => {
  const [row] = await world.sql(
    `INSERT INTO period_locks (workspace_id, locked_through, department_id, grace_until) VALUES ($1, $2, $3, $4) RETURNING id`,
    [world.id, day, department, grace],
  );
  return () => world.sql('DELETE FROM period_locks WHERE id = $1', [row!['id']]);
};

describe('the day that an entry belongs to', () => {
  const NIGHT = ['2026-06-30T23:46:00', '2026-06-30T23:56:00'] as const;
  const at = (offset: string, [start, end]: readonly [string, string] = NIGHT) => ({
    started_at: `${start}${offset}`,
    ended_at: `${end}${offset}`,
  });
  const ZEROS = ['Z', '+00:00', '-00:00'];
  /** Dates on which the person's report has work. */
  const workedOn = async (person: Person) => {
    const query = { from: '2026-06-29', to: '2026-07-02' };
    const { body } = await service.request(world, 'GET', '/tracking/reports/me/', { as: person, query });
    return body.data.rows
      .filter((row: { worked_seconds: number }) => row.worked_seconds > 0)
      .map((row: { key: string }) => row.key);
  };

  test.each(ZEROS)(
    '201 with %s: rules 30, 31: the entry counts on the day of the person’s zone',
    async (zero) => {
      const person = await somebody();
      const entry = await created(person, at(zero));
      expect([entry.timezone, entry.started_at]).toEqual(['Europe/Berlin', '2026-07-01T01:46:00.000+02:00']);
      expect(await workedOn(person)).toEqual(['2026-07-01']);
      const inUtc = await world.person({ timezone: 'UTC' });
      expect((await created(inUtc, at(zero))).started_at).toBe('2026-06-30T23:46:00.000+00:00');
      expect(await workedOn(inUtc)).toEqual(['2026-06-30']);
    },
  );

  test('201 with another offset: the person’s zone if it has that offset, otherwise the offset is kept (rules 30, 31)', async () => {
    const person = await somebody();
    expect((await created(person, at('+02:00'))).timezone).toBe('Europe/Berlin');
    const away = await created(person, at('-04:00', ['2026-06-30T20:00:00', '2026-06-30T21:00:00']));
    expect([away.timezone, away.started_at]).toEqual(['-04:00', '2026-06-30T20:00:00.000-04:00']);
    expect(await workedOn(person)).toEqual(['2026-06-30']);
  });

  test('201 and 200: bulk, a manager’s entry, a clock and a change treat zero offsets alike', async () => {
    const zones = [];
    for (const zero of ZEROS) {
      const person = await somebody();
      const post = async (path: string, as: Person, body: Fields) =>
        (await service.request(world, 'POST', path, { as, body })).body.data;
      const bulk = await post('/tracking/entries/bulk/', person, { entries: [at(zero)] });
      const one = await service.request(world, 'GET', `/tracking/entries/${bulk.results[0].id}/`, {
        as: person,
      });
      const other = await somebody();
      const entered = await post('/tracking/admin/entries/', world.manager, {
        ...at(zero),
        employee_id: other.id,
        reason: 'Forgot',
      });
      const moved = await change(other, entered.id, at(zero, ['2026-06-29T23:00:00', '2026-06-29T23:30:00']));
      const clock = await post('/tracking/clock/start/', other, {
        started_at: hoursFromNow(-1).replace('Z', zero),
      });
      zones.push(one.body.data.timezone, entered.timezone, moved.body.data.timezone, clock.timezone);
    }
    expect(zones).toEqual(Array(12).fill('Europe/Berlin'));
  });

  test('200 for a change with a zero offset keeps the zone of the entry', async () => {
    const person = await somebody();
    const { id } = await created(person, at('+09:00'));
    const moved = await change(person, id, { started_at: '2026-06-30T14:40:00.000+00:00' });
    expect([moved.status, moved.body.data.timezone]).toEqual([200, '+09:00']);
  });

  // Postgres reads the sign of `+09:00` the POSIX way, which is the opposite
  test.each(['+09:00', '-09:00', '+05:30', '-03:45', '+14:00'])(
    'in %s is the same in lists and in period locks (rules 30, 34)',
    async (offset) => {
      const person = await somebody();
      const late = await created(person, at(offset));
      const early = await created(person, at(offset, ['2026-06-30T00:05:00', '2026-06-30T00:15:00']));
      const listed = async (day: string) => {
        const query = { from: day, to: day };
        const { body } = await service.request(world, 'GET', '/tracking/entries/', { as: person, query });
        return body.data.map(({ id, locked }: Fields) => [id, locked]);
      };
      const unlockDayBefore = await lockThrough('2026-06-29');
      const open = await listed('2026-06-30');
      await unlockDayBefore();
      const unlock = await lockThrough('2026-06-30');
      const days = [await listed('2026-06-29'), await listed('2026-06-30'), await listed('2026-07-01')];
      await unlock();
      expect(open).toEqual([
        [late.id, false],
        [early.id, false],
      ]);
      expect(days).toEqual([
        [],
        [
          [late.id, true],
          [early.id, true],
        ],
        [],
      ]);
    },
  );

  test('409 period_locked uses the same day for each spelling of UTC (rule 34)', async () => {
    const person = await somebody();
    const unlock = await lockThrough('2026-06-30');
    const statuses = [];
    for (const zero of ZEROS) {
      const reply = await create(person, at(zero));
      statuses.push(reply.status);
      if (reply.status === 201) await remove(person, reply.body.data.id);
    }
    await unlock();
    expect(statuses).toEqual([201, 201, 201]);
  });
});

describe('POST /api/v1/tracking/entries/', () => {
  test('201 with the created entry, in its own zone', async () => {
    const travel = await category();
    const reply = await create(world.employee, {
      ...MORNING,
      description: '  Site survey ',
      billable: true,
      category_id: travel,
      break_minutes: 15,
      external_id: 'jira-17',
    });
    expect(reply.status).toBe(201);
    expect(reply.headers.get('etag')).toBe('"1"');
    expect(reply.body.data).toEqual({
      ...MORNING,
      id: expect.any(String),
      employee: {
        id: world.employee.id,
        email: world.employee.email,
        name: world.employee.name,
        photo_url: null,
      },
      duration_seconds: 14_400,
      break_minutes: 15,
      timezone: 'Europe/Berlin',
      description: 'Site survey',
      billable: true,
      category: { id: travel, label: 'Travel' },
      source: 'manual',
      external_id: 'jira-17',
      auto_stopped: false,
      locked: false,
      warnings: [],
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      deleted_at: null,
    });
  });

  test('201 writes one event and one audit line', async () => {
    const person = await somebody();
    const entry = await created(person, { ...MORNING, description: 'Survey', billable: true });
    expect(await eventsOf(world, entry.id)).toEqual([
      {
        id: expect.any(String),
        sequence: expect.any(Number),
        event: 'time_entry.created',
        occurred_at: expect.stringMatching(/T.*[+-]\d\d:\d\d$/),
        actor: { id: person.id, email: person.email, name: person.name },
        data: {
          id: entry.id,
          version: 1,
          employee: { id: person.id, email: person.email, name: person.name },
          ...MORNING,
          description: 'Survey',
          billable: true,
        },
      },
    ]);
    expect(await auditOf(world, entry.id)).toMatchObject([
      { line: 'created time_entry · dashboard', source: 'dashboard' },
    ]);
  });

  test('rule 27: 201 when one entry begins where the other ends', async () => {
    const person = await somebody();
    await created(person, MORNING);
    await created(person, AFTERNOON);
  });

  test('rule 27: 409 entry_overlap with the id of the other entry', async () => {
    const first = await created(world.colleague, MORNING);
    const second = await create(world.colleague, {
      started_at: '2026-11-18T11:00:00.000+01:00',
      ended_at: '2026-11-18T14:00:00.000+01:00',
    });
    expect(second.status).toBe(409);
    expect(second.body.data).toEqual({ code: 'entry_overlap', conflicts: [first.id] });
  });

  test('rule 27: 409 for all but one of twenty parallel entries with the same times', async () => {
    const person = await somebody();
    const replies = await Promise.all(Array.from({ length: 20 }, () => create(person, MORNING)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    const winner = replies.find((reply) => reply.status === 201)!.body.data.id;
    for (const reply of replies.filter((one) => one.status === 409))
      expect(reply.body.data).toEqual({ code: 'entry_overlap', conflicts: [winner] });
  });

  test('rule 27: 409 for an entry that is written concurrently without the lock', async () => {
    const person = await somebody();
    const other = await service.database.admin.connect();
    try {
      await other.query('BEGIN');
      const { rows } = await other.query(
        `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source)
         VALUES ($1, $2, $3, $4, 'Europe/Berlin', 'import') RETURNING id`,
        [world.id, person.id, MORNING.started_at, MORNING.ended_at],
      );
      const waiting = create(person, MORNING);
      await new Promise((resolve) => setTimeout(resolve, 150));
      await other.query('COMMIT');
      const reply = await waiting;
      expect(reply.status).toBe(409);
      expect(reply.body.data).toEqual({ code: 'entry_overlap', conflicts: [rows[0].id] });
      expect(await writtenBy(person)).toEqual({ entries: 1, lines: 0, events: 0 });
    } finally {
      other.release();
    }
  });

  test('201 for overlapping entries if the workspace allows them', async () => {
    const loose = await service.world({ settings: { allow_overlap: true } });
    for (let count = 0; count < 2; count += 1) {
      const options = { as: loose.employee, body: MORNING };
      expect((await service.request(loose, 'POST', '/tracking/entries/', options)).status).toBe(201);
    }
  });

  test('rule 28: 409 entry_overlap with the running clock', async () => {
    const person = await somebody();
    const clock = await service.request(world, 'POST', '/tracking/clock/start/', {
      as: person,
      body: { started_at: hoursFromNow(-2) },
    });
    const reply = await create(person, { started_at: hoursFromNow(-1), ended_at: hoursFromNow(-0.5) });
    expect(reply.status).toBe(409);
    expect(reply.body.data).toEqual({ code: 'entry_overlap', conflicts: [clock.body.data.id] });
  });

  test.each([
    ['summer time begins', '2026-03-29T01:30:00.000+01:00', '2026-03-29T03:30:00.000+02:00', 3600],
    ['summer time ends', '2026-10-25T01:30:00.000+02:00', '2026-10-25T03:30:00.000+01:00', 10_800],
  ])('rule 29: 201 with the elapsed seconds when %s', async (_name, started_at, ended_at, seconds) => {
    const entry = await created(await somebody(), { started_at, ended_at });
    expect(entry).toMatchObject({ started_at, ended_at, duration_seconds: seconds });
  });

  test('rule 30: 201 keeps the sent offset if the person’s zone has another', async () => {
    const sent = { started_at: '2026-11-18T09:00:00.000+09:00', ended_at: '2026-11-18T10:00:00.000+09:00' };
    expect(await created(await somebody(), sent)).toMatchObject({ ...sent, timezone: '+09:00' });
  });

  test("rule 30: 201 shows UTC times in the person's zone", async () => {
    const person = await world.person({ manager: world.manager, timezone: 'Europe/Lisbon' });
    const entry = await created(person, {
      started_at: '2026-07-01T09:00:00Z',
      ended_at: '2026-07-01T10:00:00Z',
    });
    expect(entry).toMatchObject({ started_at: '2026-07-01T10:00:00.000+01:00', timezone: 'Europe/Lisbon' });
  });

  test('201 keeps milliseconds, the precision of answers: the next entry can begin there', async () => {
    const person = await somebody();
    const entry = await created(person, { ...MORNING, ended_at: '2026-11-18T12:00:00.000999+01:00' });
    expect(entry.ended_at).toBe('2026-11-18T12:00:00.000+01:00');
    await created(person, { ...MORNING, started_at: entry.ended_at });
  });

  test.each<[string, Fields, string]>([
    ['rule 30: a start without an offset', { ...MORNING, started_at: '2026-11-18T09:00:00' }, 'started_at'],
    [
      'rule 33: an end before the start',
      { ...MORNING, ended_at: '2026-11-18T08:00:00.000+01:00' },
      'ended_at',
    ],
    ['rule 33: an end at the start', { ...MORNING, ended_at: MORNING.started_at }, 'ended_at'],
    ['rule 33: more than 24 hours', { ...MORNING, ended_at: '2026-11-19T09:00:00.001+01:00' }, 'ended_at'],
    ['rule 33: a break as long as the entry', { ...MORNING, break_minutes: 240 }, 'break_minutes'],
    ['a break of more than 8 hours', { ...MORNING, break_minutes: 481 }, 'break_minutes'],
    ['a blank external_id', { ...MORNING, external_id: '  ' }, 'external_id'],
    [
      'a description of more than 500 characters',
      { ...MORNING, description: 'x'.repeat(501) },
      'description',
    ],
    ['a malformed time', { ...MORNING, ended_at: 'noon' }, 'ended_at'],
    ['an unknown field', { ...MORNING, colour: 'red' }, 'colour'],
    ['a missing field', { started_at: MORNING.started_at }, 'ended_at'],
  ])('422 for %s', async (_name, body, field) => {
    const reply = await create(world.stranger, body);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors!)).toEqual([field]);
  });

  test('rule 33: 422 for an end more than 5 minutes ahead, 201 for up to 5 minutes', async () => {
    const person = await somebody();
    const started_at = hoursFromNow(-1);
    const far = await create(person, { started_at, ended_at: hoursFromNow(0.1) });
    expect(far.status).toBe(422);
    expect(far.body.errors).toHaveProperty('ended_at');
    await created(person, { started_at, ended_at: hoursFromNow(0.07) });
  });

  test('rule 53: 422 for a category that is foreign, archived, of another list or unknown: the same text', async () => {
    const elsewhere = await service.world();
    const [foreign] = await elsewhere.sql(
      `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'time-categories', 'x', 'X') RETURNING id`,
      [elsewhere.id],
    );
    const ids = [
      foreign!['id'] as string,
      await category({ archived: true }),
      await category({ list: 'departments' }),
      world.id,
    ];
    for (const category_id of ids) {
      const reply = await create(world.stranger, { ...MORNING, category_id });
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toEqual({ category_id: ['There is no such record.'] });
    }
  });

  test('rule 34: 409 period_locked up to the locked day, 201 on the next day of the same week', async () => {
    const unlock = await lockThrough('2026-10-31');
    try {
      const person = await somebody();
      const inside = await create(person, {
        started_at: '2026-10-31T22:00:00.000+01:00',
        ended_at: '2026-11-01T02:00:00.000+01:00',
      });
      expect(inside.status).toBe(409);
      expect(inside.body.data).toEqual({ code: 'period_locked', locked_through: '2026-10-31' });
      await created(person, {
        started_at: '2026-11-01T00:00:00.000+01:00',
        ended_at: '2026-11-01T02:00:00.000+01:00',
      });
    } finally {
      await unlock();
    }
  });

  test('rule 34: 409 only in the locked department', async () => {
    const department = await category({ list: 'departments' });
    const unlock = await lockThrough('2026-11-18', department);
    try {
      const inside = await world.person({ manager: world.manager, departmentId: department });
      expect((await create(inside, MORNING)).status).toBe(409);
      await created(await somebody(), MORNING);
    } finally {
      await unlock();
    }
  });

  test('rule 34: 201 for an admin in the grace period, 409 for others then and for the admin afterwards', async () => {
    const unlock = await lockThrough('2026-11-18', null, hoursFromNow(1));
    await created(world.admin, MORNING);
    expect((await create(await somebody(), MORNING)).status).toBe(409);
    await unlock();
    const unlockAgain = await lockThrough('2026-11-18', null, hoursFromNow(-1));
    expect((await create(world.admin, AFTERNOON)).status).toBe(409);
    await unlockAgain();
  });

  test('rule 38: 409 duplicate_external_id with the id of the first entry, also of another person', async () => {
    const first = await created(await somebody(), { ...MORNING, external_id: 'ext-1' });
    const reply = await create(await somebody(), { ...MORNING, external_id: ' ext-1 ' });
    expect(reply.status).toBe(409);
    expect(reply.body.data).toEqual({ code: 'duplicate_external_id', id: first.id });
  });

  test('rule 38: 409 for all but one of ten people who send the same external_id at once', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, somebody));
    const replies = await Promise.all(
      people.map((person) => create(person, { ...MORNING, external_id: 'ext-2' })),
    );
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(1);
    const { id } = replies.find((reply) => reply.status === 201)!.body.data;
    for (const [index, reply] of replies.entries()) {
      const won = reply.status === 201;
      if (!won) expect(reply.body.data).toEqual({ code: 'duplicate_external_id', id });
      const left = won ? 1 : 0;
      expect(await writtenBy(people[index]!)).toEqual({ entries: left, lines: left, events: left });
    }
  });

  test('201 with the same entry that later reads return', async () => {
    const person = await somebody();
    const entry = await created(person, {
      ...MORNING,
      category_id: await category(),
      description: ' Näher am Kunden\n',
      break_minutes: 15,
      external_id: 'ext-shown',
      billable: true,
    });
    const shown = await service.request(world, 'GET', `/tracking/entries/${entry.id}/`, { as: person });
    expect(shown.body.data).toEqual(entry);
    const [row] = await world.sql(
      `SELECT created_at = updated_at AS alike, version, now() - created_at < interval '1 minute' AS recent FROM time_entries WHERE id = $1`,
      [entry.id],
    );
    expect(row).toEqual({ alike: true, version: 1, recent: true });
  });

  test('rule 54: 201 with a key: its prefix is in the audit trail, and the source is api', async () => {
    const key = await world.personalKey(world.stranger, ['time:write']);
    const entry = await created(key, MORNING);
    expect(entry.source).toBe('api');
    expect(await auditOf(world, entry.id)).toMatchObject([
      { line: `created time_entry · api:${key.prefix}`, key_prefix: key.prefix },
    ]);
  });

  test('201 for a service key that names a person; 422 without one or for an unknown person', async () => {
    const key = await world.serviceKey(['time:write']);
    const person = await somebody();
    const entry = await created(key, { ...MORNING, employee_id: person.id });
    expect(entry.employee.id).toBe(person.id);
    const [event] = await eventsOf(world, entry.id);
    expect(event!.actor).toEqual({ id: key.id, email: `${key.prefix}@keys.invalid`, name: 'Test key' });

    const nameless = await create(key, MORNING);
    expect([nameless.status, nameless.body.data.code]).toEqual([422, 'employee_required']);
    const unknown = await create(key, { ...MORNING, employee_id: world.id });
    expect(unknown.status).toBe(422);
    expect(unknown.body.errors).toEqual({ employee_id: ['There is no such record.'] });
  });

  test("403 not_own_record for somebody else's entry, even by an admin", async () => {
    const reply = await create(world.admin, { ...MORNING, employee_id: world.employee.id });
    expect([reply.status, reply.body.data.code]).toEqual([403, 'not_own_record']);
  });

  test('rule 58: 201 twice with one row, one event, for the same Idempotency-Key', async () => {
    const person = await somebody();
    const headers = { 'idempotency-key': 'once' };
    const options = { as: person, body: MORNING, headers };
    const first = await service.request(world, 'POST', '/tracking/entries/', options);
    const second = await service.request(world, 'POST', '/tracking/entries/', options);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.text).toBe(first.text);
    expect(await eventKindsOf(world, first.body.data.id)).toEqual(['time_entry.created']);
  });
});

describe('GET /api/v1/tracking/entries/', () => {
  const list = async (
    as: { token: string },
    query: Record<string, string | number | boolean | undefined>,
  ) => {
    const reply = await service.request(world, 'GET', '/tracking/entries/', { as, query });
    expect(reply.status).toBe(200);
    return reply.body.data as Record<string, any>[];
  };

  test('200 pages through all entries, each exactly once', async () => {
    const person = await somebody();
    for (let day = 1; day <= 5; day += 1) {
      await created(person, {
        started_at: `2026-10-0${day}T09:00:00.000+02:00`,
        ended_at: `2026-10-0${day}T10:00:00.000+02:00`,
      });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await service.request(world, 'GET', '/tracking/entries/', {
        as: person,
        query: { limit: 2, cursor, include_total: true },
      });
      expect(page.status).toBe(200);
      expect(page.headers.get('x-total-count')).toBe('5');
      seen.push(...page.body.data.map((entry: { started_at: string }) => entry.started_at.slice(0, 10)));
      cursor = page.headers.get('x-next-cursor') ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['2026-10-05', '2026-10-04', '2026-10-03', '2026-10-02', '2026-10-01']);
  });

  test('200 with only what matches the filters', async () => {
    const person = await somebody();
    const travel = await category();
    const night = await created(person, {
      started_at: '2026-06-30T22:00:00.000+02:00',
      ended_at: '2026-07-01T06:00:00.000+02:00',
      billable: true,
    });
    const day = await created(person, {
      started_at: '2026-07-03T09:00:00.000+02:00',
      ended_at: '2026-07-03T10:00:00.000+02:00',
      category_id: travel,
    });
    const clock = (await service.request(world, 'POST', '/tracking/clock/start/', { as: person })).body.data;
    const ids = async (query: Record<string, string | boolean>) =>
      (await list(person, { ordering: 'started_at', ...query })).map((entry) => entry['id']);

    expect(await ids({})).toEqual([night.id, day.id, clock.id]);
    expect(await ids({ from: '2026-07-01', to: '2026-07-02' })).toEqual([night.id]);
    expect(await ids({ to: '2026-06-30' })).toEqual([night.id]);
    expect(await ids({ from: '2026-07-02', to: '2026-07-03' })).toEqual([day.id]);
    expect(await ids({ billable: true })).toEqual([night.id]);
    expect(await ids({ category_id: travel })).toEqual([day.id]);
    expect(await ids({ source: 'manual,import' })).toEqual([night.id, day.id]);
    expect(await ids({ running: true })).toEqual([clock.id]);
    expect(await ids({ running: false })).toEqual([night.id, day.id]);
  });

  test('200 with entries changed since a time, including deleted ones with their last values', async () => {
    const person = await somebody();
    await created(person, MORNING);
    const since = new Date().toISOString();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const gone = await created(person, AFTERNOON);
    await remove(person, gone.id);
    expect(await list(person, { updated_since: since, include_deleted: true })).toEqual([
      { ...gone, version: 2, updated_at: expect.any(String), deleted_at: expect.any(String) },
    ]);
    expect(await list(person, { updated_since: since })).toEqual([]);
    expect(await list(person, {})).toHaveLength(1);
  });

  test('200 for a service key that names a person; 422 without one, 404 for an unknown person', async () => {
    const key = await world.serviceKey(['time:read']);
    const person = await somebody();
    const entry = await created(person);
    expect(await list(key, { employee_id: person.id })).toMatchObject([{ id: entry.id }]);
    const [nameless, unknown] = await Promise.all([
      service.request(world, 'GET', '/tracking/entries/', { as: key }),
      service.request(world, 'GET', '/tracking/entries/', { as: key, query: { employee_id: world.id } }),
    ]);
    expect([nameless.status, unknown.status]).toEqual([422, 404]);
  });

  test("403 for somebody else's entries, even by their manager", async () => {
    const reply = await service.request(world, 'GET', '/tracking/entries/', {
      as: world.manager,
      query: { employee_id: world.employee.id },
    });
    expect([reply.status, reply.body.data.code]).toEqual([403, 'not_own_record']);
  });

  test('400 for a cursor made with other filters', async () => {
    const person = await somebody();
    await created(person, MORNING);
    await created(person, AFTERNOON);
    const page = await service.request(world, 'GET', '/tracking/entries/', {
      as: person,
      query: { limit: 1 },
    });
    const reply = await service.request(world, 'GET', '/tracking/entries/', {
      as: person,
      query: { limit: 1, cursor: page.headers.get('x-next-cursor')!, billable: true },
    });
    expect([reply.status, reply.body.data.code]).toEqual([400, 'bad_cursor']);
  });
});

describe('GET /api/v1/tracking/entries/{entry_id}/', () => {
  const read = (as: { token: string }, id: string, headers: Record<string, string> = {}) =>
    service.request(world, 'GET', `/tracking/entries/${id}/`, { as, headers });

  test('200 with the entry and its version as ETag; 304 if the client has that version', async () => {
    const person = await somebody();
    const entry = await created(person);
    const reply = await read(person, entry.id);
    expect(reply.status).toBe(200);
    const tag = reply.headers.get('etag')!;
    expect(tag).toMatch(/^"1-/);
    expect(reply.body.data).toEqual(entry);
    expect((await read(person, entry.id, { 'if-none-match': tag })).status).toBe(304);
  });

  test('404 for a foreign, deleted, unknown or malformed entry: the same answer', async () => {
    const person = await somebody();
    const entry = await created(person);
    const gone = await created(person, AFTERNOON);
    await remove(person, gone.id);
    const replies = [
      await read(world.manager, entry.id),
      await read(world.admin, entry.id),
      await read(person, gone.id),
      await read(person, world.id),
      await read(person, 'entry'),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  });

  test("200 for a service key, for anyone's entry", async () => {
    const entry = await created(await somebody());
    expect((await read(await world.serviceKey(['time:read']), entry.id)).status).toBe(200);
  });
});

describe('warnings of an entry', () => {
  test.each([
    ['09:00', '15:00', 0, []],
    ['09:00', '15:01', 0, ['break']],
    ['09:00', '15:31', 30, []],
    ['09:00', '19:00', 30, ['break']],
    ['09:00', '19:00', 45, []],
  ])('rule 37: %s to %s with %d min of break: %j, never refused', async (from, to, minutes, warnings) => {
    const entry = await created(await somebody(), {
      started_at: `2026-11-17T${from}:00+01:00`,
      ended_at: `2026-11-17T${to}:00+01:00`,
      break_minutes: minutes,
    });
    expect(entry.warnings).toEqual(warnings);
  });
});

describe('PATCH /api/v1/tracking/entries/{entry_id}/', () => {
  test('200 changes the given fields and keeps the rest', async () => {
    const person = await somebody();
    const [travel, office] = [await category(), await category({ label: 'Office' })];
    const entry = await created(person, {
      ...MORNING,
      description: 'Survey',
      category_id: travel,
      external_id: 'p-1',
      break_minutes: 10,
    });
    const reply = await change(person, entry.id, {
      ended_at: '2026-11-18T12:00:00.000+01:00',
      category_id: office,
      billable: true,
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('etag')).toBe('"2"');
    expect(reply.body.data).toEqual({
      ...entry,
      ended_at: '2026-11-18T12:00:00.000+01:00',
      duration_seconds: 10_800,
      category: { id: office, label: 'Office' },
      billable: true,
      version: 2,
      updated_at: expect.any(String),
    });
    const cleared = await change(person, entry.id, {
      description: null,
      category_id: null,
      external_id: null,
      break_minutes: 0,
    });
    expect(cleared.body.data).toMatchObject({
      description: '',
      category: null,
      external_id: null,
      break_minutes: 0,
    });
  });

  test('200 writes an event and an audit line with the changes', async () => {
    const person = await somebody();
    const entry = await created(person);
    await change(person, entry.id, { ended_at: '2026-11-18T12:30:00.000+01:00', description: 'Shorter' });
    const events = await eventsOf(world, entry.id);
    expect(events.map((event) => event.event)).toEqual(['time_entry.created', 'time_entry.updated']);
    expect(events[1]!.data).toMatchObject({
      ended_at: '2026-11-18T12:30:00.000+01:00',
      description: 'Shorter',
    });
    expect((await auditOf(world, entry.id))[1]).toMatchObject({
      line: 'updated time_entry · dashboard',
      changes: {
        ended_at: [MORNING.ended_at, '2026-11-18T12:30:00.000+01:00'],
        description: ['', 'Shorter'],
      },
    });
  });

  test('200 for the entry of a stopped clock, with time_entry.updated', async () => {
    const person = await somebody();
    const clock = await service.request(world, 'POST', '/tracking/clock/start/', {
      as: person,
      body: { started_at: hoursFromNow(-2) },
    });
    await service.request(world, 'POST', '/tracking/clock/stop/', { as: person });
    const reply = await change(person, clock.body.data.id, { description: 'Later' });
    expect(reply.body.data).toMatchObject({ description: 'Later', source: 'clock' });
    expect(await eventKindsOf(world, clock.body.data.id)).toEqual([
      'clock.started',
      'clock.stopped',
      'time_entry.updated',
    ]);
  });

  test('rule 27: 200 for moving an entry over its own old time; 409 over another entry', async () => {
    const person = await somebody();
    const [entry, other] = [await created(person, MORNING), await created(person, AFTERNOON)];
    const shifted = await change(person, entry.id, {
      started_at: '2026-11-18T08:00:00.000+01:00',
      ended_at: '2026-11-18T12:00:00.000+01:00',
    });
    expect(shifted.status).toBe(200);
    const over = await change(person, entry.id, { ended_at: '2026-11-18T13:30:00.000+01:00' });
    expect(over.status).toBe(409);
    expect(over.body.data).toEqual({ code: 'entry_overlap', conflicts: [other.id] });
  });

  test('rule 27: 409 for all but one of ten entries moved to the same hour at once', async () => {
    const person = await somebody();
    const entries = [];
    for (let hour = 10; hour < 20; hour += 1)
      entries.push(
        await created(person, {
          started_at: `2026-11-10T${hour}:00:00+01:00`,
          ended_at: `2026-11-10T${hour}:30:00+01:00`,
        }),
      );
    const target = { started_at: '2026-11-11T09:00:00.000+01:00', ended_at: '2026-11-11T10:00:00.000+01:00' };
    const replies = await Promise.all(entries.map((entry) => change(person, entry.id, target)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  test("rule 30: 200 keeps the entry's zone if the new start can be in it", async () => {
    const person = await world.person({ manager: world.manager, timezone: 'Europe/Lisbon' });
    const entry = await created(person, {
      started_at: '2026-07-01T09:00:00.000+01:00',
      ended_at: '2026-07-01T12:00:00.000+01:00',
    });
    await world.sql(`UPDATE users SET timezone = 'America/New_York' WHERE id = $1`, [person.id]);
    const same = await change(person, entry.id, { started_at: '2026-07-01T10:00:00.000+01:00' });
    expect(same.body.data.timezone).toBe('Europe/Lisbon');
    const utc = await change(person, entry.id, { started_at: '2026-07-01T09:30:00Z' });
    expect(utc.body.data).toMatchObject({
      timezone: 'Europe/Lisbon',
      started_at: '2026-07-01T10:30:00.000+01:00',
    });
    const moved = await change(person, entry.id, { started_at: '2026-07-01T05:00:00.000-04:00' });
    expect(moved.body.data.timezone).toBe('America/New_York');
  });

  test.each<[string, Fields, string]>([
    ['rule 30: a start without an offset', { started_at: '2026-11-18T09:00:00' }, 'started_at'],
    ['rule 33: an end at the start', { ended_at: MORNING.started_at }, 'ended_at'],
    ['rule 33: more than 24 hours', { started_at: '2026-11-17T12:00:00.000+01:00' }, 'ended_at'],
    ['rule 33: a break as long as the entry', { break_minutes: 240 }, 'break_minutes'],
    ['rule 53: an unknown category', { category_id: '0193a000-0000-7000-8000-000000000602' }, 'category_id'],
    ['no field at all', {}, 'non_field_errors'],
    [
      'a field that does not exist here',
      { employee_id: '0193a000-0000-7000-8000-000000000602' },
      'employee_id',
    ],
  ])('422 for %s', async (_name, body, field) => {
    const person = await somebody();
    const entry = await created(person);
    const reply = await change(person, entry.id, body);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors!)).toEqual([field]);
  });

  test('200 for a new description on an entry whose category was archived later', async () => {
    const person = await somebody();
    const travel = await category();
    const entry = await created(person, { ...MORNING, category_id: travel });
    await world.sql('UPDATE list_items SET archived_at = now() WHERE id = $1', [travel]);
    const reply = await change(person, entry.id, { description: 'Still fine', category_id: travel });
    expect(reply.body.data).toMatchObject({ description: 'Still fine', category: { id: travel } });
  });

  test('200 for a new description on an entry that was allowed to overlap; 409 for moving it now', async () => {
    const loose = await service.world({ settings: { allow_overlap: true } });
    const post = () =>
      service.request(loose, 'POST', '/tracking/entries/', { as: loose.employee, body: MORNING });
    const [first, second] = [await post(), await post()];
    await loose.sql(`UPDATE workspaces SET settings = '{}' WHERE id = $1`, [loose.id]);
    // workspace settings are cached for up to a second
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const patch = (body: Fields) =>
      service.request(loose, 'PATCH', `/tracking/entries/${second.body.data.id}/`, {
        as: loose.employee,
        body,
      });
    expect((await patch({ description: 'Twice' })).status).toBe(200);
    const moved = await patch({ ended_at: '2026-11-18T12:00:00.000+01:00' });
    expect(moved.body.data).toEqual({ code: 'entry_overlap', conflicts: [first.body.data.id] });
    expect((await patch(AFTERNOON)).status).toBe(200);
  });

  test('rule 34: 409 period_locked for moving in, moving out and changing inside', async () => {
    const person = await somebody();
    const inside = await created(person, {
      started_at: '2026-10-30T09:00:00.000+01:00',
      ended_at: '2026-10-30T10:00:00.000+01:00',
    });
    const outside = await created(person, {
      started_at: '2026-11-02T09:00:00.000+01:00',
      ended_at: '2026-11-02T10:00:00.000+01:00',
    });
    const unlock = await lockThrough('2026-10-31');
    try {
      const replies = [
        await change(person, outside.id, {
          started_at: '2026-10-31T09:00:00.000+01:00',
          ended_at: '2026-10-31T10:00:00.000+01:00',
        }),
        await change(person, inside.id, {
          started_at: '2026-11-03T09:00:00.000+01:00',
          ended_at: '2026-11-03T10:00:00.000+01:00',
        }),
        await change(person, inside.id, { description: 'Late' }),
        await remove(person, inside.id),
      ];
      expect(replies.map((reply) => reply.body.data.code)).toEqual(Array(4).fill('period_locked'));
      expect((await change(person, outside.id, { description: 'Open' })).status).toBe(200);
      const shown = await service.request(world, 'GET', `/tracking/entries/${inside.id}/`, { as: person });
      expect(shown.body.data.locked).toBe(true);
    } finally {
      await unlock();
    }
  });

  test("rule 38: 409 duplicate_external_id; 200 for the entry's own id again", async () => {
    const person = await somebody();
    const first = await created(person, { ...MORNING, external_id: 'dup-1' });
    const second = await created(person, { ...AFTERNOON, external_id: 'dup-2' });
    const reply = await change(person, second.id, { external_id: 'dup-1' });
    expect(reply.status).toBe(409);
    expect(reply.body.data).toEqual({ code: 'duplicate_external_id', id: first.id });
    expect((await change(person, second.id, { external_id: 'dup-2' })).status).toBe(200);
  });

  test('409 running for the entry of a running clock, 409 invoiced for an entry on an invoice', async () => {
    const person = await somebody();
    const clock = await service.request(world, 'POST', '/tracking/clock/start/', { as: person });
    const running = await change(person, clock.body.data.id, { description: 'x' });
    expect([running.status, running.body.data.code]).toEqual([409, 'running']);
    const entry = await created(person);
    await bill(world, entry.id);
    const billed = await change(person, entry.id, { description: 'x' });
    expect([billed.status, billed.body.data.code]).toEqual([409, 'invoiced']);
  });

  test('412 for an old version, 200 for the current one', async () => {
    const person = await somebody();
    const entry = await created(person);
    await change(person, entry.id, { description: 'First' }, { 'if-match': '"1"' });
    const late = await change(person, entry.id, { description: 'Second' }, { 'if-match': '"1"' });
    expect([late.status, late.body.data]).toEqual([412, { code: 'version_mismatch', current_version: 2 }]);
  });

  test('412 for all but one of ten parallel changes of the same version', async () => {
    const person = await somebody();
    const entry = await created(person);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        change(person, entry.id, { description: `Try ${index}` }, { 'if-match': '"1"' }),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array<number>(9).fill(412)]);
  });

  test("404 for somebody else's entry, even for their manager and an admin", async () => {
    const entry = await created(await somebody());
    for (const as of [world.colleague, world.manager, world.admin])
      expect((await change(as, entry.id, { description: 'x' })).status).toBe(404);
  });

  test('403 insufficient_scope for a key that only reads', async () => {
    const entry = await created(world.employee, {
      started_at: '2026-09-01T09:00:00.000+02:00',
      ended_at: '2026-09-01T10:00:00.000+02:00',
    });
    const reply = await change(await world.personalKey(world.employee, ['time:read']), entry.id, {
      description: 'x',
    });
    expect([reply.status, reply.body.data.code]).toEqual([403, 'insufficient_scope']);
  });
});

describe('DELETE /api/v1/tracking/entries/{entry_id}/', () => {
  test('200 with an empty object; the entry is 404 and its time is free', async () => {
    const person = await somebody();
    const entry = await created(person, { ...MORNING, external_id: 'again' });
    const reply = await remove(person, entry.id);
    expect([reply.status, reply.body.data]).toEqual([200, {}]);
    expect((await remove(person, entry.id)).status).toBe(404);
    await created(person, { ...MORNING, external_id: 'again' });
  });

  test('200 writes an event with the last values and an audit line, and keeps a row for clients that sync', async () => {
    const key = await world.personalKey(world.colleague, ['time:write']);
    const entry = await created(key, {
      started_at: '2026-09-02T09:00:00.000+02:00',
      ended_at: '2026-09-02T10:00:00.000+02:00',
    });
    await remove(key, entry.id);
    const events = await eventsOf(world, entry.id);
    expect(events[1]).toMatchObject({
      event: 'time_entry.deleted',
      data: { id: entry.id, started_at: entry.started_at, ended_at: entry.ended_at },
    });
    expect((await auditOf(world, entry.id))[1]!['line']).toBe(`deleted time_entry · api:${key.prefix}`);
    const rows = await world.sql('SELECT deleted_at FROM time_entries WHERE id = $1', [entry.id]);
    expect(rows[0]!['deleted_at']).not.toBeNull();
  });

  test('200 once, 404 for the rest of ten parallel deletions, with one event', async () => {
    const person = await somebody();
    const entry = await created(person);
    const replies = await Promise.all(Array.from({ length: 10 }, () => remove(person, entry.id)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
    expect(await eventKindsOf(world, entry.id)).toEqual(['time_entry.created', 'time_entry.deleted']);
  });

  test('409 running, 409 invoiced, 412 for another version', async () => {
    const person = await somebody();
    const clock = await service.request(world, 'POST', '/tracking/clock/start/', { as: person });
    expect((await remove(person, clock.body.data.id)).body.data.code).toBe('running');
    const entry = await created(person);
    expect((await remove(person, entry.id, { 'if-match': '"7"' })).status).toBe(412);
    await bill(world, entry.id);
    expect((await remove(person, entry.id)).body.data.code).toBe('invoiced');
  });

  test("404 for somebody else's entry", async () => {
    const entry = await created(await somebody());
    expect((await remove(world.manager, entry.id)).status).toBe(404);
  });
});
