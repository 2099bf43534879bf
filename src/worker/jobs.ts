/** What the worker does by the clock. Temporal starts each job at its time, for all workers of an installation once. */
import { ApplicationFailure } from '@temporalio/common';
import type { ScheduleOptions } from '@temporalio/client';
import type { Logger } from 'pino';
import type { JobActivities } from '../../workflows/contract.ts';
import { postDueLeave } from '../areas/pto/actions/postDueLeave.ts';
import { stopForgottenClocks } from '../areas/tracking/actions/stopForgottenClocks.ts';
import type { Ending } from '../db/drain.ts';
import type { Pool } from '../db/pool.ts';
import { purge } from '../webhooks/purge.ts';
import { alive } from './alive.ts';
import { shielded } from './faults.ts';

export interface TimedJob {
  /** Its name in Temporal, for good: the schedules of deployments that run are found by it. */
  name: string;
  spec: ScheduleOptions['spec'];
  /** What was missed while Temporal was away is made up for, if it is not longer ago. */
  catchupWindow: '10m' | '1d';
  /**
   * Does it for all workspaces and says what was done, in counts: the text stays in Temporal. It may be started again
   * after a part of it, and by two workers at once.
   */
  run: (pool: Pool, ending: Ending) => Promise<string>;
}

/** Days a delivery record is kept (service.md, delivery rule 8). */
const RETENTION_DAYS = 30;

export const JOBS: readonly TimedJob[] = [
  {
    name: 'webhooks-purge',
    // at a quiet hour
    spec: { calendars: [{ hour: 3, minute: 17 }], jitter: '20m' },
    catchupWindow: '1d',
    run: async (pool, ending) => {
      const { deliveries, events } = await purge(pool, { days: RETENTION_DAYS }, ending);
      return `${deliveries} deliveries and ${events} events deleted`;
    },
  },
  {
    name: 'forgotten-clocks',
    // an entry ends at its limit whenever the job gets to it: only the notice to the person is later
    spec: { intervals: [{ every: '5m' }] },
    catchupWindow: '10m',
    run: async (pool, ending) => {
      const { stopped } = await stopForgottenClocks(pool, Date.now, ending);
      return `${stopped} clocks stopped`;
    },
  },
  {
    name: 'due-leave',
    // every hour, so soon after midnight in every zone; balances count what is due anyhow: only the ledger's list is later
    spec: { intervals: [{ every: '1h' }], jitter: '2m' },
    catchupWindow: '10m',
    run: async (pool, ending) => {
      const { posted } = await postDueLeave(pool, Date.now, ending);
      return `${posted} ledger rows posted`;
    },
  },
];

/** What the jobs work with. */
export interface JobDeps {
  pool: Pool;
  log: Logger;
  /** Aborted when the worker is about to end. */
  stopping: AbortSignal;
}

/** What the workflow of the jobs may ask for. A job that this version does not know is tried again: by a newer worker. */
export const createJobActivities = ({ pool, log, stopping }: JobDeps): JobActivities => ({
  runJob: ({ job }) =>
    shielded(log, job, async () => {
      const found = JOBS.find(({ name }) => name === job);
      if (!found) throw ApplicationFailure.retryable(`this worker has no job ${job}`, 'UnknownJob');
      return alive(stopping, (ending) => found.run(pool, ending));
    }),
});
