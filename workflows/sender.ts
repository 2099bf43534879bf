import {
  ApplicationFailure,
  continueAsNew,
  isCancellation,
  proxyActivities,
  setCurrentDetails,
  workflowInfo,
} from '@temporalio/workflow';
import { failureTypes, senderQueueOf } from './contract.ts';
import type { SenderActivities, SenderInput, SharedTurnResult } from './contract.ts';
import { add, inWords, noTotals } from './totals.ts';

/**
 * The shared runs of one worker: period after period, and shows what they sent. Ends with its worker; fails
 * if the worker died or hung. Other workers find in Postgres what that one had claimed.
 */
export async function webhookSender({ worker, totals = noTotals() }: SenderInput): Promise<string> {
  const { takeSharedTurn } = proxyActivities<SenderActivities>({
    taskQueue: senderQueueOf(workflowInfo().taskQueue, worker),
    // only this worker polls that queue
    scheduleToStartTimeout: '10s',
    // a period (1 min), and requests in flight if the worker ends
    startToCloseTimeout: '3m',
    heartbeatTimeout: '5s',
    retry: { maximumAttempts: 1 },
  });
  setCurrentDetails(`before this period: ${inWords(totals)}`);

  for (;;) {
    let period: SharedTurnResult;
    try {
      period = await takeSharedTurn();
    } catch (error) {
      if (isCancellation(error)) throw error;
      throw ApplicationFailure.create({
        message: `its worker was lost; before: ${inWords(totals)}`,
        type: failureTypes.workerLost,
        nonRetryable: true,
      });
    }
    add(totals, period);
    setCurrentDetails(
      `last period: ${period.endpoints} endpoints, ${inWords(period)}\n\nin total: ${inWords(totals)}`,
    );
    if (period.ended) return inWords(totals);
    if (workflowInfo().continueAsNewSuggested) await continueAsNew<typeof webhookSender>({ worker, totals });
  }
}
