/** Whether webhooks are delivered, which retries have no run in Temporal, whose queue age counts. */
export const sql = `
  -- a worker that polls a responding Temporal writes every few seconds; a crash should lose these rows
  CREATE UNLOGGED TABLE worker_beats (
    worker uuid PRIMARY KEY,
    beat_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  GRANT SELECT, INSERT, UPDATE, DELETE ON worker_beats TO workforce_app;

  -- the start of its run failed: the next turn of its webhook starts it, with the rest of the wait
  ALTER TABLE deliveries ADD COLUMN run_missing boolean NOT NULL DEFAULT false;
  CREATE INDEX deliveries_run_missing ON deliveries (workspace_id, webhook_id) WHERE run_missing;

  -- the webhook fails now, whatever its place in the queue: its age is not counted
  ALTER TABLE webhook_wakeups ADD COLUMN fails boolean NOT NULL DEFAULT false;
  UPDATE webhook_wakeups SET fails = true WHERE failing;
`;
