import { statement, type NoRow } from '../../db/statement.ts';
import { notifyOf, wakeupLock, wakeupsFor } from '../../events/wake.ts';
import { claimOf, type ClaimedRow, type ClaimOrder } from './claims.ts';
import { GROUPED, msUntil } from './groupedRows.ts';

// The SQL of the delivery path. migrations/003_webhooks.ts says what the statuses mean and who changes them. Tables
// here grow from nothing to thousands of rows between two runs of ANALYZE, under plans that were made for the empty
// table. So rows are picked by `= ANY (ARRAY(…))` and scalar subqueries, whose only plan is by the primary key. A join
// might read the whole workspace (measured: 51 ms instead of 0.2), a filter on open states the whole backlog.

/** A webhook as its sender needs it. */
export interface EndpointRow {
  id: string;
  status: 'active' | 'paused' | 'deleted';
  /** The plan has no API access: nothing is sent, not even what somebody asked for. */
  suspended: boolean;
  url: string;
  secret_sealed: Buffer;
  /** Only while it is still valid. */
  previous_sealed: Buffer | null;
  failing_since: string | null;
  /** The oldest delivery that waits for its first attempt or for a resend, claimed or not; null where none does. */
  first_pending: string | null;
  /** It has grouped retries that are due, or that are being sent. */
  retries_due: boolean;
}

const ENDPOINT = `
  w.suspended, w.url, w.secret_sealed, w.failing_since,
  CASE WHEN w.previous_valid_until > clock_timestamp() THEN w.previous_secret_sealed END AS previous_sealed`;

export const endpointById = statement<EndpointRow, { id: string }>(`
  SELECT w.id, w.status, ${ENDPOINT},
         (SELECT id FROM deliveries WHERE workspace_id = $1 AND webhook_id = $id AND status = 'pending' ORDER BY id LIMIT 1) AS first_pending,
         EXISTS (SELECT FROM deliveries
                  WHERE workspace_id = $1 AND webhook_id = $id AND grouped AND status = 'retrying'
                    AND next_attempt_at <= statement_timestamp()) AS retries_due
    FROM webhooks w WHERE w.workspace_id = $1 AND w.id = $id`);

/** Not claimed, or the claim has expired. */
const UNCLAIMED = '(locked_until IS NULL OR locked_until < clock_timestamp())';

/** Sent even while its webhook is paused, because somebody asked for it. */
const ASKED_FOR = '(asked_for OR resends > 0)';

/**
 * Claims first attempts that are due, oldest first, from `first_pending` of the endpoint on: Postgres then opens the partitions since
 * then, and not all. What becomes pending before that id meanwhile (a resume does so) is found by `finishWakeup`, which looks at all.
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

/**
 * Releases attempts that were not sent: their rows are deleted, and the deliveries are as they were before the claim.
 */
export const handBack = statement<NoRow, { attempts: string }>(`
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

/** How an attempt ended, as `recordOutcomes` takes it (an array of these as JSON). */
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
  /** The delivery's status after it. */
  status: 'delivered' | 'retrying' | 'failed';
  /** Milliseconds until the next attempt, where there is one. */
  wait_ms: number | null;
}

export interface SettledRow {
  id: string;
  status: 'delivered' | 'retrying' | 'failed';
  /** Its endpoint's workflow retries it, together with others. */
  grouped: boolean;
}

interface Recorded {
  outcomes: string;
  /** The oldest and the youngest of the deliveries: Postgres opens the partitions between them, and not all. */
  from_id: string;
  to_id: string;
}

interface Grouping {
  webhook_id: string;
  all_fail: boolean;
  many: number;
  many_of_workspace: number;
}

/** SQL that records outcomes. `groups`: whether a delivery is grouped now; `first`: there are first attempts among them. */
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
 * Finishes attempts and updates their deliveries, all in one statement. Compare-and-set twice: an attempt that is not
 * running any more (somebody found it unfinished) changes nothing, and a delivery that was closed meanwhile (its
 * webhook was deleted) stays closed. Returns the deliveries that changed.
 *
 * For first attempts. Where the endpoint, with these, or the workspace has many deliveries that wait for a retry, those that do
 * now are grouped. `all_fail`: nothing of their batch was acknowledged, so those that
 * wait for their first attempt (these among them) count too: they are about to fail. Others keep what they have: a delivery
 * with a workflow of its own ends as it began.
 *
 * Those that need a workflow of their own now are `run_missing` until it is known to run (`noteRunning`): so it is started
 * even where the process ends in between, or the answer to this statement is lost.
 */
export const recordOutcomes = statement<SettledRow, Recorded & Grouping>(
  recordingOf(
    `status = 'retrying' AND (
       SELECT (SELECT count(*) FROM (
                 SELECT FROM deliveries WHERE workspace_id = $1 AND webhook_id = $webhook_id AND status = 'retrying' LIMIT $many) waiting)
              + CASE WHEN $all_fail::boolean THEN (SELECT count(*) FROM (
                  SELECT FROM deliveries WHERE workspace_id = $1 AND webhook_id = $webhook_id AND status = 'pending' LIMIT $many) coming)
                ELSE (SELECT count(*) FROM result WHERE status = 'retrying') END >= $many
              OR (SELECT count(*) FROM (
                    SELECT FROM deliveries WHERE workspace_id = $1 AND status = 'retrying' LIMIT $many_of_workspace) waiting)
                 >= $many_of_workspace)`,
    'true',
  ),
);

/** The same where none waits for its first retry now: without looking at how many wait. */
export const recordSettled = statement<SettledRow, Recorded>(recordingOf('false', 'false'));

/**
 * Sets `failing_since` (null: healthy) where that changes it. A waiting wake-up is updated too: with null it joins the
 * healthy queue, otherwise its age does not count any more. A statement of its own, because locks are taken webhook
 * first.
 */
export const noteHealth = statement<NoRow, { id: string; failing_since: string | null }>(`
  WITH noted AS (
    UPDATE webhooks SET failing_since = $failing_since
     WHERE workspace_id = $1 AND id = $id AND status <> 'deleted' AND (failing_since IS NULL) <> ($failing_since::timestamptz IS NULL)
    RETURNING id
  )
  UPDATE webhook_wakeups w SET fails = $failing_since::timestamptz IS NOT NULL, failing = w.failing AND $failing_since::timestamptz IS NOT NULL
    FROM noted n
   WHERE w.workspace_id = $1 AND w.webhook_id = n.id AND w.fails <> ($failing_since::timestamptz IS NOT NULL)`);

/** The webhook's status, locked until the transaction ends (pausing and resuming wait for key-share locks). */
export const endpointStatus = statement<Pick<EndpointRow, 'status' | 'suspended'>, { id: string }>(
  `SELECT status, suspended FROM webhooks WHERE workspace_id = $1 AND id = $id FOR KEY SHARE`,
);

/**
 * A paused webhook: holds what waits, except what somebody asked for and what a sender has claimed. `all`: what somebody
 * asked for too, because the plan has no API access.
 */
export const holdPending = statement<NoRow, { webhook_id: string; all: boolean }>(`
  UPDATE deliveries SET status = 'held', next_attempt_at = NULL
   WHERE workspace_id = $1 AND id = ANY (ARRAY(
     SELECT id FROM deliveries
      WHERE workspace_id = $1 AND webhook_id = $webhook_id AND status = 'pending' AND ${UNCLAIMED}
        AND ($all::boolean OR NOT ${ASKED_FOR})
        FOR UPDATE SKIP LOCKED))`);

/** Holds a retry; with `asked_for` also a resend. */
export const holdRetry = statement<NoRow, { id: string; asked_for: boolean }>(`
  UPDATE deliveries SET status = 'held', next_attempt_at = NULL
   WHERE workspace_id = $1 AND id = $id AND (status = 'retrying' OR status = 'pending' AND $asked_for::boolean)`);

/**
 * The webhook is active again, or the plan has API access again: first attempts and resends go back to the sender, other
 * attempts to their own workflow. `asked_for`: only what is sent to a paused webhook too.
 */
export const releaseHeld = statement<NoRow, { webhook_id: string; asked_for: boolean }>(`
  UPDATE deliveries
     SET status = CASE WHEN attempt_count = 0 OR resends > 0 THEN 'pending' ELSE 'retrying' END, next_attempt_at = clock_timestamp()
   WHERE workspace_id = $1 AND webhook_id = $webhook_id AND status = 'held' AND (NOT $asked_for::boolean OR ${ASKED_FOR})`);

/** A delivery for which a workflow of its own is to be started. */
export interface LeftRow {
  id: string;
  kind: string;
  status: 'pending' | 'retrying';
  attempt_count: number;
  resends: number;
  response_code: number | null;
  /** Milliseconds until its next attempt; 0 where that is due. */
  wait_ms: number;
}

const LEFT = `
  id, kind, status, attempt_count, resends, response_code,
  GREATEST(0, COALESCE(round(extract(epoch FROM next_attempt_at - clock_timestamp()) * 1000), 0))::float8 AS wait_ms`;

/** What the sender's claim does not take: resends, and first attempts whose sender crashed. */
const PENDING_LEFT = `status = 'pending' AND ${UNCLAIMED} AND (attempt_count > 0 OR resends > 0)`;

/**
 * Retries with a workflow of their own that no workflow seems to work on: released by a resume (due the moment the row was written), or so long
 * overdue that their workflow must be gone. statement_timestamp can be used with an index, and is later than any lock
 * that was taken.
 */
const RETRY_LEFT = `
  status = 'retrying' AND NOT grouped AND next_attempt_at <= statement_timestamp() AND ${UNCLAIMED}
  AND (next_attempt_at <= updated_at OR next_attempt_at < statement_timestamp() - interval '2 minutes')`;

/**
 * Retries whose workflow is not known to have been started: they are picked whether due or not. Queried apart from the
 * others, whose index is by time.
 */
const RUN_MISSING = `status = 'retrying' AND run_missing AND ${UNCLAIMED}`;

export const pendingLeft = statement<LeftRow, { webhook_id: string; limit: number }>(`
  SELECT ${LEFT} FROM deliveries WHERE workspace_id = $1 AND webhook_id = $webhook_id AND ${PENDING_LEFT}
   ORDER BY id LIMIT $limit FOR UPDATE SKIP LOCKED`);

export const retriesLeft = statement<LeftRow, { webhook_id: string; limit: number }>(`
  SELECT ${LEFT} FROM deliveries WHERE workspace_id = $1 AND webhook_id = $webhook_id AND ${RETRY_LEFT}
   ORDER BY next_attempt_at LIMIT $limit FOR UPDATE SKIP LOCKED`);

export const runsMissing = statement<LeftRow, { webhook_id: string; hand_over: number }>(`
  SELECT ${LEFT} FROM deliveries WHERE workspace_id = $1 AND webhook_id = $webhook_id AND ${RUN_MISSING}
   ORDER BY id LIMIT $hand_over FOR UPDATE SKIP LOCKED`);

/** Notes that the workflows of these run. */
export const noteRunning = statement<NoRow, { ids: readonly string[] }>(`
  UPDATE deliveries SET run_missing = false WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) AND run_missing`);

/** Reserves these for `seconds`, so that nobody else starts their workflows meanwhile. */
export const reserve = statement<NoRow, { ids: readonly string[]; seconds: number }>(`
  UPDATE deliveries SET locked_until = clock_timestamp() + make_interval(secs => $seconds)
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[])`);

/** Undoes a reservation; it is then unknown which retries among them have a workflow. */
export const unreserve = statement<NoRow, { ids: readonly string[] }>(`
  UPDATE deliveries SET locked_until = NULL, run_missing = status = 'retrying'
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[])`);

/**
 * Closes a delivery that is still open, without an attempt; not where somebody asked for a resend since (`resends`: the
 * number of resends then).
 */
export const closeOpen = statement<NoRow, { id: string; resends: number }>(`
  UPDATE deliveries SET status = 'failed', next_attempt_at = NULL, locked_until = NULL, settled_at = clock_timestamp()
   WHERE workspace_id = $1 AND id = $id AND resends = $resends AND status IN ('pending', 'retrying', 'held')`);

/** Deleting a webhook: closes its open deliveries. */
export const dropOpen = statement<NoRow, { webhook_id: string }>(`
  UPDATE deliveries SET status = 'failed', next_attempt_at = NULL, locked_until = NULL, settled_at = clock_timestamp()
   WHERE workspace_id = $1 AND webhook_id = $webhook_id AND status IN ('pending', 'retrying', 'held')`);

/** Deliveries of a deleted webhook whose own workflows may still be waiting. */
export const droppedRetries = statement<{ id: string }, { webhook_id: string; limit: number }>(`
  SELECT d.id FROM deliveries d
    LEFT JOIN webhooks w ON w.workspace_id = d.workspace_id AND w.id = d.webhook_id
   WHERE d.workspace_id = $1 AND d.webhook_id = $webhook_id AND d.status = 'failed' AND d.attempt_count > 0 AND NOT d.grouped
     AND d.settled_at >= w.deleted_at - interval '1 minute'
   ORDER BY d.id DESC LIMIT $limit`);

/** The delivery and webhook as the next attempt finds them. */
export interface BeginRow {
  delivery_status: 'pending' | 'retrying' | 'held' | 'delivered' | 'failed';
  /** Retried by its endpoint's workflow. */
  grouped: boolean;
  kind: string;
  next_attempt_at: string | null;
  /** Null where the webhook's row is gone. */
  webhook_status: EndpointRow['status'] | null;
  /** Null where the webhook's row is gone. */
  suspended: boolean | null;
  url: string;
  secret_sealed: Buffer;
  previous_sealed: Buffer | null;
  failing_since: string | null;
  body: string;
  /** Outcome of the attempt with this number, where it was begun before. */
  prior_outcome: 'running' | 'acknowledged' | 'failed' | 'unknown' | null;
  prior_cause: string | null;
  prior_status: number | null;
  begun: boolean;
}

/**
 * Begins an attempt of a delivery: inserts its row and claims the delivery for `lease_seconds`, or returns why not.
 * Earlier attempts that were not finished become `unknown`.
 */
export const beginAttempt = statement<
  BeginRow,
  { delivery_id: string; number: number; resend: boolean; lease_seconds: number; detail: string }
>(`
  WITH d AS (
    SELECT id, webhook_id, event_id, kind, status, next_attempt_at, resends, asked_for, grouped FROM deliveries
     WHERE workspace_id = $1 AND id = $delivery_id FOR UPDATE
  ), w AS (
    SELECT w.status, ${ENDPOINT} FROM d LEFT JOIN webhooks w ON w.workspace_id = $1 AND w.id = d.webhook_id
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

/**
 * Tries to take the exclusive lock on the webhook's wake-up until the transaction ends; writers of a wake-up hold it
 * shared.
 */
export const takeWakeupLock = statement<{ alone: boolean }, { webhook_id: string }>(
  `SELECT pg_try_advisory_xact_lock(${wakeupLock('$webhook_id::uuid')}) AS alone WHERE $1::uuid IS NOT NULL`,
);

/** What is left to do for an endpoint; all false: its wake-up was deleted. */
export interface RemainsRow {
  /** First attempts or grouped retries that the next claim takes. */
  due: boolean;
  /** Deliveries whose workflows are to be started. */
  left: boolean;
  /** First attempts claimed by a sender that may have crashed. */
  claimed: boolean;
  /** Milliseconds until the earliest grouped retry; null where none waits. */
  retry_ms: number | null;
}

/**
 * Deletes the wake-up if nothing is left. Needs `takeWakeupLock` in a statement before it: this one then sees all that
 * was written with a wake-up. If something is left, the wake-up is given the due time of the oldest delivery.
 *
 * It looks at deliveries of any age, in each partition, so it looks as few times as it can: of grouped retries at the first 200, which
 * are more than senders have claimed at a time. The earliest that waits is among them. At as many that are pending, without the resends
 * that were handed over, of which there may be any number.
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
             OR EXISTS (SELECT FROM deliveries WHERE workspace_id = $1 AND webhook_id = $webhook_id AND ${RETRY_LEFT})
             OR EXISTS (SELECT FROM deliveries WHERE workspace_id = $1 AND webhook_id = $webhook_id AND ${RUN_MISSING}) AS left,
           COALESCE(bool_or(NOT unclaimed AND resends = 0), false) AS claimed,
           min(next_attempt_at) AS oldest
      FROM waiting
  ), gone AS (
    DELETE FROM webhook_wakeups w USING remains r
     WHERE w.workspace_id = $1 AND w.webhook_id = $webhook_id AND NOT (r.due OR r.left OR r.claimed)
  ), dated AS (
    UPDATE webhook_wakeups w SET due_at = COALESCE(r.oldest, clock_timestamp()) FROM remains r
     WHERE w.workspace_id = $1 AND w.webhook_id = $webhook_id AND (r.due OR r.left OR r.claimed)
  )
  SELECT due, "left", claimed, (SELECT ${msUntil('next')} FROM retries WHERE next IS NOT NULL) AS retry_ms FROM remains`);

/** Writes wake-ups for webhooks with deliveries whose wake-up or workflow was lost. */
export const sweepWakeups = statement(`
  WITH behind AS (
    SELECT workspace_id, webhook_id FROM deliveries
     WHERE workspace_id = $1 AND status = 'pending' AND ${UNCLAIMED} AND next_attempt_at < clock_timestamp() - interval '10 seconds'
    UNION
    SELECT workspace_id, webhook_id FROM deliveries WHERE workspace_id = $1 AND ${RETRY_LEFT}
    UNION
    SELECT workspace_id, webhook_id FROM deliveries WHERE workspace_id = $1 AND ${RUN_MISSING}
    UNION
    SELECT workspace_id, webhook_id FROM deliveries
     WHERE workspace_id = $1 AND grouped AND status = 'retrying' AND ${UNCLAIMED} AND next_attempt_at < statement_timestamp() - interval '2 minutes'
  ), ${wakeupsFor('behind')}
  SELECT ${notifyOf} FROM wakeup LIMIT 1`);
