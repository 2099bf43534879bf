/**
 * Names of the delivery path in Temporal. They contain the installation's id, so that two installations can share one
 * namespace.
 */
export interface TaskQueues {
  /** Senders and first attempts. */
  first: string;
  /** Retries and resends: a queue of their own, so that a mass failure cannot delay first attempts. */
  retries: string;
}

export const taskQueuesOf = (installation: string): TaskQueues => ({
  first: `webhooks-${installation}`,
  retries: `webhooks-${installation}-retries`,
});

export const endpointWorkflowId = (webhookId: string): string => `webhook-endpoint-${webhookId}`;

export const deliveryWorkflowId = (deliveryId: string, resend: number | null): string =>
  `webhook-delivery-${deliveryId}${resend === null ? '' : `-r${resend}`}`;
