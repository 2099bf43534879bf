/** What the delivery path looks for: retries that are due, deliveries of an event, and when a relay last woke a sender. */
export const sql = `
  -- due_at is since when something waits; a relay that wakes the sender claims the row with signalled_at, for some seconds
  ALTER TABLE webhook_wakeups ADD COLUMN signalled_at timestamptz;
  -- small and busy: a row comes and goes with every burst of events
  ALTER TABLE webhook_wakeups SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

  CREATE INDEX deliveries_retrying ON deliveries (workspace_id, webhook_id, next_attempt_at) WHERE status = 'retrying';
  -- the purge deletes events and deliveries: without these every foreign-key check reads the whole table
  CREATE INDEX deliveries_of_event ON deliveries (workspace_id, event_id);
  CREATE INDEX deliveries_replays ON deliveries (workspace_id, replay_of) WHERE replay_of IS NOT NULL;
`;
