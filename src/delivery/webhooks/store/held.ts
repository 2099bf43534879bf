// Deliveries of a webhook that is paused, or whose workspace has no API access, are held until it is resumed.
import { statement, type NoRow } from '../../../db/statement.ts';
import { ASKED_FOR, GROUPED, UNCLAIMED } from './conditions.ts';

/** Holds what waits, except claimed deliveries and, unless `all`, those that somebody asked for. */
export const holdPending = statement<NoRow, { webhook_id: string; all: boolean }>(`
  UPDATE deliveries SET status = 'held', next_attempt_at = NULL
   WHERE workspace_id = $1 AND id = ANY (ARRAY(
     SELECT id FROM deliveries
      WHERE workspace_id = $1 AND webhook_id = $webhook_id AND status = 'pending' AND ${UNCLAIMED}
        AND ($all::boolean OR NOT ${ASKED_FOR})
        FOR UPDATE SKIP LOCKED))`);

/** Holds grouped retries that are due, except, unless `all`, those that somebody asked for. */
export const holdDueRetries = statement<NoRow, { webhook_id: string; all: boolean }>(`
  UPDATE deliveries SET status = 'held', next_attempt_at = NULL
   WHERE workspace_id = $1 AND id = ANY (ARRAY(
     SELECT id FROM deliveries
      WHERE ${GROUPED} AND next_attempt_at <= statement_timestamp() AND locked_until IS NULL
        AND ($all::boolean OR NOT asked_for)
        FOR UPDATE SKIP LOCKED))`);

/** Holds one retry; with `asked_for` also a resend. */
export const holdRetry = statement<NoRow, { id: string; asked_for: boolean }>(`
  UPDATE deliveries SET status = 'held', next_attempt_at = NULL
   WHERE workspace_id = $1 AND id = $id AND (status = 'retrying' OR status = 'pending' AND $asked_for::boolean)`);

/**
 * Releases what was held: first attempts and resends become pending, other attempts retries. `asked_for`:
 * only what is also sent to a paused webhook.
 */
export const releaseHeld = statement<NoRow, { webhook_id: string; asked_for: boolean }>(`
  UPDATE deliveries
     SET status = CASE WHEN attempt_count = 0 OR resends > 0 THEN 'pending' ELSE 'retrying' END, next_attempt_at = clock_timestamp()
   WHERE workspace_id = $1 AND webhook_id = $webhook_id AND status = 'held' AND (NOT $asked_for::boolean OR ${ASKED_FOR})`);
