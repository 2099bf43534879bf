/**
 * Tests the rules of clocks, entries and locks (26-28, 33-35) against a model. Random days of two people run
 * on the real service; each answer and the final rows must match the model.
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stopForgottenClocks } from '../../../src/areas/tracking/actions/stopForgottenClocks.ts';
import { atEnd, opened } from '../../support/opening.ts';
import { startService, type Reply } from '../../support/service.ts';
import type { Key, World } from '../../support/world.ts';

const service = await opened(startService({ rateLimitScale: 10_000 }));
atEnd(() => service.setClock(null));

const HOUR = 3_600_000;
/** Monday midnight, from which the model counts hours. The people and their days are in UTC. */
const MONDAY = Date.UTC(2026, 10, 16);
const at = (hour: number) => new Date(MONDAY + hour * HOUR).toISOString();
const dayOf = (hour: number) => at(hour).slice(0, 10);
const MAX_CLOCK = 16;

type Who = 0 | 1;
type Step =
  | { do: 'wait'; hours: number }
  | { do: 'start' | 'switch'; who: Who; back: number }
  | { do: 'stop' | 'discard'; who: Who }
  | { do: 'create'; who: Who; back: number; hours: number }
  | { do: 'edit'; pick: number; back: number; hours: number }
  | { do: 'delete'; pick: number }
  | { do: 'lock'; back: number }
  | { do: 'unlock'; pick: number }
  | { do: 'job' };

const who = fc.constantFrom<Who>(0, 1);
const pick = fc.nat(11);
const hours = fc.integer({ min: 1, max: 9 });
const back = fc.integer({ min: 0, max: 40 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), hours }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('start' as const, 'switch' as const),
      who,
      back: fc.integer({ min: 0, max: 22 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('stop' as const, 'discard' as const), who }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('create' as const), who, back, hours }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit' as const), pick, back, hours }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), pick }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('lock' as const), back: fc.integer({ min: 0, max: 60 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unlock' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('job' as const) }) },
);

/** An entry in the model, in hours; `to` is null while the clock runs. */
interface Entry {
  id: string;
  who: Who;
  from: number;
  to: number | null;
}

interface Run {
  world: World;
  people: { id: string; key: Key }[];
  admin(): { token: string };
  now: number;
  entries: Entry[];
  locks: { id: string; through: string }[];
}

async function startRun(): Promise<Run> {
  const world = await service.world({ timezone: 'UTC' });
  const people = [world.employee, world.colleague];
  const run: Run = {
    world,
    people: await Promise.all(
      people.map(async (person) => ({
        id: person.id,
        key: await world.personalKey(person, ['time:read', 'time:write']),
      })),
    ),
    // locks refuse keys, so the admin needs a session; its token must be fresh at the simulated time
    admin: () => ({
      token: service.app.services.tokens.access(
        { userId: world.admin.id, sessionId: world.admin.sessionId, workspaceId: world.id },
        MONDAY + run.now * HOUR,
      ),
    }),
    now: 48,
    entries: [],
    locks: [],
  };
  service.setClock(MONDAY + run.now * HOUR);
  return run;
}

const isLocked = (run: Run, hour: number) => run.locks.some(({ through }) => dayOf(hour) <= through);
const overlaps = (run: Run, one: Omit<Entry, 'id'>, but?: Entry) =>
  run.entries.some(
    (other) =>
      other !== but &&
      other.who === one.who &&
      one.from < (other.to ?? Infinity) &&
      other.from < (one.to ?? Infinity),
  );
const runningOf = (run: Run, person: Who) =>
  run.entries.find((entry) => entry.who === person && entry.to === null);
const nth = <T>(list: T[], index: number): T | undefined => list[index % Math.max(list.length, 1)];

/** The result that the rules give for a new or moved span. */
const verdict = (run: Run, span: Omit<Entry, 'id'>, but?: Entry): string => {
  if (isLocked(run, span.from) || (but && isLocked(run, but.from))) return 'period_locked';
  return overlaps(run, span, but) ? 'entry_overlap' : 'ok';
};

/** Runs a step on the service and in the model; throws if they differ. */
async function runStep(run: Run, one: Step): Promise<void> {
  const { world, people, now } = run;
  const call = (as: { token: string }, method: string, path: string, body?: object) =>
    service.request(world, method, path, { as, ...(body && { body }) });
  const agree = (reply: Reply, said: string) => {
    const heard = reply.status < 300 ? 'ok' : (reply.body.data.code as string);
    expect([one, heard]).toEqual([one, said]);
    return heard === 'ok';
  };
  const forget = (entry: Entry) => {
    run.entries = run.entries.filter((other) => other !== entry);
  };

  switch (one.do) {
    case 'wait':
      run.now += one.hours;
      service.setClock(MONDAY + run.now * HOUR);
      return;
    case 'start':
    case 'switch': {
      const old = runningOf(run, one.who);
      const from = now - one.back;
      const stop = one.do === 'switch';
      const free = { ...run, entries: run.entries.filter((entry) => entry !== old) };
      const said =
        old && !stop
          ? 'clock_running'
          : old && from <= old.from
            ? 'entry_overlap'
            : verdict(free, { who: one.who, from, to: null });
      const reply = await call(people[one.who]!.key, 'POST', '/tracking/clock/start/', {
        started_at: at(from),
        ...(stop && { if_running: 'stop' }),
      });
      if (!agree(reply, said)) return;
      if (old) old.to = Math.min(from, old.from + MAX_CLOCK);
      run.entries.push({ id: reply.body.data.id, who: one.who, from, to: null });
      return;
    }
    case 'stop': {
      const old = runningOf(run, one.who);
      const reply = await call(people[one.who]!.key, 'POST', '/tracking/clock/stop/');
      const said = !old ? 'clock_not_running' : old.from === now ? 'validation_failed' : 'ok';
      if (agree(reply, said)) old!.to = Math.min(now, old!.from + MAX_CLOCK);
      return;
    }
    case 'discard': {
      const old = runningOf(run, one.who);
      const reply = await call(people[one.who]!.key, 'POST', '/tracking/clock/discard/');
      if (agree(reply, old ? 'ok' : 'clock_not_running')) forget(old!);
      return;
    }
    case 'create': {
      const span = { who: one.who, from: now - one.back, to: now - one.back + one.hours };
      const reply = await call(people[one.who]!.key, 'POST', '/tracking/entries/', {
        started_at: at(span.from),
        ended_at: at(span.to),
      });
      if (agree(reply, span.to > now ? 'validation_failed' : verdict(run, span)))
        run.entries.push({ id: reply.body.data.id, ...span });
      return;
    }
    case 'edit': {
      const entry = nth(run.entries, one.pick);
      if (!entry) return;
      const span = { who: entry.who, from: now - one.back, to: now - one.back + one.hours };
      const reply = await call(people[entry.who]!.key, 'PATCH', `/tracking/entries/${entry.id}/`, {
        started_at: at(span.from),
        ended_at: at(span.to),
      });
      const sound = span.to > now ? 'validation_failed' : verdict(run, span, entry);
      if (agree(reply, entry.to === null ? 'running' : sound)) Object.assign(entry, span);
      return;
    }
    case 'delete': {
      const entry = nth(run.entries, one.pick);
      if (!entry) return;
      const reply = await call(people[entry.who]!.key, 'DELETE', `/tracking/entries/${entry.id}/`);
      const open = isLocked(run, entry.from) ? 'period_locked' : 'ok';
      if (agree(reply, entry.to === null ? 'running' : open)) forget(entry);
      return;
    }
    case 'lock': {
      const through = dayOf(now - one.back);
      const inside = run.entries.some((entry) => entry.to === null && dayOf(entry.from) <= through);
      const said = through >= dayOf(now) ? 'validation_failed' : inside ? 'clock_running' : 'ok';
      const reply = await call(run.admin(), 'POST', '/tracking/locks/', { locked_through: through });
      if (agree(reply, said)) run.locks.push({ id: reply.body.data.id, through });
      return;
    }
    case 'unlock': {
      const lock = nth(run.locks, one.pick);
      if (!lock) return;
      const path = `/tracking/locks/${lock.id}/`;
      const query = { reason: 'Played' };
      agree(await service.request(world, 'DELETE', path, { as: run.admin(), query }), 'ok');
      run.locks = run.locks.filter((other) => other !== lock);
      return;
    }
    case 'job': {
      await stopForgottenClocks(
        service.app.services.pool,
        () => MONDAY + now * HOUR,
        () => false,
      );
      for (const entry of run.entries)
        if (entry.to === null && now >= entry.from + MAX_CLOCK) entry.to = entry.from + MAX_CLOCK;
    }
  }
}

/** The workspace's entries in the form of the model. */
const rowsOf = async ({ world, people }: Run): Promise<Entry[]> =>
  (
    await world.sql<{ id: string; employee_id: string; started_at: Date; ended_at: Date | null }>(
      'SELECT id, employee_id, started_at, ended_at FROM time_entries WHERE workspace_id = $1 AND deleted_at IS NULL ORDER BY id',
      [world.id],
    )
  ).map((row) => ({
    id: row.id,
    who: people.findIndex(({ id }) => id === row.employee_id) as Who,
    from: (row.started_at.getTime() - MONDAY) / HOUR,
    to: row.ended_at && (row.ended_at.getTime() - MONDAY) / HOUR,
  }));

/** Invariants after every run: no overlap, at most one clock per person. */
async function expectInvariants({ world }: Run): Promise<void> {
  const bad = await world.sql(
    `SELECT 'overlap' AS what, a.id FROM time_entries a JOIN time_entries b
         ON b.workspace_id = a.workspace_id AND b.employee_id = a.employee_id AND b.id > a.id AND b.deleted_at IS NULL
        AND tstzrange(a.started_at, a.ended_at, '[)') && tstzrange(b.started_at, b.ended_at, '[)')
      WHERE a.workspace_id = $1 AND a.deleted_at IS NULL
     UNION ALL
     SELECT 'clocks', employee_id FROM time_entries WHERE workspace_id = $1 AND ended_at IS NULL AND deleted_at IS NULL
      GROUP BY employee_id HAVING count(*) > 1`,
    [world.id],
  );
  expect(bad).toEqual([]);
}

/** Entries on locked days with their versions: none may change while the lock exists. */
const lockedRows = ({ world }: Run) =>
  world.sql(
    `SELECT e.id, e.version, e.deleted_at FROM time_entries e
      WHERE e.workspace_id = $1 AND (e.started_at AT TIME ZONE e.timezone)::date <=
            (SELECT max(locked_through) FROM period_locks WHERE workspace_id = $1)
      ORDER BY e.id`,
    [world.id],
  );

describe('the clock, entries and locks', () => {
  test('give the answers of the model and leave its rows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const run = await startRun();
        for (const one of steps) {
          const before = await lockedRows(run);
          await runStep(run, one);
          if (one.do !== 'lock' && one.do !== 'unlock') expect(await lockedRows(run)).toEqual(before);
        }
        const expected = [...run.entries].sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(await rowsOf(run)).toEqual(expected);
        await expectInvariants(run);
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  test('keep the invariants while two people and a lock write concurrently', async () => {
    const writes = step.filter(({ do: what }) => what !== 'wait' && what !== 'unlock');
    await fc.assert(
      fc.asyncProperty(
        fc.array(writes, { minLength: 4, maxLength: 8 }),
        fc.array(writes, { minLength: 8, maxLength: 8 }),
        async (first, second) => {
          const run = await startRun();
          for (const round of [first, second]) await Promise.all(round.map((one) => send(run, one)));
          await expectInvariants(run);
          const late = await run.world.sql(
            `SELECT e.id FROM time_entries e JOIN period_locks l ON l.workspace_id = e.workspace_id
              WHERE e.workspace_id = $1 AND (e.started_at AT TIME ZONE e.timezone)::date <= l.locked_through
                AND e.updated_at > l.created_at`,
            [run.world.id],
          );
          expect(late).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  }, 120_000);
});

/** A step without a model: its answer only has to be a declared one. */
async function send(run: Run, one: Step): Promise<void> {
  const known = await rowsOf(run);
  const silent: Run = { ...run, entries: known, locks: [] };
  await runStep(silent, one).catch((error: unknown) => {
    // the model does not know the concurrent steps, so that its mismatches do not count
    if (!(error as { matcherResult?: unknown }).matcherResult) throw error;
  });
}
