import { WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import type { Client } from '@temporalio/client';
import { defineSearchAttributeKey } from '@temporalio/common';
import { signalNames, workflowNames } from '../../workflows/contract.ts';
import type { DeliveryInput } from '../../workflows/contract.ts';
import type { Wakeup } from '../db/shared.ts';
import { createGate } from './gate.ts';
import { deliveryWorkflowId, endpointWorkflowId, taskQueuesOf } from './names.ts';
import { createTimely } from './timely.ts';

/** What the delivery path asks of Temporal. Each call has a deadline. */
export interface Dispatch {
  /** Wakes the sender of an endpoint, starting it where it does not run. */
  wakeEndpoint(wakeup: Wakeup): Promise<void>;
  /**
   * Sees to it that a delivery's workflow runs. Where one has come to its end already, Temporal knows more than Postgres, which was
   * restored to an older state: a new run begins. `closed` where somebody terminated it: then nothing will come of it.
   *
   * @param resumed tells it to make its next attempt now.
   */
  startDelivery(input: DeliveryInput, resumed: boolean): Promise<'running' | 'closed'>;
  /** Tells a delivery's workflow that its webhook is gone; no workflow is fine too. */
  stopDelivery(deliveryId: string): Promise<void>;
}

/** Whether a run may begin where one of the same id has ended. */
type Reuse = 'REJECT_DUPLICATE' | 'ALLOW_DUPLICATE';

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
  const timely = createTimely(client, DEADLINE);

  const deliveryOptions = (input: DeliveryInput, workflowIdReusePolicy: Reuse) => ({
    workflowId: deliveryWorkflowId(input.deliveryId, input.resend),
    taskQueue: queues.retries,
    args: [input],
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

  /** Answers false where a run of this id has ended, and a second is not allowed. */
  const begin = async (input: DeliveryInput, resumed: boolean, reuse: Reuse): Promise<boolean> => {
    const options = deliveryOptions(input, reuse);
    try {
      await timely<unknown>(() =>
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
    const { status } = await timely(() =>
      workflow.getHandle(deliveryWorkflowId(deliveryId, resend)).describe(),
    );
    return status.name === 'TERMINATED';
  };

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
      await starts.enter(queues.retries);
      try {
        if (await begin(input, resumed, 'REJECT_DUPLICATE')) return 'running';
        if (await isTerminated(input)) return 'closed';
        // Postgres guards what the id does not any more: an attempt is made only of a delivery that is open, and once a number
        await begin(input, resumed, 'ALLOW_DUPLICATE');
        return 'running';
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
