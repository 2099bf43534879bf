import { ScheduleAlreadyRunning } from '@temporalio/client';
import type { Client, ScheduleDescription, ScheduleOptions } from '@temporalio/client';
import type { Logger } from 'pino';
import { workflowNames, type TimedJobInput } from '../../../workflows/contract.ts';
import { taskQueuesOf } from '../webhooks/temporal/names.ts';
import type { TimeLimit } from '../webhooks/temporal/timeLimit.ts';
import type { TimedJob } from '../../workspace/timedJob.ts';
import { JOBS } from './jobs.ts';

/** The id of a job's schedule, and of the workflows that it starts. */
export const scheduleIdOf = (job: string, installation: string): string => `${job}-${installation}`;

/**
 * Creates or updates a Temporal Schedule for each job. A paused one stays paused. A job that is still running
 * is not started a second time.
 *
 * @returns the ids of the schedules that were created.
 */
export async function scheduleJobs(
  client: Client,
  installation: string,
  withinLimit: TimeLimit,
  log: Logger,
): Promise<string[]> {
  const created = await scheduleMissing(client, installation, withinLimit);
  for (const job of JOBS) {
    const options = scheduleOf(job, installation);
    if (!created.includes(options.scheduleId)) await withinLimit(() => updateSchedule(client, options, log));
  }
  return created;
}

/** Creates the missing schedules and leaves the others as they are. Returns the ids of those created. */
export async function scheduleMissing(
  client: Client,
  installation: string,
  withinLimit: TimeLimit,
): Promise<string[]> {
  const created: string[] = [];
  for (const job of JOBS) {
    const options = scheduleOf(job, installation);
    try {
      await withinLimit(() => client.schedule.create(options));
      created.push(options.scheduleId);
    } catch (error) {
      if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    }
  }
  return created;
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
      staticSummary: `Does the timed job ${name} for all workspaces.`,
    },
  } satisfies ScheduleOptions;
}

/**
 * Updates an existing schedule. Terminates a running workflow of another type, which earlier versions had for
 * each job: no worker can continue it, and the schedule would wait for it for ever.
 */
async function updateSchedule(
  client: Client,
  options: ReturnType<typeof scheduleOf>,
  log: Logger,
): Promise<void> {
  const { spec, policies, action, scheduleId } = options;
  const handle = client.schedule.getHandle(scheduleId);
  const before = await handle.describe();
  await handle.update(({ state }) => ({ spec, policies, action, state }));
  if (before.action.workflowType === action.workflowType) return;
  for (const workflowId of runningOf(before)) {
    log.info(
      { workflowId, type: before.action.workflowType },
      'a job of an earlier version is terminated; its schedule runs it again',
    );
    await client.workflow
      .getHandle(workflowId)
      .terminate('its workflow type no longer exists')
      .catch((error: unknown) => log.debug({ err: error, workflowId }, 'it had ended already'));
  }
}

const runningOf = ({ info }: ScheduleDescription): string[] =>
  info.runningActions.map(({ workflow }) => workflow.workflowId);
