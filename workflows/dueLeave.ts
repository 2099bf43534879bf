import { proxyActivities } from '@temporalio/workflow';
import type { JobActivities } from './contract.ts';

const { postDueLeave } = proxyActivities<JobActivities>({
  startToCloseTimeout: '2h',
  heartbeatTimeout: '15s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
});

/** Every hour, so soon after midnight in every zone: leave ledgers get what the day owes them (rules 11, 12, 14). */
export async function dueLeave(): Promise<string> {
  const { posted } = await postDueLeave();
  return `${posted} ledger rows posted`;
}
