/**
 * Search attributes by which an operator finds deliveries in the Temporal UI. Ids and codes only: they are never
 * encrypted.
 */
export const searchAttributes = {
  WorkspaceId: 'Keyword',
  WebhookId: 'Keyword',
  EventKind: 'Keyword',
  DeliveryState: 'Keyword',
  LastStatus: 'Int',
} as const;
