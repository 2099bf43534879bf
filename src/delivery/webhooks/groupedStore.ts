import { statement, type NoRow } from '../../db/statement.ts';
import { claimOf, type ClaimedRow, type ClaimOrder } from './claims.ts';
import { GROUPED, msUntil, NEXT_RETRY } from './groupedRows.ts';

// The SQL of grouped retries: deliveries of one endpoint that its own workflow retries together (endpointRun.ts). A claim
// sets locked_until; an outcome clears it. So a row with a claim that has expired was being sent when its sender died.

/** Claims retries that are due, the longest due first. */
export const claimRetries = statement<ClaimedRow, ClaimOrder>(
  claimOf(`
    SELECT id FROM deliveries
     WHERE ${GROUPED} AND next_attempt_at <= statement_timestamp() AND locked_until IS NULL
       AND (NOT $paused::boolean OR asked_for)
     ORDER BY next_attempt_at LIMIT $limit`),
);

/** Retries whose sender died between the attempt's row and its outcome. */
export const unfinishedRetries = statement<
  { id: string; number: number },
  { webhook_id: string; limit: number }
>(`
  SELECT id, attempt_count AS number FROM deliveries
   WHERE ${GROUPED} AND next_attempt_at <= statement_timestamp() AND locked_until < clock_timestamp()
   ORDER BY next_attempt_at LIMIT $limit`);

/** Releases expired claims that have no attempt to finish. */
export const releaseRetries = statement<NoRow, { ids: readonly string[] }>(`
  UPDATE deliveries SET locked_until = NULL
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) AND grouped AND status = 'retrying' AND locked_until < clock_timestamp()`);

/** A paused webhook: holds the retries that are due, except what somebody asked for. `all`: that too. */
export const holdDueRetries = statement<NoRow, { webhook_id: string; all: boolean }>(`
  UPDATE deliveries SET status = 'held', next_attempt_at = NULL
   WHERE workspace_id = $1 AND id = ANY (ARRAY(
     SELECT id FROM deliveries
      WHERE ${GROUPED} AND next_attempt_at <= statement_timestamp() AND locked_until IS NULL
        AND ($all::boolean OR NOT asked_for)
        FOR UPDATE SKIP LOCKED))`);

/** Makes all retries of an endpoint due. */
export const hurryRetries = statement<NoRow, { webhook_id: string }>(`
  UPDATE deliveries SET next_attempt_at = clock_timestamp()
   WHERE workspace_id = $1 AND id = ANY (ARRAY(
     SELECT id FROM deliveries WHERE ${GROUPED} AND next_attempt_at > clock_timestamp() AND locked_until IS NULL
        FOR UPDATE SKIP LOCKED))`);

/** What waits for the endpoint's workflow, for the operator. */
export interface GroupedRow {
  waiting: number;
  held: number;
  /** Milliseconds until the next attempt, or until a claim of another sender expires; null where none waits. */
  next_ms: number | null;
  failing_since: string | null;
  /** Failing webhooks of the workspace. */
  failing: number;
}

export const groupedOf = statement<GroupedRow, { webhook_id: string }>(`
  SELECT (SELECT count(*)::int FROM deliveries WHERE ${GROUPED}) AS waiting,
         (SELECT count(*)::int FROM deliveries
           WHERE workspace_id = $1 AND webhook_id = $webhook_id AND grouped AND status = 'held') AS held,
         (SELECT ${msUntil('next.at')} FROM (SELECT ${NEXT_RETRY} AS at) next WHERE next.at IS NOT NULL) AS next_ms,
         (SELECT failing_since FROM webhooks WHERE workspace_id = $1 AND id = $webhook_id) AS failing_since,
         (SELECT count(*)::int FROM webhooks WHERE workspace_id = $1 AND status <> 'deleted' AND failing_since IS NOT NULL) AS failing`);
