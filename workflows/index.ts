/** The workflows of the delivery path and of the jobs, as the worker bundles them. */
export { webhookDelivery } from './delivery.ts';
export { dueLeave } from './dueLeave.ts';
export { webhookEndpoint } from './endpoint.ts';
export { forgottenClocks } from './forgottenClocks.ts';
export { webhookPurge } from './purge.ts';
