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
  // a run (5 min), a last batch: 15 s to begin attempts, then requests on the wire (12 s), and time to record the
  // outcomes
  startToCloseTimeout: '6m',
  // time until a worker's crash is noticed; a second or two later the activity is retried. A false alarm does no harm:
  // a second run claims what the first has not
  heartbeatTimeout: '5s',
  // an endpoint's events wait for it: when what failed is well again, so is the endpoint, a few seconds later
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
 * The sender of ONE endpoint that fails, or that no shared turn (sender.ts) has served: makes what is due, activity after
 * activity. A wake-up that comes meanwhile is never lost: a workflow cannot complete over a signal it has not handled.
 *
 * A delivery that was not acknowledged gets a workflow of its own (delivery.ts), so that each can be seen. Where an
 * endpoint has many of them, this workflow retries them together: the activity makes all attempts that are due and says
 * when the next is, and a timer waits until then. Which deliveries these are, and their attempts, is known to Postgres
 * only. It ends when nothing is due and nothing waits: red where deliveries were given up.
 *
 * An endpoint that acknowledges nothing has its activities on the queue of the retries, where they do not take places
 * from others.
 *
 * Runs from before retries were grouped go on here: what is new follows from members of results that theirs lack.
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
  const failing = proxyActivities<DeliveryActivities>({
    ...OPTIONS,
    taskQueue: retriesQueueOf(workflowInfo().taskQueue),
  });
  const view = createEndpointView(input.last);
  let isFailing = input.failing ?? false;
  let troubled = input.last !== undefined;

  for (;;) {
    const hurry = requests.retryNow;
    requests.wake = false;
    requests.retryNow = false;
    const { sendBatches } = isFailing ? failing : healthy;
    const turn = await sendBatches({
      workspaceId,
      webhookId,
      ...(hurry && { retryNow: true }),
      ...(troubled && { troubled }),
    });
    add(totals, turn);
    isFailing = turn.failing ?? false;
    const waiting = turn.waiting ?? null;
    troubled = isFailing || waiting !== null;
    setCurrentDetails(view.show(inWords(totals), waiting, turn.last));
    const again = turn.more || isRequested(requests);
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

/** Waits until the earliest retry is due, or a signal comes; where all are held, until a signal comes. */
async function untilDue({ nextMs }: Waiting, requests: Requests, summary: string): Promise<void> {
  if (nextMs === null) await condition(() => isRequested(requests));
  else if (nextMs > 0) await condition(() => isRequested(requests), nextMs, { summary });
}

/** Deliveries were not acknowledged in any of their attempts. */
const exhausted = (totals: BatchTotals): ApplicationFailure =>
  ApplicationFailure.create({
    message: inWords(totals),
    type: failureTypes.exhausted,
    nonRetryable: true,
    // the receiver's failure, not ours: red in the UI, but no warning in the worker's log
    category: ApplicationFailureCategory.BENIGN,
  });
