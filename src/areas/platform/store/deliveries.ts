import { defineList } from '../../../db/list.ts';
import { statement } from '../../../db/statement.ts';
import type { EventKind } from '../../../generated/events.ts';
import type { DeliveryStatus } from '../../../generated/types.ts';

/** A delivery. migrations/003_webhooks.ts explains its statuses. */
export interface DeliveryRow {
  id: string;
  kind: EventKind;
  status: DeliveryStatus;
  response_code: number | null;
  attempt_count: number;
  resends: number;
  event_id: string;
  replay_of: string | null;
  next_attempt_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface DeliveryWithBody extends DeliveryRow {
  body: string;
}

export interface AttemptRow {
  number: number;
  resend: boolean;
  started_at: string;
  finished_at: string | null;
  outcome: 'running' | 'acknowledged' | 'failed' | 'unknown';
  cause: string | null;
  detail: string | null;
  response_code: number | null;
  address: string | null;
  timings: Record<'dns_ms' | 'connect_ms' | 'tls_ms' | 'first_byte_ms' | 'total_ms', number | null> | null;
  body_excerpt: Buffer | null;
}

/** Records are kept for 30 days (service.md). Older ones are hidden until the purge deletes them. */
export const KEPT = `d.created_at > now() - interval '30 days'`;

export const DELIVERY_COLUMNS = `
  d.id, d.kind, d.event_id, d.status, d.response_code, d.attempt_count, d.resends, d.replay_of, d.next_attempt_at, d.created_at, d.updated_at`;

const ONE = `d.workspace_id = $1 AND d.webhook_id = $webhook_id AND d.id = $id AND ${KEPT}`;

export const deliveryById = statement<DeliveryRow, { webhook_id: string; id: string }>(
  `SELECT ${DELIVERY_COLUMNS} FROM deliveries d WHERE ${ONE}`,
);

export const deliveryWithBody = statement<DeliveryWithBody, { webhook_id: string; id: string }>(`
  SELECT ${DELIVERY_COLUMNS}, e.body FROM deliveries d
    LEFT JOIN events e ON e.workspace_id = d.workspace_id AND e.id = d.event_id
   WHERE ${ONE}`);

export const attemptsOf = statement<AttemptRow, { delivery_id: string }>(`
  SELECT number, resend, started_at, finished_at, outcome, cause, detail, response_code, address, timings, body_excerpt
    FROM delivery_attempts WHERE workspace_id = $1 AND delivery_id = $delivery_id ORDER BY number`);

export const deliveryList = defineList<
  DeliveryRow,
  { webhook_id: string; status: readonly string[]; event: readonly string[]; from: string; before: string }
>({
  name: 'deliveries',
  columns: DELIVERY_COLUMNS,
  from: 'deliveries d',
  where: `d.workspace_id = $1 AND ${KEPT}`,
  id: 'd.id',
  orders: { created_at: { sql: 'd.created_at', type: 'timestamptz' } },
  filters: {
    webhook_id: 'd.webhook_id = $webhook_id',
    status: 'd.status = ANY ($status::text[])',
    event: 'd.kind = ANY ($event::text[])',
    from: 'd.created_at >= $from::timestamptz',
    before: 'd.created_at < $before::timestamptz',
  },
});

/** Reopens a settled delivery for one attempt. Compare-and-set keeps concurrent resends within the limit. */
export const reopenDelivery = statement<DeliveryRow, { webhook_id: string; id: string }>(`
  UPDATE deliveries d
     SET resends = d.resends + 1, status = 'pending', next_attempt_at = clock_timestamp(), locked_until = NULL, settled_at = NULL
   WHERE ${ONE} AND d.status IN ('delivered', 'failed') AND d.resends < 3
  RETURNING ${DELIVERY_COLUMNS}`);
