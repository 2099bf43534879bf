// A wake-up (a row of `webhook_wakeups`) says that an endpoint has something due. Writes insert it
// (events/wake.ts), relays claim it (db/shared.ts), and the run that finds nothing left deletes it.
import { statement } from '../../../db/statement.ts';
import { notifyOf, wakeupLock, wakeupsFor } from '../../../events/wake.ts';
import { GROUPED, msUntil, RETRY_TO_START, RUN_MISSING, UNCLAIMED } from './conditions.ts';

/** Tries to lock the webhook's wake-up until the transaction ends. Writers of a wake-up lock it shared. */
export const takeWakeupLock = statement<{ alone: boolean }, { webhook_id: string }>(
  `SELECT pg_try_advisory_xact_lock(${wakeupLock('$webhook_id::uuid')}) AS alone WHERE $1::uuid IS NOT NULL`,
);

/** What is left to do for an endpoint. If the first three are false, its wake-up was deleted. */
export interface RemainsRow {
  /** First attempts or grouped retries that the next claim takes. */
  due: boolean;
  /** Deliveries whose workflows are to be started. */
  to_start: boolean;
  /** First attempts claimed by a worker that may have crashed. */
  claimed: boolean;
  /** Milliseconds until the earliest grouped retry; null if none waits. */
  retry_ms: number | null;
}

// Reads all partitions, so only 200 rows of each kind: more than are claimed at a time, so the earliest
// grouped retry that waits is among them.
/**
 * Deletes the wake-up if nothing is left, else sets its due time. Run `takeWakeupLock` in a statement before,
 * so that this one sees all deliveries that were written with a wake-up.
 */
export const finishWakeup = statement<RemainsRow, { webhook_id: string }>(`
  WITH waiting AS (
    SELECT attempt_count, resends, next_attempt_at, ${UNCLAIMED} AS unclaimed FROM deliveries
     WHERE workspace_id = $1 AND webhook_id = $webhook_id AND status = 'pending' AND (resends = 0 OR ${UNCLAIMED}) ORDER BY id LIMIT 200
  ), grouped AS (
    SELECT next_attempt_at, locked_until FROM deliveries WHERE ${GROUPED} ORDER BY next_attempt_at LIMIT 200
  ), retries AS (
    SELECT LEAST(min(next_attempt_at) FILTER (WHERE locked_until IS NULL),
                 min(locked_until) FILTER (WHERE next_attempt_at <= statement_timestamp())) AS next,
           COALESCE(bool_or(locked_until IS NULL AND next_attempt_at <= statement_timestamp()), false) AS due
      FROM grouped
  ), remains AS (
    SELECT COALESCE(bool_or(unclaimed AND attempt_count = 0 AND resends = 0), false) OR (SELECT due FROM retries) AS due,
           COALESCE(bool_or(unclaimed AND (attempt_count > 0 OR resends > 0)), false)
             OR EXISTS (SELECT FROM deliveries WHERE workspace_id = $1 AND webhook_id = $webhook_id AND ${RETRY_TO_START})
             OR EXISTS (SELECT FROM deliveries WHERE workspace_id = $1 AND webhook_id = $webhook_id AND ${RUN_MISSING}) AS to_start,
           COALESCE(bool_or(NOT unclaimed AND resends = 0), false) AS claimed,
           min(next_attempt_at) AS oldest
      FROM waiting
  ), gone AS (
    DELETE FROM webhook_wakeups w USING remains r
     WHERE w.workspace_id = $1 AND w.webhook_id = $webhook_id AND NOT (r.due OR r.to_start OR r.claimed)
  ), dated AS (
    UPDATE webhook_wakeups w SET due_at = COALESCE(r.oldest, clock_timestamp()) FROM remains r
     WHERE w.workspace_id = $1 AND w.webhook_id = $webhook_id AND (r.due OR r.to_start OR r.claimed)
  )
  SELECT due, to_start, claimed, (SELECT ${msUntil('next')} FROM retries WHERE next IS NOT NULL) AS retry_ms FROM remains`);

/** Writes wake-ups for webhooks with deliveries whose wake-up or workflow was lost. */
export const sweepWakeups = statement(`
  WITH behind AS (
    SELECT workspace_id, webhook_id FROM deliveries
     WHERE workspace_id = $1 AND status = 'pending' AND ${UNCLAIMED} AND next_attempt_at < clock_timestamp() - interval '10 seconds'
    UNION
    SELECT workspace_id, webhook_id FROM deliveries WHERE workspace_id = $1 AND ${RETRY_TO_START}
    UNION
    SELECT workspace_id, webhook_id FROM deliveries WHERE workspace_id = $1 AND ${RUN_MISSING}
    UNION
    SELECT workspace_id, webhook_id FROM deliveries
     WHERE workspace_id = $1 AND grouped AND status = 'retrying' AND ${UNCLAIMED} AND next_attempt_at < statement_timestamp() - interval '2 minutes'
  ), ${wakeupsFor('behind')}
  SELECT ${notifyOf} FROM wakeup LIMIT 1`);
