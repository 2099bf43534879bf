/** The workflows of the delivery path, of the jobs and of exports, as the worker bundles them. */
export { webhookDelivery } from './delivery.ts';
export { webhookEndpoint } from './endpoint.ts';
export { webhookSender } from './sender.ts';
export { timedJob } from './timedJob.ts';
export { workspaceExport } from './export.ts';
