import { statement } from '../../../db/statement.ts';
import type { EventKind } from '../../../generated/events.ts';

/**
 * SQL: deliveries of a webhook that failed since a time, were not repeated, and whose event is younger than
 * 30 days: repeating must not keep events beyond that.
 */
const FAILED = `
  d.workspace_id = $1 AND d.webhook_id = $webhook_id AND d.status = 'failed' AND d.settled_at >= $since::timestamptz
  AND ($until::timestamptz IS NULL OR d.settled_at < $until::timestamptz) AND ($kinds::text[] IS NULL OR d.kind = ANY ($kinds::text[]))
  AND NOT EXISTS (SELECT FROM deliveries r WHERE r.workspace_id = $1 AND r.replay_of = d.id)
  AND EXISTS (SELECT FROM events e WHERE e.workspace_id = $1 AND e.id = d.event_id AND e.created_at > now() - interval '30 days')`;

/** Deliveries of a kind of event. */
export interface CountedRow {
  event: EventKind;
  count: number;
}

const COUNTED = 'GROUP BY kind ORDER BY count(*) DESC, kind';

/** Which failed deliveries are meant. */
export interface Span {
  since: string;
  until: string | null;
  /** Kinds of events; null: all. */
  kinds: readonly string[] | null;
}

export const countFailed = statement<CountedRow, { webhook_id: string } & Span>(
  `SELECT kind AS event, count(*)::int AS count FROM deliveries d WHERE ${FAILED} ${COUNTED}`,
);

/** Adds a new delivery for each, in the old order. Held while the webhook is paused. */
export const repeatFailed = statement<
  CountedRow,
  { webhook_id: string; webhook_status: 'active' | 'paused' } & Span
>(`
  WITH failed AS (
    SELECT d.id, d.event_id, d.kind, d.asked_for FROM deliveries d WHERE ${FAILED} ORDER BY d.id FOR UPDATE
  ), added AS (
    INSERT INTO deliveries (workspace_id, webhook_id, event_id, kind, asked_for, replay_of, status, next_attempt_at)
    SELECT $1, $webhook_id, event_id, kind, asked_for, id, CASE $webhook_status::text WHEN 'paused' THEN 'held' ELSE 'pending' END,
           CASE $webhook_status::text WHEN 'paused' THEN NULL ELSE clock_timestamp() END
      FROM failed RETURNING kind
  ) SELECT kind AS event, count(*)::int AS count FROM added ${COUNTED}`);

/** Whether deliveries of an earlier recovery still wait for their first attempt. */
export const recoveryRunning = statement<{ running: boolean }, { webhook_id: string }>(`
  SELECT EXISTS (
    SELECT FROM deliveries
     WHERE workspace_id = $1 AND webhook_id = $webhook_id AND replay_of IS NOT NULL AND attempt_count = 0 AND resends = 0
       AND status = ANY ('{pending,held}')) AS running`);
