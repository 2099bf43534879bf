import { ApplicationFailure } from '@temporalio/common';
import type { JobActivities } from '../../../workflows/contract.ts';
import type { Pool } from '../../db/pool.ts';
import { areaJobs } from '../../generated/areas.ts';
import { purge } from '../webhooks/purge.ts';
import type { JobTools, TimedJob } from '../../workspace/timedJob.ts';
import type { WorkerMetrics } from './metrics.ts';
import { withHeartbeat } from './withHeartbeat.ts';
import { withoutErrorDetails } from './errorDetails.ts';

/** Days a delivery record is kept (service.md, delivery rule 8). */
const RETENTION_DAYS = 30;

/** The scheduled jobs. Temporal starts each at its time, once for all workers of an installation. */
export const JOBS: readonly TimedJob[] = [
  {
    name: 'webhooks-purge',
    spec: { calendars: [{ hour: 3, minute: 17 }], jitter: '20m' },
    catchupWindow: '1d',
    run: async (pool, ending) => {
      const { partitions, deliveries, events } = await purge(pool, { days: RETENTION_DAYS }, ending);
      return `${partitions} partitions dropped, ${deliveries} deliveries and ${events} events deleted`;
    },
  },
  ...areaJobs,
];

/** Dependencies of the jobs. */
export interface JobDeps extends JobTools {
  metrics: Pick<WorkerMetrics, 'job'>;
  pool: Pool;
  /** Aborted when the worker is about to end. */
  stopping: AbortSignal;
}

/** The activity of the job workflow. A job that this version does not know waits for a newer worker. */
export const createJobActivities = ({ pool, stopping, metrics, ...tools }: JobDeps): JobActivities => ({
  runJob: ({ job }) =>
    withoutErrorDetails(tools.log, job, async () => {
      const found = JOBS.find(({ name }) => name === job);
      if (!found) throw ApplicationFailure.retryable(`this worker has no job ${job}`, 'UnknownJob');
      return metrics.job(job, () => withHeartbeat(stopping, (ending) => found.run(pool, ending, tools)));
    }),
});
