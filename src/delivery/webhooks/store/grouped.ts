// Grouped retries: deliveries of one endpoint that the endpoint's workflow retries together.
import { statement, type NoRow } from '../../../db/statement.ts';
import { GROUPED, msUntil } from './conditions.ts';

/** Makes all grouped retries of an endpoint due. */
export const makeRetriesDue = statement<NoRow, { webhook_id: string }>(`
  UPDATE deliveries SET next_attempt_at = clock_timestamp()
   WHERE workspace_id = $1 AND id = ANY (ARRAY(
     SELECT id FROM deliveries WHERE ${GROUPED} AND next_attempt_at > clock_timestamp() AND locked_until IS NULL
        FOR UPDATE SKIP LOCKED))`);

/** What the endpoint's workflow still has to retry, for operators. */
export interface GroupedSummary {
  waiting: number;
  held: number;
  /** Milliseconds until the next attempt, or until another worker's claim expires; null if none waits. */
  next_ms: number | null;
  failing_since: string | null;
  /** Failing webhooks of the workspace. */
  failing: number;
}

/** The earliest grouped retry, or null. For a claimed one, the end of its claim. */
const NEXT_RETRY = `
  LEAST((SELECT min(next_attempt_at) FROM deliveries WHERE ${GROUPED} AND locked_until IS NULL),
        (SELECT min(locked_until) FROM deliveries
          WHERE ${GROUPED} AND next_attempt_at <= statement_timestamp() AND locked_until IS NOT NULL))`;

export const groupedSummary = statement<GroupedSummary, { webhook_id: string }>(`
  SELECT (SELECT count(*)::int FROM deliveries WHERE ${GROUPED}) AS waiting,
         (SELECT count(*)::int FROM deliveries
           WHERE workspace_id = $1 AND webhook_id = $webhook_id AND grouped AND status = 'held') AS held,
         (SELECT ${msUntil('next.at')} FROM (SELECT ${NEXT_RETRY} AS at) next WHERE next.at IS NOT NULL) AS next_ms,
         (SELECT failing_since FROM webhooks WHERE workspace_id = $1 AND id = $webhook_id) AS failing_since,
         (SELECT count(*)::int FROM webhooks WHERE workspace_id = $1 AND status <> 'deleted' AND failing_since IS NOT NULL) AS failing`);
