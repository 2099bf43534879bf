import { retriesQueueOf } from '../../../../workflows/contract.ts';

/** Task queues. Their names contain the installation's id, so that installations can share a namespace. */
export interface TaskQueues {
  /** Workflows of workers and endpoints, and runs of healthy endpoints that are not shared runs. */
  first: string;
  /** Retries, resends, jobs, and runs of failing endpoints, so that a mass failure delays no others. */
  retries: string;
}

export const taskQueuesOf = (installation: string): TaskQueues => {
  const first = `webhooks-${installation}`;
  return { first, retries: retriesQueueOf(first) };
};

export const endpointWorkflowId = (webhookId: string): string => `webhook-endpoint-${webhookId}`;

export const senderWorkflowId = (worker: string): string => `webhook-sender-${worker}`;

export const deliveryWorkflowId = (deliveryId: string, resend: number | null): string =>
  `webhook-delivery-${deliveryId}${resend === null ? '' : `-r${resend}`}`;

/** Search attributes by which operators find deliveries. Ids and codes only: Temporal never encrypts them. */
export const searchAttributes = {
  WorkspaceId: 'Keyword',
  WebhookId: 'Keyword',
  EventKind: 'Keyword',
  DeliveryState: 'Keyword',
  LastStatus: 'Int',
} as const;
