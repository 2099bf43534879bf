/**
 * The workspace of the domain rules (section "Fixture"): Berlin, Monday to Friday, Christmas 2026; its clock
 * stands still.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Absence, AbsenceEventData, PtoBalance } from '../../../src/generated/types.ts';
import { opened } from '../../support/opening.ts';
import { startService, type Reply, type RequestOptions, type Service } from '../../support/service.ts';
import type { Key, Person, World, WorldOptions } from '../../support/world.ts';
import { VACATION } from '../../support/leaveRules.ts';

const HOLIDAYS: [date: string, name: string, half: 'none' | 'am' | 'pm'][] = [
  ['2026-12-24', 'Christmas Eve', 'pm'],
  ['2026-12-25', 'Christmas Day', 'none'],
  ['2026-12-31', "New Year's Eve", 'pm'],
  ['2027-01-01', "New Year's Day", 'none'],
];

export type Who = Person | Key;

/** A webhook body. */
export interface AbsenceEvent {
  sequence: number;
  event: string;
  occurred_at: string;
  actor: { id: string; email: string; name: string };
  data: AbsenceEventData;
}

export interface LeaveFixture {
  service: Service;
  world: World;
  /** Sets the clock to nine in the morning, Berlin winter time, of a date. */
  today(date: string): void;
  call(as: Who, method: string, path: string, options?: Omit<RequestOptions, 'as'>): Promise<Reply>;
  /** Requests leave; by default of the policy `vacation`. */
  ask(as: Who, body: Record<string, unknown>): Promise<Reply>;
  /** Like `ask`, but must succeed; returns the absence. */
  asked(as: Who, body: Record<string, unknown>): Promise<Absence>;
  /** Requested, and approved by the manager of the world. */
  approved(as: Person, body: Record<string, unknown>, by?: Who): Promise<Absence>;
  balance(as: Who, query?: Record<string, string | number>): Promise<PtoBalance>;
  /** A new person under the world's manager. */
  someone(options?: Parameters<World['person']>[0]): Promise<Person>;
  /** Gives the person a calendar of their own from the beginning of 2026, with nothing but a holiday in 2099. */
  placed(person: Person, calendar: string): Promise<void>;
  credit(person: Person, days: string, date: string, kind?: string): Promise<void>;
  policy(
    name: string,
    rules: object,
    options?: { appliesTo?: string[]; attachmentAfter?: number },
  ): Promise<string>;
  traces(
    id: string,
  ): Promise<{ lines: string[]; events: AbsenceEvent[]; notices: { user_id: string; kind: string }[] }>;
  ledger(id: string): Promise<string[]>;
}

export async function createFixture(service: Service, options?: WorldOptions): Promise<LeaveFixture> {
  const world = await service.world(options);
  for (const [date, name, half] of HOLIDAYS) {
    await world.sql('INSERT INTO holidays (workspace_id, date, name, half_day) VALUES ($1, $2, $3, $4)', [
      world.id,
      date,
      name,
      half,
    ]);
  }
  let now = 0;
  /** Tokens are valid for minutes, so each call gets a new one for the current time of its clock. */
  const credential = (who: Who) =>
    'sessionId' in who
      ? service.app.services.tokens.access(
          { userId: who.id, sessionId: who.sessionId, workspaceId: world.id },
          now,
        )
      : who.token;

  const fixture: LeaveFixture = {
    service,
    world,
    today(date) {
      now = Date.parse(`${date}T09:00:00+01:00`);
      service.setClock(now);
    },
    call: (as, method, path, more = {}) =>
      service.request(world, method, path, { ...more, as: credential(as) }),
    ask: (as, body) =>
      fixture.call(as, 'POST', '/pto/requests/', { body: { policy_id: world.vacation, ...body } }),
    async asked(as, body) {
      const reply = await fixture.ask(as, body);
      expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
      return reply.body.data;
    },
    async approved(as, body, by = world.manager) {
      const { id } = await fixture.asked(as, body);
      const reply = await fixture.call(by, 'POST', `/pto/admin/requests/${id}/approve/`);
      expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
      return reply.body.data;
    },
    async balance(as, query = {}) {
      const reply = await fixture.call(as, 'GET', '/pto/balance/', { query });
      expect(reply.status).toBe(200);
      return reply.body.data[0];
    },
    someone: (more = {}) => world.person({ manager: world.manager, ...more }),
    async placed(person, calendar) {
      const holiday = { date: '2099-12-31', name: 'Last day', calendar };
      const known = await fixture.call(world.admin, 'POST', '/pto/admin/holidays/', { body: holiday });
      expect([201, 409]).toContain(known.status);
      const reply = await fixture.call(world.admin, 'PATCH', `/auth/users/${person.id}/`, {
        body: { holiday_calendar: calendar, placed_from: '2026-01-01' },
      });
      expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
    },
    async credit(person, days, date, kind = 'adjust') {
      await world.sql(
        `INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, created_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, '{}')`,
        [world.id, person.id, world.vacation, Number(date.slice(0, 4)), kind, days, date],
      );
    },
    async policy(name, rules, { appliesTo = [], attachmentAfter } = {}) {
      // creates the user types that the policy names
      await world.sql(
        `INSERT INTO list_items (workspace_id, id, list_key, code, label, position)
         SELECT $1, id, 'user-types', 'type-' || id, 'Type', 9 FROM unnest($2::uuid[]) id ON CONFLICT DO NOTHING`,
        [world.id, appliesTo],
      );
      const [row] = await world.sql(
        `INSERT INTO policies (workspace_id, name, position, applies_to, attachment_after_days) VALUES ($1, $2, 9, $3, $4)
         RETURNING id`,
        [world.id, name, appliesTo, attachmentAfter ?? null],
      );
      await world.sql(
        `INSERT INTO policy_versions (workspace_id, policy_id, effective_from, rules) VALUES ($1, $2, '2000-01-01', $3)`,
        [world.id, row!['id'], { ...VACATION, ...rules }],
      );
      return row!['id'] as string;
    },
    async traces(id) {
      const lines = await world.sql('SELECT line FROM audit_trail WHERE resource_id = $1 ORDER BY id', [id]);
      const events = await world.sql(
        `SELECT body::jsonb AS body FROM events WHERE body::jsonb -> 'data' ->> 'id' = $1 ORDER BY id`,
        [id],
      );
      const notices = await world.sql(
        'SELECT user_id, kind FROM notifications WHERE resource_id = $1 ORDER BY id',
        [id],
      );
      return {
        lines: lines.map((row) => row['line']),
        events: events.map((row) => row['body']),
        notices: notices as never,
      };
    },
    async ledger(id) {
      const rows = await world.sql(
        'SELECT kind, days::text, effective_on::text, year FROM leave_ledger WHERE absence_id = $1 ORDER BY id',
        [id],
      );
      return rows.map((row) => `${row['kind']} ${row['days']} ${row['effective_on']}`);
    },
  };
  fixture.today('2026-02-02');
  return fixture;
}

/** A workspace whose accounts were opened on 1 January 2026, whenever the test runs. */
export async function openIn2026(service: Service): Promise<LeaveFixture> {
  const fixture = await createFixture(service);
  const { sql, id } = fixture.world;
  await sql(`UPDATE users SET created_at = '2026-01-01' WHERE workspace_id = $1`, [id]);
  await sql(`UPDATE policies SET created_at = '2026-01-01' WHERE workspace_id = $1`, [id]);
  return fixture;
}

export const openedPolicy = async (fixture: LeaveFixture, name: string, rules: object): Promise<string> => {
  const id = await fixture.policy(name, rules);
  await fixture.world.sql(`UPDATE policies SET created_at = '2026-01-01' WHERE id = $1`, [id]);
  return id;
};
export const newcomer = async (
  { world }: LeaveFixture,
  startDate: string,
  createdAt = '2026-01-01',
): Promise<Person> => {
  const person = await world.person({ manager: world.manager, startDate });
  await world.sql('UPDATE users SET created_at = $2 WHERE id = $1', [person.id, createdAt]);
  return person;
};
export const closeYear = async (fixture: LeaveFixture, year: number) => {
  const reply = await fixture.call(fixture.world.admin, 'POST', '/pto/admin/year-end/', {
    body: { year, dry_run: false },
  });
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
};

/** A service with high rate limits, because its clock stands still and no minute ever ends. */
export const startWithoutLimits = () => startService({ rateLimitScale: 10_000 });

/** Opens a service with one such workspace; the service is closed after the last test of the file. */
export async function openFixture(): Promise<{ service: Service; fixture: LeaveFixture; world: World }> {
  const service = await opened(startWithoutLimits());
  const fixture = await createFixture(service);
  return { service, fixture, world: fixture.world };
}

/**
 * Sends calls that all arrive before any of them can act: the person's balance stays locked until all calls
 * wait for it. `meanwhile` runs while they wait.
 */
export async function together(
  service: Service,
  personId: string,
  calls: (() => Promise<Reply>)[],
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Reply[]> {
  const holder = await service.database.admin.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM leave_balances WHERE employee_id = $1 FOR UPDATE', [personId]);
    const replies = Promise.all(calls.map((call) => call()));
    await untilWaiting(service, calls.length);
    await meanwhile();
    await holder.query('COMMIT');
    return await replies;
  } finally {
    holder.release();
  }
}

/** Waits until `count` calls wait for a lock. */
export async function untilWaiting(service: Service, count: number): Promise<void> {
  for (let waiting = 0; waiting < count; await sleep(5)) {
    const { rows } = await service.database.admin.query(
      `SELECT count(DISTINCT l.pid)::int AS waiting FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
        WHERE NOT l.granted AND a.datname = current_database()`,
    );
    waiting = rows[0].waiting;
  }
}
