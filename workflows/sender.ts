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
 * The sender of ONE worker: has it send what is due to any healthy endpoint, turn after turn, and shows how many that were.
 * Which endpoints these are, is known to Postgres, and where the worker dies, the others find there what it had claimed. This
 * workflow ends with its worker: red where that ended without a word, or hung. A worker that lives starts it again.
 */
export async function webhookSender({ worker, totals = noTotals() }: SenderInput): Promise<string> {
  const { takeSharedTurn } = proxyActivities<SenderActivities>({
    taskQueue: senderQueueOf(workflowInfo().taskQueue, worker),
    // nobody else polls that queue
    scheduleToStartTimeout: '10s',
    // a turn (1 min), and where its worker ends, what is on the wire
    startToCloseTimeout: '3m',
    heartbeatTimeout: '5s',
    retry: { maximumAttempts: 1 },
  });
  setCurrentDetails(`before this turn: ${inWords(totals)}`);

  for (;;) {
    let turn: SharedTurnResult;
    try {
      turn = await takeSharedTurn();
    } catch (error) {
      if (isCancellation(error)) throw error;
      throw ApplicationFailure.create({
        message: `its worker was lost; before: ${inWords(totals)}`,
        type: failureTypes.workerLost,
        nonRetryable: true,
      });
    }
    add(totals, turn);
    setCurrentDetails(
      `last turn: ${turn.endpoints} endpoints, ${inWords(turn)}\n\nin all: ${inWords(totals)}`,
    );
    if (turn.ended) return inWords(totals);
    if (workflowInfo().continueAsNewSuggested) await continueAsNew<typeof webhookSender>({ worker, totals });
  }
}
