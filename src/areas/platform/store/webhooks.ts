import { defineList } from '../../../db/list.ts';
import { statement } from '../../../db/statement.ts';
import type { EventKind } from '../../../generated/events.ts';

/** A webhook without its secrets. */
export interface WebhookRow {
  id: string;
  url: string;
  events: EventKind[];
  status: 'active' | 'paused';
  description: string | null;
  failing_since: string | null;
  secret_hint: string;
  version: number;
  created_at: string;
  updated_at: string;
}

const COLUMNS = `
  w.id, w.url, w.events, w.status, w.description, w.failing_since, w.secret_hint, w.version, w.created_at, w.updated_at`;

/** A deleted webhook is gone for every call. */
const LIVE = `w.workspace_id = $1 AND w.status <> 'deleted'`;

export const webhookById = statement<WebhookRow>(
  `SELECT ${COLUMNS} FROM webhooks w WHERE ${LIVE} AND w.id = $2`,
);

/** The same, kept from being paused or deleted until the transaction ends; others may share it. */
export const webhookToSend = statement<WebhookRow>(
  `SELECT ${COLUMNS} FROM webhooks w WHERE ${LIVE} AND w.id = $2 FOR KEY SHARE`,
);

/**
 * The same, held until the transaction ends. FOR UPDATE, which also waits for the key shares of writes that are just
 * announcing events (events/emit.ts): their deliveries are there to be held or dropped, later ones see the new status.
 */
export const webhookForChange = statement<WebhookRow>(
  `SELECT ${COLUMNS} FROM webhooks w WHERE ${LIVE} AND w.id = $2 FOR UPDATE`,
);

export const webhookList = defineList<WebhookRow>({
  name: 'webhooks',
  columns: COLUMNS,
  from: 'webhooks w',
  where: LIVE,
  id: 'w.id',
  orders: { created_at: { sql: 'w.created_at', type: 'timestamptz' } },
  filters: {},
});

export const liveWebhooks = statement<{ live: number }>(
  `SELECT count(*)::int AS live FROM webhooks w WHERE ${LIVE}`,
);

export const insertWebhook = statement<WebhookRow>(`
  INSERT INTO webhooks AS w (workspace_id, url, events, secret_sealed, secret_hint, description)
  VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`);

export const updateWebhookRow = statement<WebhookRow>(`
  UPDATE webhooks w SET url = $3, events = $4, status = $5, description = $6
   WHERE ${LIVE} AND w.id = $2 RETURNING ${COLUMNS}`);

export const deleteWebhookRow = statement(`
  UPDATE webhooks w SET status = 'deleted', deleted_at = $3 WHERE ${LIVE} AND w.id = $2`);

/** A new secret; the old one signs beside it until $5, or not at all where that is null. */
export const rotateSecret = statement<{ id: string }>(`
  UPDATE webhooks w
     SET previous_secret_sealed = CASE WHEN $5::timestamptz IS NOT NULL THEN w.secret_sealed END,
         previous_valid_until = $5::timestamptz, secret_sealed = $3, secret_hint = $4
   WHERE ${LIVE} AND w.id = $2 RETURNING w.id`);
