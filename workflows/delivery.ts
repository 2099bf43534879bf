import {
  ApplicationFailure,
  CancellationScope,
  condition,
  defineSignal,
  isCancellation,
  proxyActivities,
  setCurrentDetails,
  setHandler,
} from '@temporalio/workflow';
import { ApplicationFailureCategory } from '@temporalio/common';
import { showState } from './attributes.ts';
import { failureTypes, signalNames } from './contract.ts';
import type { AttemptResult, DeliveryActivities, DeliveryInput } from './contract.ts';

const { attemptDelivery, closeDelivery } = proxyActivities<DeliveryActivities>({
  // 10 s for the receiver, 2 s for the excerpt of its answer, the rest for Postgres
  startToCloseTimeout: '30s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
});

const retryNow = defineSignal(signalNames.retryNow);
const webhookDeleted = defineSignal(signalNames.webhookDeleted);
const webhookResumed = defineSignal(signalNames.webhookResumed);

/** What the signals have requested. */
interface Requests {
  now: boolean;
  stop: boolean;
}

/**
 * The attempts of one delivery after its first, or the one attempt of a resend. Waits here, not in a retry
 * policy, so that faults of this service use up no attempt. Fails after the last attempt.
 */
export async function webhookDelivery(input: DeliveryInput): Promise<string> {
  const requests: Requests = { now: false, stop: false };
  for (const signal of [retryNow, webhookResumed]) {
    setHandler(signal, () => {
      requests.now = true;
    });
  }
  setHandler(webhookDeleted, () => {
    requests.stop = true;
  });
  try {
    return await makeAttempts(input, requests);
  } catch (error) {
    if (isCancellation(error)) {
      await CancellationScope.nonCancellable(() =>
        closeDelivery({
          workspaceId: input.workspaceId,
          deliveryId: input.deliveryId,
          resends: input.resend ?? 0,
        }),
      );
      showState('failed');
    }
    throw error;
  }
}

async function makeAttempts(input: DeliveryInput, requests: Requests): Promise<string> {
  const { workspaceId, webhookId, deliveryId, waits } = input;
  const total = input.number + waits.length - 1;
  let last = describeLast(input.lastStatus, input.lastCause);
  let wait = waits[0]!;

  for (let step = 0; step < waits.length;) {
    const number = input.number + step;
    const attempt = input.resend === null ? `attempt ${number} of ${total}` : `resend ${input.resend} of 3`;
    if (!requests.now && !requests.stop && wait > 0) {
      const details = `${attempt}: ${last}, next at ${new Date(Date.now() + wait).toISOString()}`;
      setCurrentDetails(details);
      await condition(() => requests.now || requests.stop, wait, { summary: details });
    }
    if (requests.stop) return stopped('webhook_deleted');

    requests.now = false;
    setCurrentDetails(`${attempt}: under way`);
    const result = await attemptDelivery({
      workspaceId,
      webhookId,
      deliveryId,
      number,
      resend: input.resend !== null,
      nextWaitMs: waits[step + 1] ?? null,
    });
    switch (result.state) {
      case 'retry':
        last = describeLast(result.status, result.cause);
        wait = result.waitMs;
        step += 1;
        showState('retrying', result.status);
        // the attempt fulfilled a request that came while it ran
        requests.now = false;
        break;
      case 'held':
        showState('held');
        setCurrentDetails(`${attempt}: held, its webhook is paused`);
        // keep a request that came meanwhile: it may be the only signal of the resume
        await condition(() => requests.now || requests.stop);
        break;
      case 'delivered':
      case 'failed':
      case 'stopped':
        return ended(result, number, input.resend);
    }
  }
  throw new Error('the last attempt must end the delivery');
}

function ended(
  result: Exclude<AttemptResult, { state: 'retry' | 'held' }>,
  number: number,
  resend: number | null,
): string {
  switch (result.state) {
    case 'delivered': {
      showState('delivered', result.status);
      const words = resend === null ? `delivered on attempt ${number}` : `delivered by resend ${resend}`;
      setCurrentDetails(words);
      return words;
    }
    case 'stopped':
      return stopped(result.reason);
    case 'failed': {
      showState('failed', result.status);
      const last = describeLast(result.status, result.cause);
      const words =
        resend === null ? `not acknowledged in ${number} attempts: ${last}` : `resend ${resend}: ${last}`;
      setCurrentDetails(words);
      throw ApplicationFailure.create({
        message: words,
        type: resend === null ? failureTypes.exhausted : failureTypes.resendFailed,
        nonRetryable: true,
        // the receiver's failure: red in the UI, but no warning in the worker's log
        category: ApplicationFailureCategory.BENIGN,
      });
    }
  }
}

function stopped(reason: string): string {
  showState('stopped');
  setCurrentDetails(`stopped: ${reason}`);
  return `stopped: ${reason}`;
}

const describeLast = (status: number | null, cause: string | null): string =>
  status === null ? (cause ?? 'not tried yet') : `HTTP ${status}`;
