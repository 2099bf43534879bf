import { expect, it } from '@jest/globals';
import { scheduleIdOf } from '../../src/delivery/worker/schedules.ts';
import { opened } from '../support/opening.ts';
import type { World } from '../support/world.ts';
import { eventually, openFixture } from '../webhooks/delivery/fixture.ts';

const fixture = await opened(openFixture());

const grantsOf = async ({ sql, id }: World) =>
  (
    await sql<{ days: string }>(
      `SELECT days::text FROM leave_ledger WHERE workspace_id = $1 AND kind = 'grant' ORDER BY id`,
      [id],
    )
  ).map(({ days }) => days);

it('rule 11: a schedule of Temporal posts what is due every hour, in all workspaces', async () => {
  const worlds = [fixture.world, await fixture.service.world()];
  await fixture.work();
  const schedule = fixture.client.schedule.getHandle(scheduleIdOf('due-leave', fixture.installation));
  const { spec, policies } = await schedule.describe();
  expect(spec.intervals).toMatchObject([{ every: 3_600_000 }]);
  expect(policies.overlap).toBe('SKIP');
  await schedule.trigger();
  for (const world of worlds) {
    // the year's days of the seven
    const grants = await eventually(
      () => grantsOf(world),
      ({ length }) => length >= 7,
      30_000,
    );
    expect(grants).toEqual(Array.from({ length: 7 }, () => '25.0000'));
  }
  const [run] = await eventually(
    async () => (await schedule.describe()).info.recentActions,
    (actions) => actions.length > 0,
    30_000,
  );
  const { workflowId } = run!.action.workflow;
  expect(await fixture.client.workflow.getHandle(workflowId).result()).toMatch(/^\d+ ledger rows posted$/);
  await schedule.delete();
});
