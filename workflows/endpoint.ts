import {
  continueAsNew,
  defineSignal,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import { signalNames } from './contract.ts';
import type { BatchTotals, DeliveryActivities, EndpointInput } from './contract.ts';

const { sendBatches } = proxyActivities<DeliveryActivities>({
  // a turn (20 s), a last batch: 15 s to begin attempts, then what is on the wire (12 s), and room to write it down
  startToCloseTimeout: '60s',
  // a worker that died is missed for this long, and a second or two until the turn begins anew; a false alarm does no harm, a
  // second turn claims what the first has not
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
});

const wake = defineSignal(signalNames.wake);

/**
 * The sender of ONE endpoint: first attempts, turn after turn, until none is due. A wake-up that comes meanwhile is never
 * lost: a workflow cannot complete over a signal it has not handled. What is not acknowledged goes on in a workflow of
 * its own (delivery.ts), so a dead receiver occupies its own sender and nothing else.
 */
export async function webhookEndpoint(input: EndpointInput): Promise<string> {
  const totals: BatchTotals = { ...(input.totals ?? { sent: 0, acknowledged: 0, handedOver: 0 }) };
  let woken = true;
  setHandler(wake, () => {
    woken = true;
  });

  while (woken) {
    woken = false;
    const turn = await sendBatches({ workspaceId: input.workspaceId, webhookId: input.webhookId });
    totals.sent += turn.sent;
    totals.acknowledged += turn.acknowledged;
    totals.handedOver += turn.handedOver;
    setCurrentDetails(inWords(totals));
    if (turn.more) woken = true;
    if (woken && workflowInfo().continueAsNewSuggested) {
      await continueAsNew<typeof webhookEndpoint>({ ...input, totals });
    }
  }
  return inWords(totals);
}

const inWords = ({ sent, acknowledged, handedOver }: BatchTotals): string =>
  `${sent} sent, ${acknowledged} acknowledged, ${handedOver} to retry`;
