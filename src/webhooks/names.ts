import { retriesQueueOf } from '../../workflows/contract.ts';

/**
 * Names of the delivery path in Temporal. They contain the installation's id, so that two installations can share one
 * namespace.
 */
export interface TaskQueues {
  /** Senders, and the runs of those that are not failing. */
  first: string;
  /** Retries, resends and the runs of endpoints that fail: a queue of their own, so that a mass failure cannot delay others. */
  retries: string;
}

export const taskQueuesOf = (installation: string): TaskQueues => {
  const first = `webhooks-${installation}`;
  return { first, retries: retriesQueueOf(first) };
};

export const endpointWorkflowId = (webhookId: string): string => `webhook-endpoint-${webhookId}`;

export const deliveryWorkflowId = (deliveryId: string, resend: number | null): string =>
  `webhook-delivery-${deliveryId}${resend === null ? '' : `-r${resend}`}`;
