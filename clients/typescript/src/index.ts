/** A typed client of the Workforce API: what an API key can call. See README.md. */
export { createWorkforceClient, dataOf, type Options, type WorkforceClient } from './client.ts';
export { isCode, WorkforceError, type ErrorCode } from './errors.ts';
export { everyOne, type ListPath } from './lists.ts';
export type { RetryOptions } from './retries.ts';
export { verifyWebhook, WebhookRefused, type EventKind, type WorkforceEvent } from './webhooks.ts';
export type { components, paths } from './generated/schema.ts';
