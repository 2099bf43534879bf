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

/** A webhook as it was changed, with what its owner should look at. */
export function presentChangedWebhook(row: WebhookRow, warnings: WebhookWarning[]): Webhook {
  return Object.assign(presentWebhook(row), { warnings });
}

/** A new webhook with its secret: the one answer that holds it. */
export function presentNewWebhook(
  row: WebhookRow,
  secret: string,
  warnings: WebhookWarning[],
): WebhookCreated {
  return Object.assign(presentWebhook(row), { warnings, secret });
}

/** The end of a secret, enough to tell two apart. */
export const secretHint = (secret: string): string => `…${secret.slice(-4)}`;

/** A URL as the audit trail shows it: its path and query may be a secret of the receiver's. */
export const urlForAudit = (url: string): string => `${new URL(url).origin}/…`;
