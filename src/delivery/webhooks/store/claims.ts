// Claims of deliveries. A claim sets `locked_until`, an outcome clears it. So a row whose claim has expired
// was being sent when its worker died.
import { statement, type NoRow } from '../../../db/statement.ts';
import { GROUPED, UNCLAIMED } from './conditions.ts';

/** A delivery that is being sent, with the number of its attempt. */
export interface ClaimedRow {
  id: string;
  kind: string;
  number: number;
  body: string;
}

export interface ClaimOrder {
  webhook_id: string;
  limit: number;
  lease_seconds: number;
  /** Claims only what is also sent to a paused webhook. */
  paused: boolean;
}

/**
 * SQL that claims the deliveries whose ids `due` selects, and writes their attempt rows: every POST has a row
 * before it is sent. `within` limits the partitions that the update opens.
 */
const claimOf = (due: string, within = ''): string => `
  WITH due AS (
    ${due} FOR UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE deliveries d
       SET attempt_count = d.attempt_count + 1, locked_until = clock_timestamp() + make_interval(secs => $lease_seconds)
     WHERE d.workspace_id = $1 AND d.id = ANY (ARRAY(SELECT id FROM due)) ${within}
    RETURNING d.id, d.kind, d.event_id, d.attempt_count
  ), attempt AS (
    INSERT INTO delivery_attempts (workspace_id, delivery_id, number) SELECT $1, id, attempt_count FROM claimed
  )
  SELECT c.id, c.kind, c.attempt_count AS number,
         (SELECT body FROM events e WHERE e.workspace_id = $1 AND e.id = c.event_id) AS body
    FROM claimed c ORDER BY c.id`;

/**
 * Claims first attempts, oldest first, from the endpoint's `first_pending` on, so that Postgres opens no
 * older partitions. `finishWakeup` finds older ones that a resume releases meanwhile.
 */
export const claimFirstAttempts = statement<ClaimedRow, ClaimOrder & { from_id: string }>(
  claimOf(
    `
    SELECT id FROM deliveries
     WHERE workspace_id = $1 AND webhook_id = $webhook_id AND id >= $from_id::uuid AND status = 'pending' AND attempt_count = 0 AND resends = 0
       AND ${UNCLAIMED} AND (NOT $paused::boolean OR asked_for)
     ORDER BY id LIMIT $limit`,
    'AND d.id >= $from_id::uuid',
  ),
);

/** Claims grouped retries that are due, the longest due first. */
export const claimRetries = statement<ClaimedRow, ClaimOrder>(
  claimOf(`
    SELECT id FROM deliveries
     WHERE ${GROUPED} AND next_attempt_at <= statement_timestamp() AND locked_until IS NULL
       AND (NOT $paused::boolean OR asked_for)
     ORDER BY next_attempt_at LIMIT $limit`),
);

/** Grouped retries whose worker died between the attempt's row and its outcome. */
export const unfinishedRetries = statement<
  { id: string; number: number },
  { webhook_id: string; limit: number }
>(`
  SELECT id, attempt_count AS number FROM deliveries
   WHERE ${GROUPED} AND next_attempt_at <= statement_timestamp() AND locked_until < clock_timestamp()
   ORDER BY next_attempt_at LIMIT $limit`);

/** Releases expired claims of grouped retries that have no attempt to finish. */
export const releaseRetries = statement<NoRow, { ids: readonly string[] }>(`
  UPDATE deliveries SET locked_until = NULL
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) AND grouped AND status = 'retrying' AND locked_until < clock_timestamp()`);

/** Deletes the rows of attempts that were not sent, and restores the deliveries as before the claim. */
export const releaseUnsent = statement<NoRow, { attempts: string }>(`
  WITH mine AS (
    SELECT * FROM jsonb_to_recordset($attempts::jsonb) AS m (delivery uuid, number int)
  ), gone AS (
    DELETE FROM delivery_attempts a USING mine m
     WHERE a.workspace_id = $1 AND a.delivery_id = ANY (ARRAY(SELECT delivery FROM mine))
       AND a.delivery_id = m.delivery AND a.number = m.number AND a.outcome = 'running'
    RETURNING a.delivery_id, a.number
  )
  UPDATE deliveries d SET attempt_count = g.number - 1, locked_until = NULL
    FROM gone g
   WHERE d.workspace_id = $1 AND d.id = ANY (ARRAY(SELECT delivery_id FROM gone))
     AND d.id = g.delivery_id AND d.attempt_count = g.number`);
