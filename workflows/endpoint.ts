import {
  ApplicationFailure,
  condition,
  continueAsNew,
  defineSignal,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import { ApplicationFailureCategory } from '@temporalio/common';
import { createEndpointView } from './endpointView.ts';
import { failureTypes, retriesQueueOf, signalNames } from './contract.ts';
import type { BatchTotals, DeliveryActivities, EndpointInput, Waiting } from './contract.ts';
import { add, inWords, noTotals } from './totals.ts';

const OPTIONS = {
  // a run (5 min), and its last batch (40 s)
  startToCloseTimeout: '6m',
  // detects a worker's crash; a false alarm does no harm, because a second run claims what the first has not
  heartbeatTimeout: '5s',
  // short, because the endpoint's events wait
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '10s' },
} as const;

const wake = defineSignal(signalNames.wake);
const retryNow = defineSignal(signalNames.retryNow);

/** What the signals have requested. */
interface Requests {
  wake: boolean;
  retryNow: boolean;
}

/**
 * The runs of an endpoint that fails, or for which no shared run was free, with a timer until its earliest
 * grouped retry. Ends when nothing waits; fails if deliveries were given up.
 */
export async function webhookEndpoint(input: EndpointInput): Promise<string> {
  const { workspaceId, webhookId } = input;
  const totals: BatchTotals = input.totals ?? noTotals();
  const requests: Requests = { wake: false, retryNow: false };
  setHandler(wake, () => {
    requests.wake = true;
  });
  setHandler(retryNow, () => {
    requests.retryNow = true;
  });
  const healthy = proxyActivities<DeliveryActivities>(OPTIONS);
  // on the retry queue, where they take no slots from healthy endpoints
  const failing = proxyActivities<DeliveryActivities>({
    ...OPTIONS,
    taskQueue: retriesQueueOf(workflowInfo().taskQueue),
  });
  const view = createEndpointView(input.last);
  let isFailing = input.failing ?? false;
  let troubled = input.last !== undefined;

  // no wake-up is lost: a workflow cannot complete over a signal that it has not handled
  for (;;) {
    const retryAllNow = requests.retryNow;
    requests.wake = false;
    requests.retryNow = false;
    const { sendBatches } = isFailing ? failing : healthy;
    const run = await sendBatches({
      workspaceId,
      webhookId,
      ...(retryAllNow && { retryNow: true }),
      ...(troubled && { troubled }),
    });
    add(totals, run);
    isFailing = run.failing ?? false;
    const waiting = run.waiting ?? null;
    troubled = isFailing || waiting !== null;
    setCurrentDetails(view.show(inWords(totals), waiting, run.last));
    const again = run.more || isRequested(requests);
    if ((again || waiting) && workflowInfo().continueAsNewSuggested) {
      await continueAsNew<typeof webhookEndpoint>({
        workspaceId,
        webhookId,
        failing: isFailing,
        totals,
        ...view.last(),
      });
    }
    if (again) continue;
    if (!waiting) break;
    await untilDue(waiting, requests, view.summary(waiting));
  }
  if (totals.exhausted) throw exhausted(totals);
  return inWords(totals);
}

const isRequested = (requests: Requests): boolean => requests.wake || requests.retryNow;

/** Waits until the earliest retry is due, or a signal comes. If all are held, waits for a signal only. */
async function untilDue({ nextMs }: Waiting, requests: Requests, summary: string): Promise<void> {
  if (nextMs === null) await condition(() => isRequested(requests));
  else if (nextMs > 0) await condition(() => isRequested(requests), nextMs, { summary });
}

const exhausted = (totals: BatchTotals): ApplicationFailure =>
  ApplicationFailure.create({
    message: inWords(totals),
    type: failureTypes.exhausted,
    nonRetryable: true,
    // the receiver's failure: red in the UI, but no warning in the worker's log
    category: ApplicationFailureCategory.BENIGN,
  });
