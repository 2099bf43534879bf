import { describe, expect, it } from '@jest/globals';
import { taskQueuesOf } from '../../src/delivery/webhooks/temporal/names.ts';
import { JOBS } from '../../src/delivery/worker/jobs.ts';
import { scheduleIdOf } from '../../src/delivery/worker/schedules.ts';
import { eventually, openFixture, type DeliveryFixture } from '../webhooks/delivery/fixture.ts';
import { opened } from '../support/opening.ts';

const fixture = await opened(openFixture());

describe('schedules of an existing deployment', () => {
  it('start the jobs of this version; a run of a removed workflow type blocks nothing, and a pause stays', async () => {
    const id = scheduleIdOf('due-leave', fixture.installation);
    const clocks = scheduleIdOf('forgotten-clocks', fixture.installation);
    for (const [scheduleId, workflowType] of [
      [id, 'dueLeave'],
      [clocks, 'forgottenClocks'],
    ] as const)
      await fixture.client.schedule.create({
        scheduleId,
        spec: { intervals: [{ every: '3h' }] },
        policies: { overlap: 'SKIP', catchupWindow: '1d' },
        action: {
          type: 'startWorkflow',
          workflowType,
          workflowId: scheduleId,
          taskQueue: taskQueuesOf(fixture.installation).retries,
          args: [],
        },
      });
    const [schedule, paused] = [id, clocks].map((one) => fixture.client.schedule.getHandle(one)) as [
      Handle,
      Handle,
    ];
    await paused.pause('for the night');
    await schedule.trigger('SKIP');
    const started = await eventually(
      async () => (await schedule.describe()).info.runningActions,
      (running) => running.length > 0,
    );
    const old = fixture.client.workflow.getHandle(started[0]!.workflow.workflowId);

    await fixture.work();
    expect((await old.describe()).status.name).toBe('TERMINATED');
    const { action, spec } = await schedule.describe();
    expect(action).toMatchObject({ workflowType: 'timedJob', args: [{ job: 'due-leave' }] });
    expect(spec.intervals).toMatchObject([{ every: 3_600_000 }]);
    expect((await paused.describe()).state).toMatchObject({ paused: true, note: 'for the night' });

    await schedule.trigger('SKIP');
    const [, next] = await eventually(
      async () => (await schedule.describe()).info.recentActions,
      (actions) => actions.length > 1,
      30_000,
    );
    const run = fixture.client.workflow.getHandle(next!.action.workflow.workflowId);
    expect(await run.result()).toMatch(/^\d+ ledger rows posted$/);
    for (const { name } of JOBS) {
      await fixture.client.schedule.getHandle(scheduleIdOf(name, fixture.installation)).delete();
    }
  });
});

type Handle = ReturnType<DeliveryFixture['client']['schedule']['getHandle']>;
