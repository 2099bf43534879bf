/** What the worker does by the clock. Temporal starts each job at its time, for all workers of an installation once. */
import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import type { JobActivities } from '../../workflows/contract.ts';
import type { Pool } from '../db/pool.ts';
import { areaJobs } from '../generated/areas.ts';
import { purge } from '../webhooks/purge.ts';
import type { TimedJob } from '../workspace/timedJob.ts';
import { alive } from './alive.ts';
import { shielded } from './faults.ts';

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
  ...areaJobs,
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
