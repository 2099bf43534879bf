/** How the delivery path calls its things in Temporal; the installation keeps two of them apart in one namespace. */
export interface TaskQueues {
  /** Senders and first attempts. */
  first: string;
  /** Retries and resends: a mass failure cannot starve the healthy. */
  retries: string;
}

export const taskQueuesOf = (installation: string): TaskQueues => ({
  first: `webhooks-${installation}`,
  retries: `webhooks-${installation}-retries`,
});

export const endpointWorkflowId = (webhookId: string): string => `webhook-endpoint-${webhookId}`;

export const deliveryWorkflowId = (deliveryId: string, resend: number | null): string =>
  `webhook-delivery-${deliveryId}${resend === null ? '' : `-r${resend}`}`;
