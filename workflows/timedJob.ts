import { proxyActivities } from '@temporalio/workflow';
import type { JobActivities, TimedJobInput } from './contract.ts';

const { runJob } = proxyActivities<JobActivities>({
  startToCloseTimeout: '2h',
  heartbeatTimeout: '15s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
});

/** Started by a schedule: runs a job of src/delivery/worker/jobs.ts, and returns a summary in counts. */
export async function timedJob(input: TimedJobInput): Promise<string> {
  return runJob(input);
}
