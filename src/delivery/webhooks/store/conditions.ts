// SQL fragments for this folder. Plans may be made for empty tables, so rows are picked by `= ANY (ARRAY(…))`
// and scalar subqueries, which use the primary key; a join may read the whole workspace (51 ms, not 0.2).

/** Not claimed, or the claim has expired. */
export const UNCLAIMED = '(locked_until IS NULL OR locked_until < clock_timestamp())';

/** Sent even while its webhook is paused, because somebody asked for it. */
export const ASKED_FOR = '(asked_for OR resends > 0)';

/** Grouped retries of one endpoint that wait or are being sent. Never resends. */
export const GROUPED = `workspace_id = $1 AND webhook_id = $webhook_id AND grouped AND status = 'retrying'`;

/** Pending deliveries that no claim takes: resends, and first attempts of a crashed worker. */
export const PENDING_TO_START = `status = 'pending' AND ${UNCLAIMED} AND (attempt_count > 0 OR resends > 0)`;

/**
 * Ungrouped retries without a workflow: released by a resume (due when the row was written), or two minutes
 * overdue. statement_timestamp can be used with an index, and is later than any lock that was taken.
 */
export const RETRY_TO_START = `
  status = 'retrying' AND NOT grouped AND next_attempt_at <= statement_timestamp() AND ${UNCLAIMED}
  AND (next_attempt_at <= updated_at OR next_attempt_at < statement_timestamp() - interval '2 minutes')`;

/**
 * Retries whose workflow is not known to have been started, due or not. A query of its own, because the index
 * of the other retries is by time.
 */
export const RUN_MISSING = `status = 'retrying' AND run_missing AND ${UNCLAIMED}`;

/** Milliseconds until a time, 0 if it is past. */
export const msUntil = (time: string): string =>
  `GREATEST(0, round(extract(epoch FROM ${time} - clock_timestamp()) * 1000))::float8`;
