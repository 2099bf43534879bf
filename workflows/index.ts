/** The workflows of the delivery path and of the jobs, as the worker bundles them. */
export { webhookDelivery } from './delivery.ts';
export { webhookEndpoint } from './endpoint.ts';
export { timedJob } from './timedJob.ts';
