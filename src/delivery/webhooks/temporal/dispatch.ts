import { WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import type { Client } from '@temporalio/client';
import { defineSearchAttributeKey } from '@temporalio/common';
import { signalNames, workflowNames } from '../../../../workflows/contract.ts';
import type { DeliveryInput, EndpointInput, SenderInput } from '../../../../workflows/contract.ts';
import type { Wakeup } from '../../../db/shared.ts';
import { createSemaphore } from '../concurrency.ts';
import { deliveryWorkflowId, endpointWorkflowId, senderWorkflowId, taskQueuesOf } from './names.ts';
import { createTimeLimit } from './timeLimit.ts';

/** The delivery path's calls to Temporal. Each has a deadline. */
export interface Dispatch {
  /** Wakes the workflow of an endpoint, and starts it if it does not run. */
  wakeEndpoint(wakeup: Wakeup): Promise<void>;
  /** Makes sure that the workflow of this worker's shared runs is running. */
  startSender(worker: string): Promise<void>;
  /** Cancels that workflow; not an error if there is none. */
  cancelSender(worker: string): Promise<void>;
  /**
   * Makes sure that a delivery's workflow runs, also if an earlier run has ended, because Postgres was
   * restored to an older state. Returns `closed` if somebody terminated it: no attempt follows.
   * @param resumed makes the next attempt at once.
   */
  startDelivery(input: DeliveryInput, resumed: boolean): Promise<'running' | 'closed'>;
  /** Signals a delivery's workflow that its webhook was deleted; not an error if there is no workflow. */
  stopDelivery(deliveryId: string): Promise<void>;
}

/** Whether a new run may begin if one with the same id has ended. */
type Reuse = 'REJECT_DUPLICATE' | 'ALLOW_DUPLICATE';

/** Milliseconds a call may take. */
const DEADLINE = 3_000;
/** Temporal's priority below the default (3), for a full task queue. */
const LATER = 4;
/** Delivery workflows started at a time, so that a mass failure does not delay wake-ups. */
const STARTS = 8;

const workspaceId = defineSearchAttributeKey('WorkspaceId', 'KEYWORD');
const webhookId = defineSearchAttributeKey('WebhookId', 'KEYWORD');
const eventKind = defineSearchAttributeKey('EventKind', 'KEYWORD');
const deliveryState = defineSearchAttributeKey('DeliveryState', 'KEYWORD');
const lastStatus = defineSearchAttributeKey('LastStatus', 'INT');

const endpointInput = ({ workspaceId: workspace, webhookId: webhook, failing }: Wakeup): EndpointInput => ({
  workspaceId: workspace,
  webhookId: webhook,
  ...(failing && { failing }),
});

/** The workflow's summary in a list. */
const summaryOf = ({ resend, kind }: DeliveryInput): string =>
  resend === null
    ? `Retries one delivery of ${kind} that was not acknowledged.`
    : `Makes the one attempt of resend ${resend} of a delivery of ${kind}.`;

export function createDispatch(client: Client, installation: string): Dispatch {
  const queues = taskQueuesOf(installation);
  const { workflow } = client;
  const starts = createSemaphore(STARTS);
  const withinLimit = createTimeLimit(client, DEADLINE);

  const deliveryOptions = (input: DeliveryInput, workflowIdReusePolicy: Reuse) => ({
    workflowId: deliveryWorkflowId(input.deliveryId, input.resend),
    taskQueue: queues.retries,
    args: [input],
    staticSummary: summaryOf(input),
    workflowIdReusePolicy,
    workflowIdConflictPolicy: 'USE_EXISTING' as const,
    priority: { fairnessKey: input.workspaceId },
    typedSearchAttributes: [
      { key: workspaceId, value: input.workspaceId },
      { key: webhookId, value: input.webhookId },
      { key: eventKind, value: input.kind },
      { key: deliveryState, value: 'retrying' },
      ...(input.lastStatus === null ? [] : [{ key: lastStatus, value: input.lastStatus }]),
    ],
  });

  /** Returns false if a run with this id has ended and `reuse` forbids a second. */
  const begin = async (input: DeliveryInput, resumed: boolean, reuse: Reuse): Promise<boolean> => {
    const options = deliveryOptions(input, reuse);
    try {
      await withinLimit<unknown>(() =>
        resumed
          ? workflow.signalWithStart(workflowNames.delivery, {
              ...options,
              signal: signalNames.webhookResumed,
            })
          : workflow.start(workflowNames.delivery, options),
      );
      return true;
    } catch (error) {
      if (error instanceof WorkflowExecutionAlreadyStartedError) return false;
      throw error;
    }
  };

  const isTerminated = async ({ deliveryId, resend }: DeliveryInput): Promise<boolean> => {
    const { status } = await withinLimit(() =>
      workflow.getHandle(deliveryWorkflowId(deliveryId, resend)).describe(),
    );
    return status.name === 'TERMINATED';
  };

  return {
    async wakeEndpoint(wakeup) {
      await withinLimit(() =>
        workflow.signalWithStart(workflowNames.endpoint, {
          workflowId: endpointWorkflowId(wakeup.webhookId),
          taskQueue: queues.first,
          args: [endpointInput(wakeup)],
          signal: signalNames.wake,
          staticSummary:
            'Sends the events of one webhook; where many of its deliveries fail, it retries them together.',
          priority: {
            fairnessKey: wakeup.workspaceId,
            ...(wakeup.failing && { priorityKey: LATER }),
          },
          typedSearchAttributes: [
            { key: workspaceId, value: wakeup.workspaceId },
            { key: webhookId, value: wakeup.webhookId },
          ],
        }),
      );
    },

    async startSender(worker) {
      await withinLimit(() =>
        workflow.start(workflowNames.sender, {
          workflowId: senderWorkflowId(worker),
          taskQueue: queues.first,
          args: [{ worker } satisfies SenderInput],
          staticSummary: 'Sends the events of healthy webhooks, for one worker.',
          workflowIdConflictPolicy: 'USE_EXISTING',
        }),
      );
    },

    async cancelSender(worker) {
      try {
        await withinLimit(() => workflow.getHandle(senderWorkflowId(worker)).cancel());
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    },

    async startDelivery(input, resumed) {
      await starts.acquire(queues.retries);
      try {
        if (await begin(input, resumed, 'REJECT_DUPLICATE')) return 'running';
        if (await isTerminated(input)) return 'closed';
        // Postgres prevents repeats: it begins attempts of open deliveries only, and each number once
        await begin(input, resumed, 'ALLOW_DUPLICATE');
        return 'running';
      } finally {
        starts.release(queues.retries);
      }
    },

    async stopDelivery(deliveryId) {
      try {
        await withinLimit(() =>
          workflow.getHandle(deliveryWorkflowId(deliveryId, null)).signal(signalNames.webhookDeleted),
        );
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    },
  };
}
