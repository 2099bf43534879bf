/** A delivery that is being sent, with the number of its attempt. */
export interface ClaimedRow {
  id: string;
  kind: string;
  number: number;
  body: string;
}

/** What a claim is given: of which webhook, how many at most, and for how long. */
export interface ClaimOrder {
  webhook_id: string;
  limit: number;
  lease_seconds: number;
  /** Only what is sent to a paused webhook too. */
  paused: boolean;
}

/**
 * SQL that claims the deliveries whose ids `due` selects, for `lease_seconds`, and writes their attempt rows, in one
 * statement. `among` limits where they are looked for again. What is not finished by then becomes `unknown`: the row is written before the POST, so every POST on the
 * wire has a record.
 */
export const claimOf = (due: string, among = ''): string => `
  WITH due AS (
    ${due} FOR UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE deliveries d
       SET attempt_count = d.attempt_count + 1, locked_until = clock_timestamp() + make_interval(secs => $lease_seconds)
     WHERE d.workspace_id = $1 AND d.id = ANY (ARRAY(SELECT id FROM due)) ${among}
    RETURNING d.id, d.kind, d.event_id, d.attempt_count
  ), attempt AS (
    INSERT INTO delivery_attempts (workspace_id, delivery_id, number) SELECT $1, id, attempt_count FROM claimed
  )
  SELECT c.id, c.kind, c.attempt_count AS number,
         (SELECT body FROM events e WHERE e.workspace_id = $1 AND e.id = c.event_id) AS body
    FROM claimed c ORDER BY c.id`;
