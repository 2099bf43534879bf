import { defineList } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import type { EventSelection } from '../../../generated/types.ts';

/** A webhook without its secrets. */
export interface WebhookRow {
  id: string;
  url: string;
  events: EventSelection[];
  status: 'active' | 'paused';
  /** The plan has no API access. */
  suspended: boolean;
  description: string | null;
  failing_since: string | null;
  secret_hint: string;
  version: number;
  created_at: string;
  updated_at: string;
}

const COLUMNS = `
  w.id, w.url, w.events, w.status, w.suspended, w.description, w.failing_since, w.secret_hint, w.version, w.created_at, w.updated_at`;

const LIVE = `w.workspace_id = $1 AND w.status <> 'deleted'`;

export const webhookById = statement<WebhookRow, { id: string }>(
  `SELECT ${COLUMNS} FROM webhooks w WHERE ${LIVE} AND w.id = $id`,
);

/**
 * As `webhookById`, locked against pausing and deleting until the transaction ends; senders share the lock.
 */
export const webhookToSend = statement<WebhookRow, { id: string }>(
  `SELECT ${COLUMNS} FROM webhooks w WHERE ${LIVE} AND w.id = $id FOR KEY SHARE`,
);

/**
 * As `webhookById`, locked until the transaction ends. FOR UPDATE also waits for the key shares of writes
 * that emit events (events/emit.ts): their deliveries can then be held or dropped, and later ones see the new
 * status.
 */
export const webhookForChange = statement<WebhookRow, { id: string }>(
  `SELECT ${COLUMNS} FROM webhooks w WHERE ${LIVE} AND w.id = $id FOR UPDATE`,
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

/** All webhooks of the workspace, in the order of creation. */
export const everyWebhook = statement<Pick<WebhookRow, 'id' | 'url' | 'status'>>(
  `SELECT w.id, w.url, w.status FROM webhooks w WHERE ${LIVE} ORDER BY w.created_at, w.id`,
);

export const liveWebhooks = statement<{ live: number }>(
  `SELECT count(*)::int AS live FROM webhooks w WHERE ${LIVE}`,
);

export const insertWebhook = statement<
  WebhookRow,
  {
    url: string;
    events: readonly EventSelection[];
    secret_sealed: Buffer;
    secret_hint: string;
    description: string | null;
  }
>(`
  INSERT INTO webhooks AS w (workspace_id, url, events, secret_sealed, secret_hint, description, suspended)
  VALUES ($1, $url, $events, $secret_sealed, $secret_hint, $description,
          (SELECT plan = 'starter' AND NOT api_addon FROM workspaces WHERE id = $1)) RETURNING ${COLUMNS}`);

/** All webhooks of the workspace, locked as by `webhookForChange`, in a fixed order to avoid deadlocks. */
export const webhooksForPlan = statement<{ id: string }>(
  `SELECT w.id FROM webhooks w WHERE ${LIVE} ORDER BY w.id FOR UPDATE`,
);

/** Suspends or resumes all webhooks; returns those that changed. */
export const suspendWebhooks = statement<Pick<WebhookRow, 'id' | 'status'>, { suspended: boolean }>(`
  UPDATE webhooks w SET suspended = $suspended WHERE ${LIVE} AND w.suspended <> $suspended::boolean
  RETURNING w.id, w.status`);

export const updateWebhookRow = statement<
  WebhookRow,
  {
    id: string;
    url: string;
    events: readonly EventSelection[];
    status: WebhookRow['status'];
    description: string | null;
  }
>(`
  UPDATE webhooks w SET url = $url, events = $events, status = $status, description = $description
   WHERE ${LIVE} AND w.id = $id RETURNING ${COLUMNS}`);

export const deleteWebhookRow = statement<NoRow, { id: string; now: string }>(`
  UPDATE webhooks w SET status = 'deleted', deleted_at = $now WHERE ${LIVE} AND w.id = $id`);

/** Sets a new secret. The old one also signs until `previous_valid_until`, or not at all if that is null. */
export const rotateSecret = statement<
  { id: string },
  { id: string; secret_sealed: Buffer; secret_hint: string; previous_valid_until: string | null }
>(`
  UPDATE webhooks w
     SET previous_secret_sealed = CASE WHEN $previous_valid_until::timestamptz IS NOT NULL THEN w.secret_sealed END,
         previous_valid_until = $previous_valid_until::timestamptz, secret_sealed = $secret_sealed, secret_hint = $secret_hint
   WHERE ${LIVE} AND w.id = $id RETURNING w.id`);
