// Which deliveries need a workflow of their own, and which have one.
import { statement, type NoRow } from '../../../db/statement.ts';
import { PENDING_TO_START, RETRY_TO_START, RUN_MISSING } from './conditions.ts';

/** A delivery for which a workflow is to be started. */
export interface StartRow {
  id: string;
  kind: string;
  status: 'pending' | 'retrying';
  attempt_count: number;
  resends: number;
  response_code: number | null;
  /** Milliseconds until its next attempt; 0 if that is due. */
  wait_ms: number;
}

const COLUMNS = `
  id, kind, status, attempt_count, resends, response_code,
  GREATEST(0, COALESCE(round(extract(epoch FROM next_attempt_at - clock_timestamp()) * 1000), 0))::float8 AS wait_ms`;

export const pendingToStart = statement<StartRow, { webhook_id: string; limit: number }>(`
  SELECT ${COLUMNS} FROM deliveries WHERE workspace_id = $1 AND webhook_id = $webhook_id AND ${PENDING_TO_START}
   ORDER BY id LIMIT $limit FOR UPDATE SKIP LOCKED`);

export const retriesToStart = statement<StartRow, { webhook_id: string; limit: number }>(`
  SELECT ${COLUMNS} FROM deliveries WHERE workspace_id = $1 AND webhook_id = $webhook_id AND ${RETRY_TO_START}
   ORDER BY next_attempt_at LIMIT $limit FOR UPDATE SKIP LOCKED`);

export const runsMissing = statement<StartRow, { webhook_id: string; limit: number }>(`
  SELECT ${COLUMNS} FROM deliveries WHERE workspace_id = $1 AND webhook_id = $webhook_id AND ${RUN_MISSING}
   ORDER BY id LIMIT $limit FOR UPDATE SKIP LOCKED`);

/** Reserves these for `seconds`, so that nobody else starts their workflows meanwhile. */
export const reserve = statement<NoRow, { ids: readonly string[]; seconds: number }>(`
  UPDATE deliveries SET locked_until = clock_timestamp() + make_interval(secs => $seconds)
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[])`);

/** Undoes a reservation. It is then unknown which retries among them have a workflow. */
export const unreserve = statement<NoRow, { ids: readonly string[] }>(`
  UPDATE deliveries SET locked_until = NULL, run_missing = status = 'retrying'
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[])`);

/** Records that the workflows of these deliveries run. */
export const noteRunning = statement<NoRow, { ids: readonly string[] }>(`
  UPDATE deliveries SET run_missing = false WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) AND run_missing`);

/** Deliveries of a deleted webhook whose own workflows may still be waiting. */
export const droppedRetries = statement<{ id: string }, { webhook_id: string; limit: number }>(`
  SELECT d.id FROM deliveries d
    LEFT JOIN webhooks w ON w.workspace_id = d.workspace_id AND w.id = d.webhook_id
   WHERE d.workspace_id = $1 AND d.webhook_id = $webhook_id AND d.status = 'failed' AND d.attempt_count > 0 AND NOT d.grouped
     AND d.settled_at >= w.deleted_at - interval '1 minute'
   ORDER BY d.id DESC LIMIT $limit`);
