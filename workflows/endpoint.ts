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
  // a run (20 s), a last batch: 15 s to begin attempts, then requests on the wire (12 s), and time to record the
  // outcomes
  startToCloseTimeout: '60s',
  // time until a worker's crash is noticed; a second or two later the activity is retried. A false alarm does no harm:
  // a second run claims what the first has not
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
});

const wake = defineSignal(signalNames.wake);

/**
 * The sender of ONE endpoint: makes first attempts, activity after activity, until none is due. A wake-up that comes
 * meanwhile is never lost: a workflow cannot complete over a signal it has not handled. A delivery that was not
 * acknowledged gets a workflow of its own (delivery.ts), so a dead receiver occupies only its own sender.
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
