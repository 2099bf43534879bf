/** A typed client for the calls of the Workforce API that an API key can make. See README.md. */
export { createWorkforceClient, dataOf, type Options, type WorkforceClient } from './client.ts';
export { isCode, WorkforceError, type ErrorCode } from './errors.ts';
export { everyOne, type ListPath } from './lists.ts';
export type { RetryOptions } from './retries.ts';
export { verifyWebhook, WebhookRefused, type EventKind, type WorkforceEvent } from './webhooks.ts';
export type { components, paths } from './generated/schema.ts';
