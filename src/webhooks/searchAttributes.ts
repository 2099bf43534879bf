/** What an operator can find deliveries by in the Temporal UI. Ids and codes only: search attributes are never encrypted. */
export const searchAttributes = {
  WorkspaceId: 'Keyword',
  WebhookId: 'Keyword',
  EventKind: 'Keyword',
  DeliveryState: 'Keyword',
  LastStatus: 'Int',
} as const;
