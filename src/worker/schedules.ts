import type { Client, ScheduleDescription, ScheduleOptions } from '@temporalio/client';
import type { Logger } from 'pino';
import { workflowNames, type TimedJobInput } from '../../workflows/contract.ts';
import { taskQueuesOf } from '../webhooks/names.ts';
import type { TimedJob } from '../workspace/timedJob.ts';
import { JOBS } from './jobs.ts';

/** Of the schedule of a job, and of the workflows that it starts. */
export const scheduleIdOf = (job: string, installation: string): string => `${job}-${installation}`;

/**
 * Has Temporal start the jobs by the clock; one that is still running is not joined by another. A schedule that is there
 * already, made by another worker or an earlier version, is brought to what this version says; a paused one stays paused.
 */
export async function scheduleJobs(client: Client, installation: string, log: Logger): Promise<void> {
  for (const job of JOBS) {
    const options = scheduleOf(job, installation);
    try {
      await client.schedule.create(options);
    } catch (error) {
      if ((error as Error).name !== 'ScheduleAlreadyRunning') throw error;
      await renew(client, options, log);
    }
  }
}

function scheduleOf({ name, spec, catchupWindow }: TimedJob, installation: string) {
  const id = scheduleIdOf(name, installation);
  return {
    scheduleId: id,
    spec,
    policies: { overlap: 'SKIP', catchupWindow },
    action: {
      type: 'startWorkflow',
      workflowType: workflowNames.timedJob,
      workflowId: id,
      taskQueue: taskQueuesOf(installation).retries,
      args: [{ job: name } satisfies TimedJobInput],
    },
  } satisfies ScheduleOptions;
}

/**
 * Updates a schedule that is there. Each job had a workflow of its own in earlier versions: a run of one that is under way
 * is ended, because nothing here can go on with it, and the schedule would wait for it for ever.
 */
async function renew(client: Client, options: ReturnType<typeof scheduleOf>, log: Logger): Promise<void> {
  const { spec, policies, action, scheduleId } = options;
  const handle = client.schedule.getHandle(scheduleId);
  const before = await handle.describe();
  await handle.update(({ state }) => ({ spec, policies, action, state }));
  if (before.action.workflowType === action.workflowType) return;
  for (const workflowId of runningOf(before)) {
    log.info(
      { workflowId, type: before.action.workflowType },
      'a job of an earlier version is left to the next round',
    );
    await client.workflow
      .getHandle(workflowId)
      .terminate('its workflow is no longer there')
      .catch((error: unknown) => log.debug({ err: error, workflowId }, 'ended before it was told to'));
  }
}

const runningOf = ({ info }: ScheduleDescription): string[] =>
  info.runningActions.map(({ workflow }) => workflow.workflowId);
