import { beforeEach, describe, expect, it } from '@jest/globals';
import { scheduleIdOf } from '../../src/delivery/worker/schedules.ts';
import type { World } from '../support/world.ts';
import { until } from '../support/until.ts';
import { endProcess, useFaults } from './support.ts';

// A Temporal job imports people. The commit that stores their rows starts it, and the job survives the death
// of its process.

const faults = useFaults();
let world: World;
beforeEach(async () => {
  world = await faults.fixture.service.world({ seats: 1_000 });
});

/** From here on the schedule starts no import, so every import is started by its commit. */
async function stopClock(): Promise<void> {
  const { client, installation } = faults.fixture;
  await client.schedule.getHandle(scheduleIdOf('user-imports', installation)).pause();
}

const people = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    email: `imported.${n}@example.test`,
    first_name: 'Lena',
    last_name: 'Vogt',
    start_date: '2027-01-04',
    send_invite: false,
  }));

async function send(rows: object[]): Promise<string> {
  const reply = await faults.fixture.service.request(world, 'POST', '/auth/users/import/', {
    as: world.admin,
    body: { rows },
  });
  expect([reply.status, reply.body.detail]).toEqual([202, undefined]);
  return reply.body.data.id as string;
}

const read = async (id: string) =>
  (
    await faults.fixture.service.request(world, 'GET', `/auth/users/import/${id}/`, {
      as: world.admin,
      query: { outcome: 'refused' },
    })
  ).body.data;

describe('a worker that imports people', () => {
  it('is woken by the commit that stored the rows, and does not wait for the schedule', async () => {
    await faults.workerProcess();
    await stopClock();
    for (const rows of [people(3), people(5).slice(3)]) {
      const id = await send(rows);
      await until(async () => (await read(id)).status === 'finished');
      expect(await read(id)).toMatchObject({ created: rows.length, refused: 0 });
    }
  }, 120_000);

  it('killed with -9 in the middle: another worker continues without help and adds nobody twice', async () => {
    const rows = people(600);
    const first = await faults.workerProcess();
    await stopClock();
    const id = await send(rows);
    await until(async () => (await read(id)).done >= 50);
    await endProcess(first, 'SIGKILL');
    const before = await read(id);
    expect([before.status, before.done < 600, before.created]).toEqual(['running', true, before.done]);

    await faults.workerProcess();
    await until(async () => (await read(id)).status === 'finished', 90_000);
    expect(await read(id)).toMatchObject({ done: 600, created: 600, refused: 0, results: [] });
    const [counted] = await world.sql(
      `SELECT (SELECT count(DISTINCT email)::int FROM users WHERE workspace_id = $1 AND email LIKE 'imported.%') AS people,
              (SELECT count(*)::int FROM events WHERE workspace_id = $1 AND kind = 'employee.created') AS events,
              (SELECT count(*)::int FROM audit_trail WHERE workspace_id = $1 AND action = 'created' AND resource_type = 'user') AS lines`,
      [world.id],
    );
    expect(counted).toEqual({ people: 600, events: 600, lines: 600 });
  }, 180_000);
});
