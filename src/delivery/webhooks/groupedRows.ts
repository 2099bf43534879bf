// SQL for the retries that an endpoint's workflow makes together. They are never resends: those have workflows of their own.

/** The retries of one endpoint that wait or are being sent. */
export const GROUPED = `workspace_id = $1 AND webhook_id = $webhook_id AND grouped AND status = 'retrying'`;

/**
 * The time of the endpoint's earliest retry, null where there is none (`finishWakeup` has it from the same rows as the rest). A claimed one counts with the end of its claim:
 * only what is due is claimed.
 */
export const NEXT_RETRY = `
  LEAST((SELECT min(next_attempt_at) FROM deliveries WHERE ${GROUPED} AND locked_until IS NULL),
        (SELECT min(locked_until) FROM deliveries
          WHERE ${GROUPED} AND next_attempt_at <= statement_timestamp() AND locked_until IS NOT NULL))`;

/** The milliseconds until a time, 0 where it is past. */
export const msUntil = (time: string): string =>
  `GREATEST(0, round(extract(epoch FROM ${time} - clock_timestamp()) * 1000))::float8`;
