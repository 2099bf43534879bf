import type { Client, ScheduleOptions } from '@temporalio/client';
import { workflowNames, type PurgeInput } from '../../workflows/contract.ts';
import { taskQueuesOf } from '../webhooks/names.ts';

/** Days a delivery record is kept (service.md, delivery rule 8). */
const RETENTION_DAYS = 30;

/** What Temporal starts by the clock. */
interface Job {
  /** Of the schedule, and of the workflow that it starts. */
  id: string;
  workflow: string;
  spec: ScheduleOptions['spec'];
  /** What was missed while Temporal was away is made up for, if it is not longer ago. */
  catchupWindow: '10m' | '1d';
  args: unknown[];
}

export const purgeScheduleId = (installation: string): string => `webhooks-purge-${installation}`;
export const clockScheduleId = (installation: string): string => `forgotten-clocks-${installation}`;
export const leaveScheduleId = (installation: string): string => `due-leave-${installation}`;

const jobsOf = (installation: string): Job[] => [
  {
    id: purgeScheduleId(installation),
    workflow: workflowNames.purge,
    // at a quiet hour
    spec: { calendars: [{ hour: 3, minute: 17 }], jitter: '20m' },
    catchupWindow: '1d',
    args: [{ days: RETENTION_DAYS } satisfies PurgeInput],
  },
  {
    id: clockScheduleId(installation),
    workflow: workflowNames.forgottenClocks,
    // an entry ends at its limit whenever the job gets to it: only the word to the person is later
    spec: { intervals: [{ every: '5m' }] },
    catchupWindow: '10m',
    args: [],
  },
  {
    id: leaveScheduleId(installation),
    workflow: workflowNames.dueLeave,
    // balances count what is due whenever the job gets to it: only the ledger's list is later
    spec: { intervals: [{ every: '1h' }], jitter: '2m' },
    catchupWindow: '10m',
    args: [],
  },
];

/** Has Temporal start the jobs by the clock; one that is still running is not joined by another. */
export async function scheduleJobs(client: Client, installation: string): Promise<void> {
  for (const { id, workflow, spec, catchupWindow, args } of jobsOf(installation)) {
    try {
      await client.schedule.create({
        scheduleId: id,
        spec,
        policies: { overlap: 'SKIP', catchupWindow },
        action: {
          type: 'startWorkflow',
          workflowType: workflow,
          workflowId: id,
          taskQueue: taskQueuesOf(installation).retries,
          args,
        },
      });
    } catch (error) {
      // another worker of this installation made it, or an earlier start did
      if ((error as Error).name !== 'ScheduleAlreadyRunning') throw error;
    }
  }
}
