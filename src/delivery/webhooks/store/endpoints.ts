import { statement, type NoRow } from '../../../db/statement.ts';

/** A webhook as a run of its endpoint needs it. */
export interface EndpointRow {
  id: string;
  status: 'active' | 'paused' | 'deleted';
  /** The plan has no API access: nothing is sent, not even what somebody asked for. */
  suspended: boolean;
  url: string;
  secret_sealed: Buffer;
  /** The secret before a rotation, while it is still valid. */
  previous_sealed: Buffer | null;
  failing_since: string | null;
  /** The oldest delivery that waits for its first attempt or a resend, claimed or not. */
  first_pending: string | null;
  /** Grouped retries are due or being sent. */
  retries_due: boolean;
}

/** Columns of a webhook `w` that an attempt needs. */
export const ENDPOINT_COLUMNS = `
  w.suspended, w.url, w.secret_sealed, w.failing_since,
  CASE WHEN w.previous_valid_until > clock_timestamp() THEN w.previous_secret_sealed END AS previous_sealed`;

export const endpointById = statement<EndpointRow, { id: string }>(`
  SELECT w.id, w.status, ${ENDPOINT_COLUMNS},
         (SELECT id FROM deliveries WHERE workspace_id = $1 AND webhook_id = $id AND status = 'pending' ORDER BY id LIMIT 1) AS first_pending,
         EXISTS (SELECT FROM deliveries
                  WHERE workspace_id = $1 AND webhook_id = $id AND grouped AND status = 'retrying'
                    AND next_attempt_at <= statement_timestamp()) AS retries_due
    FROM webhooks w WHERE w.workspace_id = $1 AND w.id = $id`);

/** The webhook's status, locked until the transaction ends: pausing and resuming wait for key-share locks. */
export const endpointStatus = statement<Pick<EndpointRow, 'status' | 'suspended'>, { id: string }>(
  `SELECT status, suspended FROM webhooks WHERE workspace_id = $1 AND id = $id FOR KEY SHARE`,
);

/**
 * Sets `failing_since` (null: healthy) if that changes it, and moves a waiting wake-up to the matching queue.
 * Not part of `recordOutcomes`, because locks are taken webhook first.
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
