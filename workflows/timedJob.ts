import { proxyActivities } from '@temporalio/workflow';
import type { JobActivities, TimedJobInput } from './contract.ts';

const { runJob } = proxyActivities<JobActivities>({
  startToCloseTimeout: '2h',
  heartbeatTimeout: '15s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
});

/** What a schedule starts: a job of the worker's table (src/worker/jobs.ts), by its name; says what it did, in counts. */
export async function timedJob(input: TimedJobInput): Promise<string> {
  return runJob(input);
}
