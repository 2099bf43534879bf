import type { Webhook, WebhookCreated, WebhookWarning } from '../../../generated/types.ts';
import type { WebhookRow } from '../store/webhooks.ts';

export function presentWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    status: row.status,
    description: row.description,
    failing_since: row.failing_since,
    secret_hint: row.secret_hint,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** A changed webhook with warnings for its owner. */
export function presentChangedWebhook(row: WebhookRow, warnings: WebhookWarning[]): Webhook {
  return Object.assign(presentWebhook(row), { warnings });
}

/** A new webhook with its secret, which no other answer contains. */
export function presentNewWebhook(
  row: WebhookRow,
  secret: string,
  warnings: WebhookWarning[],
): WebhookCreated {
  return Object.assign(presentWebhook(row), { warnings, secret });
}

/** The end of a secret, to tell two secrets apart. */
export const secretHint = (secret: string): string => `…${secret.slice(-4)}`;

/**
 * The URL as shown in the audit trail, without path and query, which may contain a secret of the receiver.
 */
export const urlForAudit = (url: string): string => `${new URL(url).origin}/…`;
