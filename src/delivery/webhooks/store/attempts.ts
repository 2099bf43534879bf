// An attempt begins, and its outcome changes the delivery. migrations/003_webhooks.ts describes the statuses.
import { statement, type NoRow } from '../../../db/statement.ts';
import { ASKED_FOR } from './conditions.ts';
import { ENDPOINT_COLUMNS, type EndpointRow } from './endpoints.ts';

/** The delivery and its webhook as the next attempt finds them. */
export interface BeginRow {
  delivery_status: 'pending' | 'retrying' | 'held' | 'delivered' | 'failed';
  /** The endpoint's workflow retries it. */
  grouped: boolean;
  kind: string;
  next_attempt_at: string | null;
  /** Null if the webhook's row is gone. */
  webhook_status: EndpointRow['status'] | null;
  /** Null if the webhook's row is gone. */
  suspended: boolean | null;
  url: string;
  secret_sealed: Buffer;
  previous_sealed: Buffer | null;
  failing_since: string | null;
  body: string;
  /** Outcome of the attempt with this number, if it was begun before. */
  prior_outcome: 'running' | 'acknowledged' | 'failed' | 'unknown' | null;
  prior_cause: string | null;
  prior_status: number | null;
  begun: boolean;
}

/**
 * Begins an attempt of a delivery that has its own workflow: inserts the attempt's row and claims the
 * delivery for `lease_seconds`, or returns why not. Earlier attempts that were not finished become `unknown`.
 */
export const beginAttempt = statement<
  BeginRow,
  { delivery_id: string; number: number; resend: boolean; lease_seconds: number; detail: string }
>(`
  WITH d AS (
    SELECT id, webhook_id, event_id, kind, status, next_attempt_at, resends, asked_for, grouped FROM deliveries
     WHERE workspace_id = $1 AND id = $delivery_id FOR UPDATE
  ), w AS (
    SELECT w.status, ${ENDPOINT_COLUMNS} FROM d LEFT JOIN webhooks w ON w.workspace_id = $1 AND w.id = d.webhook_id
  ), prior AS (
    SELECT outcome, cause, response_code FROM delivery_attempts
     WHERE workspace_id = $1 AND delivery_id = $delivery_id AND number = $number
  ), attempt AS (
    INSERT INTO delivery_attempts (workspace_id, delivery_id, number, resend)
    SELECT $1, d.id, $number, $resend FROM d, w
     WHERE NOT EXISTS (SELECT FROM prior) AND NOT w.suspended AND ($resend OR NOT d.grouped)
       AND (w.status = 'active' OR w.status = 'paused' AND ${ASKED_FOR})
       AND d.status = ANY (CASE WHEN $resend THEN '{pending}' ELSE '{retrying,held}' END::text[])
    RETURNING id
  ), abandoned AS (
    UPDATE delivery_attempts SET outcome = 'unknown', finished_at = clock_timestamp(), detail = $detail
     WHERE workspace_id = $1 AND delivery_id = $delivery_id AND number < $number AND outcome = 'running' AND EXISTS (SELECT FROM attempt)
  ), claimed AS (
    UPDATE deliveries
       SET attempt_count = $number, status = CASE WHEN $resend THEN status ELSE 'retrying' END,
           locked_until = clock_timestamp() + make_interval(secs => $lease_seconds)
     WHERE workspace_id = $1 AND id = $delivery_id AND EXISTS (SELECT FROM attempt)
  )
  SELECT d.status AS delivery_status, d.grouped, d.kind, d.next_attempt_at, w.status AS webhook_status, w.suspended, w.url, w.secret_sealed,
         w.previous_sealed, w.failing_since,
         (SELECT body FROM events e WHERE e.workspace_id = $1 AND e.id = d.event_id) AS body, prior.outcome AS prior_outcome, prior.cause AS prior_cause,
         prior.response_code AS prior_status, EXISTS (SELECT FROM attempt) AS begun
    FROM d LEFT JOIN w ON true LEFT JOIN prior ON true`);

/** How an attempt ended. `recordOutcomes` takes an array of these as JSON. */
export interface OutcomeRow {
  delivery: string;
  number: number;
  outcome: 'acknowledged' | 'failed' | 'unknown';
  cause: string | null;
  detail: string | null;
  response_code: number | null;
  address: string | null;
  timings: object | null;
  /** Base64. */
  excerpt: string | null;
  /** The delivery's status after the attempt. */
  status: 'delivered' | 'retrying' | 'failed';
  /** Milliseconds until the next attempt; null if there is none. */
  wait_ms: number | null;
}

/** A delivery that `recordOutcomes` changed. */
export interface SettledRow {
  id: string;
  status: 'delivered' | 'retrying' | 'failed';
  /** The endpoint's workflow retries it, together with others. */
  grouped: boolean;
}

interface Recorded {
  outcomes: string;
  /** The smallest and the largest delivery id: Postgres opens only the partitions between them. */
  from_id: string;
  to_id: string;
}

/** A delivery that starts to wait is grouped if so many of the endpoint or workspace already wait. */
interface GroupingValues {
  webhook_id: string;
  /** Nothing of the batch was acknowledged, so deliveries that wait for their first attempt count too. */
  all_fail: boolean;
  group_from: number;
  group_from_of_workspace: number;
}

/**
 * SQL that records outcomes. `groups`: whether a delivery is grouped now. `first`: these are first attempts,
 * so an ungrouped retry is `run_missing` until its workflow is known to run.
 */
function recordingOf(groups: string, first: string): string {
  return `
  WITH result AS (
    SELECT * FROM jsonb_to_recordset($outcomes::jsonb) AS r (delivery uuid, number int, outcome text, cause text, detail text,
      response_code int, address text, timings jsonb, excerpt text, status text, wait_ms float8)
  ), finished AS (
    UPDATE delivery_attempts a
       SET finished_at = clock_timestamp(), outcome = r.outcome, cause = r.cause, detail = r.detail,
           response_code = r.response_code, address = r.address, timings = r.timings,
           body_excerpt = decode(r.excerpt, 'base64')
      FROM result r
     WHERE a.workspace_id = $1 AND a.delivery_id = ANY (ARRAY(SELECT delivery FROM result))
       AND a.delivery_id BETWEEN $from_id::uuid AND $to_id::uuid
       AND a.delivery_id = r.delivery AND a.number = r.number AND a.outcome = 'running'
    RETURNING a.delivery_id, r.status, r.response_code, r.wait_ms
  )
  UPDATE deliveries d
     SET grouped = d.grouped OR f.groups,
         run_missing = f.status = 'retrying' AND NOT (d.grouped OR f.groups) AND (${first} OR d.run_missing),
         status = f.status, response_code = f.response_code, locked_until = NULL,
         next_attempt_at = clock_timestamp() + make_interval(secs => f.wait_ms / 1000),
         settled_at = CASE WHEN f.status <> 'retrying' THEN clock_timestamp() END
    FROM (SELECT *, ${groups} AS groups FROM finished) f
   WHERE d.workspace_id = $1 AND d.id = ANY (ARRAY(SELECT delivery_id FROM finished)) AND d.id = f.delivery_id
     AND d.id BETWEEN $from_id::uuid AND $to_id::uuid
     AND d.status <> ALL ('{held,delivered,failed}')
  RETURNING d.id, d.status, d.grouped`;
}

/**
 * Records outcomes of first attempts and updates their deliveries. Changes no attempt that is already
 * finished and no delivery that was closed meanwhile. Returns the deliveries that changed.
 */
export const recordOutcomes = statement<SettledRow, Recorded & GroupingValues>(
  recordingOf(
    `status = 'retrying' AND (
       SELECT (SELECT count(*) FROM (
                 SELECT FROM deliveries WHERE workspace_id = $1 AND webhook_id = $webhook_id AND status = 'retrying' LIMIT $group_from) waiting)
              + CASE WHEN $all_fail::boolean THEN (SELECT count(*) FROM (
                  SELECT FROM deliveries WHERE workspace_id = $1 AND webhook_id = $webhook_id AND status = 'pending' LIMIT $group_from) coming)
                ELSE (SELECT count(*) FROM result WHERE status = 'retrying') END >= $group_from
              OR (SELECT count(*) FROM (
                    SELECT FROM deliveries WHERE workspace_id = $1 AND status = 'retrying' LIMIT $group_from_of_workspace) waiting)
                 >= $group_from_of_workspace)`,
    'true',
  ),
);

/** The same for outcomes after which no delivery starts to wait for its first retry: it groups none. */
export const recordSettled = statement<SettledRow, Recorded>(recordingOf('false', 'false'));

/** Closes an open delivery without an attempt, unless it has another number of resends by now. */
export const closeOpen = statement<NoRow, { id: string; resends: number }>(`
  UPDATE deliveries SET status = 'failed', next_attempt_at = NULL, locked_until = NULL, settled_at = clock_timestamp()
   WHERE workspace_id = $1 AND id = $id AND resends = $resends AND status IN ('pending', 'retrying', 'held')`);

/** Closes the open deliveries of a deleted webhook. */
export const dropOpen = statement<NoRow, { webhook_id: string }>(`
  UPDATE deliveries SET status = 'failed', next_attempt_at = NULL, locked_until = NULL, settled_at = clock_timestamp()
   WHERE workspace_id = $1 AND webhook_id = $webhook_id AND status IN ('pending', 'retrying', 'held')`);
