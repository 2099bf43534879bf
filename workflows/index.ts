/** The workflows that the worker bundles. */
export { webhookDelivery } from './delivery.ts';
export { webhookEndpoint } from './endpoint.ts';
export { webhookSender } from './sender.ts';
export { timedJob } from './timedJob.ts';
export { workspaceExport } from './export.ts';
