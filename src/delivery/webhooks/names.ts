import { retriesQueueOf } from '../../../workflows/contract.ts';

/**
 * Names of the delivery path in Temporal. They contain the installation's id, so that two installations can share one
 * namespace.
 */
export interface TaskQueues {
  /** Workflows of senders, and runs of endpoints that are not failing and no shared turn serves. */
  first: string;
  /** Retries, resends and the runs of endpoints that fail: a queue of their own, so that a mass failure cannot delay others. */
  retries: string;
}

export const taskQueuesOf = (installation: string): TaskQueues => {
  const first = `webhooks-${installation}`;
  return { first, retries: retriesQueueOf(first) };
};

export const endpointWorkflowId = (webhookId: string): string => `webhook-endpoint-${webhookId}`;

/** `worker`: its id. */
export const senderWorkflowId = (worker: string): string => `webhook-sender-${worker}`;

export const deliveryWorkflowId = (deliveryId: string, resend: number | null): string =>
  `webhook-delivery-${deliveryId}${resend === null ? '' : `-r${resend}`}`;
