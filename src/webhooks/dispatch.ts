import { WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import type { Client } from '@temporalio/client';
import { defineSearchAttributeKey } from '@temporalio/common';
import { signalNames, workflowNames } from '../../workflows/contract.ts';
import type { DeliveryInput } from '../../workflows/contract.ts';
import type { Wakeup } from '../db/shared.ts';
import { createGate } from './gate.ts';
import { deliveryWorkflowId, endpointWorkflowId, taskQueuesOf } from './names.ts';

/** What the delivery path asks of Temporal. Each call has a deadline; without one a start hangs 19 s when Temporal is down. */
export interface Dispatch {
  /** Wakes the sender of an endpoint, starting it where it does not run. */
  wakeEndpoint(wakeup: Wakeup): Promise<void>;
  /**
   * Sees to it that a delivery's workflow runs. `closed` where it ran and has ended already: then nothing will come of it.
   *
   * @param resumed tells it to make its next attempt now.
   */
  startDelivery(input: DeliveryInput, resumed: boolean): Promise<'running' | 'closed'>;
  /** Tells a delivery's workflow that its webhook is gone; no workflow is fine too. */
  stopDelivery(deliveryId: string): Promise<void>;
}

/** Milliseconds a call may take. */
const DEADLINE = 3_000;
/** Behind those of usual priority (3), in a queue that is longer than the places. */
const LATER = 4;
/** Deliveries started at a time: a mass failure queues here, and the wake-ups of healthy endpoints go past it. */
const STARTS = 8;

const workspaceId = defineSearchAttributeKey('WorkspaceId', 'KEYWORD');
const webhookId = defineSearchAttributeKey('WebhookId', 'KEYWORD');
const eventKind = defineSearchAttributeKey('EventKind', 'KEYWORD');
const deliveryState = defineSearchAttributeKey('DeliveryState', 'KEYWORD');
const lastStatus = defineSearchAttributeKey('LastStatus', 'INT');

export function createDispatch(client: Client, installation: string): Dispatch {
  const queues = taskQueuesOf(installation);
  const { workflow } = client;
  const starts = createGate(STARTS);
  // the deadline alone bounds each of the SDK's own tries, and while Temporal is away there are many
  const timely = async <T>(call: () => Promise<T>): Promise<T> => {
    const limit = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        limit.abort();
        reject(new Error(`Temporal did not answer within ${DEADLINE} ms`));
      }, DEADLINE);
    });
    try {
      return await Promise.race([
        client.withDeadline(Date.now() + DEADLINE, () => client.withAbortSignal(limit.signal, call)),
        late,
      ]);
    } finally {
      clearTimeout(timer);
    }
  };

  const deliveryOptions = (input: DeliveryInput) => ({
    workflowId: deliveryWorkflowId(input.deliveryId, input.resend),
    taskQueue: queues.retries,
    args: [input],
    workflowIdReusePolicy: 'REJECT_DUPLICATE' as const,
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

  return {
    async wakeEndpoint(wakeup) {
      await timely(() =>
        workflow.signalWithStart(workflowNames.endpoint, {
          workflowId: endpointWorkflowId(wakeup.webhookId),
          taskQueue: queues.first,
          args: [{ workspaceId: wakeup.workspaceId, webhookId: wakeup.webhookId }],
          signal: signalNames.wake,
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

    async startDelivery(input, resumed) {
      const options = deliveryOptions(input);
      await starts.enter(queues.retries);
      try {
        await timely<unknown>(() =>
          resumed
            ? workflow.signalWithStart(workflowNames.delivery, {
                ...options,
                signal: signalNames.webhookResumed,
              })
            : workflow.start(workflowNames.delivery, options),
        );
        return 'running';
      } catch (error) {
        if (error instanceof WorkflowExecutionAlreadyStartedError) return 'closed';
        throw error;
      } finally {
        starts.leave(queues.retries);
      }
    },

    async stopDelivery(deliveryId) {
      try {
        await timely(() =>
          workflow.getHandle(deliveryWorkflowId(deliveryId, null)).signal(signalNames.webhookDeleted),
        );
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    },
  };
}
