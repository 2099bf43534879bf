import { proxyActivities } from '@temporalio/workflow';
import type { JobActivities } from './contract.ts';

const { stopForgottenClocks } = proxyActivities<JobActivities>({
  startToCloseTimeout: '30m',
  heartbeatTimeout: '15s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
});

/** Every few minutes: clocks that were left running stop at their limit (rule 35). */
export async function forgottenClocks(): Promise<string> {
  const { stopped } = await stopForgottenClocks();
  return `${stopped} clocks stopped`;
}
