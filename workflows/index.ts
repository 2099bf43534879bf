/** The workflows of the delivery path, as the worker bundles them. */
export { webhookDelivery } from './delivery.ts';
export { webhookEndpoint } from './endpoint.ts';
export { webhookPurge } from './purge.ts';
