import { describe, expect, it } from '@jest/globals';
import { stopForgottenClocks } from '../../src/areas/tracking/actions/stopForgottenClocks.ts';
import { scheduleIdOf } from '../../src/delivery/worker/schedules.ts';
import { opened } from '../support/opening.ts';
import { auditOf, eventsOf, notificationsOf } from '../support/traces.ts';
import type { Person, World } from '../support/world.ts';
import { eventually, openFixture } from '../webhooks/delivery/fixture.ts';

const fixture = await opened(openFixture());
const { world } = fixture;

const HOUR = 3_600_000;
const goOn = () => false;
const round = (ending = goOn) => stopForgottenClocks(fixture.service.app.services.pool, Date.now, ending);

const runningSince = async (where: World, person: Person, hours: number) => {
  const [row] = await where.sql<{ id: string; started_at: Date }>(
    `INSERT INTO time_entries (workspace_id, employee_id, started_at, timezone, source)
     VALUES ($1, $2, date_trunc('milliseconds', now()) - make_interval(mins => $3), 'Europe/Berlin', 'clock')
     RETURNING id, started_at`,
    [where.id, person.id, Math.round(hours * 60)],
  );
  return { id: row!.id, started: row!.started_at.getTime() };
};
const endOf = async (where: World, id: string) => {
  const [row] = await where.sql<{ ended_at: Date | null; auto_stopped: boolean }>(
    'SELECT ended_at, auto_stopped FROM time_entries WHERE id = $1',
    [id],
  );
  return { ended: row!.ended_at?.getTime() ?? null, auto: row!.auto_stopped };
};

describe('rule 35: a clock left running', () => {
  it('stops at 16 hours, with auto_stopped, one event by the system, one audit line, one notification', async () => {
    const person = await world.person();
    const clock = await runningSince(world, person, 20);
    expect(await round()).toEqual({ stopped: 1 });
    expect(await endOf(world, clock.id)).toEqual({ ended: clock.started + 16 * HOUR, auto: true });
    expect(await eventsOf(world, clock.id)).toMatchObject([
      {
        event: 'clock.stopped',
        actor: {
          id: '00000000-0000-0000-0000-000000000000',
          email: 'system@service.invalid',
          name: 'system',
        },
        data: { id: clock.id, auto_stopped: true, discarded: false },
      },
    ]);
    expect(await auditOf(world, clock.id)).toMatchObject([
      { line: 'stopped clock · system', source: 'system' },
    ]);
    expect(await notificationsOf(world, person.id)).toMatchObject([
      { kind: 'clock.auto_stopped', resource_id: clock.id },
    ]);
  });

  it('stops once, even if the job runs often and in parallel', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => world.person()));
    const clocks = [];
    for (const person of people) clocks.push(await runningSince(world, person, 17));
    const rounds = await Promise.all([round(), round(), round()]);
    expect(rounds.reduce((sum, { stopped }) => sum + stopped, 0)).toBe(6);
    expect(await round()).toEqual({ stopped: 0 });
    for (const [index, clock] of clocks.entries()) {
      expect(await eventsOf(world, clock.id)).toHaveLength(1);
      expect(await notificationsOf(world, people[index]!.id)).toHaveLength(1);
    }
  });

  it('continues within the limit of its workspace', async () => {
    const short = await fixture.service.world({ settings: { max_clock_hours: 10 } });
    const [here, there] = [await world.person(), await short.person()];
    const [long, late, recent] = [
      await runningSince(world, here, 15.9),
      await runningSince(short, there, 11),
      await runningSince(short, short.employee, 9),
    ];
    expect(await round()).toEqual({ stopped: 1 });
    expect(await endOf(world, long.id)).toEqual({ ended: null, auto: false });
    expect(await endOf(short, recent.id)).toEqual({ ended: null, auto: false });
    expect(await endOf(short, late.id)).toEqual({ ended: late.started + 10 * HOUR, auto: true });
  });

  it('stops more than one batch', async () => {
    const crowd = await fixture.service.world();
    await crowd.sql(
      `WITH people AS (
         INSERT INTO users (workspace_id, email, first_name, last_name, role, status, start_date)
         SELECT $1, 'crowd' || n || '@example.test', 'Crowd', 'Test', 'employee', 'active', '2020-01-01' FROM generate_series(1, 230) n
         RETURNING id
       )
       INSERT INTO time_entries (workspace_id, employee_id, started_at, timezone, source)
       SELECT $1, id, now() - interval '18 hours', 'Europe/Berlin', 'clock' FROM people`,
      [crowd.id],
    );
    expect(await round()).toEqual({ stopped: 230 });
    const told = await crowd.sql(
      `SELECT count(*)::int AS n, count(DISTINCT user_id)::int AS people FROM notifications WHERE workspace_id = $1`,
      [crowd.id],
    );
    expect(told).toEqual([{ n: 230, people: 230 }]);
  });

  it('stops the others if one cannot be stopped, and reports it', async () => {
    const [stuck, free] = [await world.person(), await world.person()];
    const [held, other] = [await runningSince(world, stuck, 17), await runningSince(world, free, 17)];
    await world.sql(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''refused''; END'`,
    );
    await world.sql(
      `CREATE TRIGGER refuse BEFORE UPDATE ON time_entries FOR EACH ROW WHEN (OLD.id = '${held.id}') EXECUTE FUNCTION refuse()`,
    );
    await expect(round()).rejects.toThrow('refused');
    expect((await endOf(world, other.id)).auto).toBe(true);
    await world.sql('DROP TRIGGER refuse ON time_entries');
    expect(await round()).toEqual({ stopped: 1 });
  });

  it('is left for the next run when the worker ends', async () => {
    const clock = await runningSince(world, await world.person(), 17);
    await expect(round(() => true)).rejects.toThrow('interrupted');
    expect((await endOf(world, clock.id)).ended).toBeNull();
    expect(await round()).toEqual({ stopped: 1 });
  });

  it('is stopped by a schedule of Temporal every five minutes, in all workspaces', async () => {
    const other = await fixture.service.world();
    const clocks = [
      [world, await runningSince(world, await world.person(), 17)],
      [other, await runningSince(other, other.employee, 30)],
    ] as const;
    await fixture.work();
    const schedule = fixture.client.schedule.getHandle(
      scheduleIdOf('forgotten-clocks', fixture.installation),
    );
    const { spec, policies } = await schedule.describe();
    expect(spec.intervals).toMatchObject([{ every: 300_000 }]);
    expect(policies.overlap).toBe('SKIP');
    await schedule.trigger();
    for (const [where, clock] of clocks)
      await eventually(
        () => endOf(where, clock.id),
        ({ auto }) => auto,
        30_000,
      );
    const [run] = await eventually(
      async () => (await schedule.describe()).info.recentActions,
      (actions) => actions.length > 0,
      30_000,
    );
    const { workflowId } = run!.action.workflow;
    expect(await fixture.client.workflow.getHandle(workflowId).result()).toMatch(/^\d+ clocks stopped$/);
    await schedule.delete();
  });
});
