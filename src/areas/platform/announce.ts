/**
 * What changes of API keys and webhooks leave behind them. Operations and the demo announce through the same functions.
 */
import { audit } from '../../events/audit.ts';
import type { EventFor } from '../../events/emitTo.ts';
import type { Writing } from '../../events/writing.ts';
import type { EventKind } from '../../generated/events.ts';
import { sampleData } from './present/eventKinds.ts';
import { urlForAudit } from './present/webhooks.ts';
import type { KeyRow } from './store/keys.ts';
import type { WebhookRow } from './store/webhooks.ts';

type Changes = Record<string, [unknown, unknown]>;

/** A new API key; never its secret. */
export const announceKey = (
  call: Writing,
  row: Pick<KeyRow, 'id' | 'name' | 'kind' | 'prefix' | 'scopes' | 'expires_at' | 'allowed_ips'>,
): void =>
  audit(call, {
    action: 'created',
    resource: 'api_key',
    id: row.id,
    changes: {
      name: [null, row.name],
      kind: [null, row.kind],
      prefix: [null, row.prefix],
      scopes: [null, row.scopes],
      expires_at: [null, row.expires_at],
      allowed_ips: [null, row.allowed_ips],
    },
  });

/** A new webhook; of its address the host only. */
export const announceWebhook = (call: Writing, row: Pick<WebhookRow, 'id' | 'url' | 'events'>): void =>
  audit(call, {
    action: 'created',
    resource: 'webhook',
    id: row.id,
    changes: { url: [null, urlForAudit(row.url)], events: [null, row.events] },
  });

/** A webhook that was changed, paused or resumed. */
export const announceWebhookUpdated = (call: Writing, id: string, changes: Changes): void =>
  audit(call, { action: 'updated', resource: 'webhook', id, changes });

/** `webhook.ping`, for one webhook whatever it subscribes to. */
export const pingFor = (webhookId: string): EventFor<'webhook.ping'> => ({
  webhookId,
  kind: 'webhook.ping',
  data: { webhook_id: webhookId, message: 'ping' },
  sample: false,
});

/** A ping that somebody has asked for. */
export const announcePing = (call: Writing, webhookId: string): void =>
  audit(call, { action: 'pinged', resource: 'webhook', id: webhookId });

/** An invented event of a kind, for one webhook, marked as a sample. */
export const sampleFor = <Kind extends EventKind>(webhookId: string, kind: Kind): EventFor<Kind> => ({
  webhookId,
  kind,
  data: sampleData(kind),
  sample: true,
});

/** A sample that somebody has asked for. */
export const announceSample = (call: Writing, webhookId: string, kind: EventKind): void =>
  audit(call, {
    action: 'sent sample to',
    resource: 'webhook',
    id: webhookId,
    changes: { event: [null, kind] },
  });

/** What the audit line of a resend says; `resends`: how often the delivery has been sent again by now. */
export const resendChanges = ({ resends }: { resends: number }): Changes => ({
  resends: [resends - 1, resends],
});
