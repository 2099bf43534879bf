/** Whether webhooks are delivered just now, which retries have no run in Temporal, and whose queue counts. */
export const sql = `
  -- a worker that polls a Temporal that answers says so every few seconds; lost with a crash, which is right
  CREATE UNLOGGED TABLE worker_beats (
    worker uuid PRIMARY KEY,
    beat_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  GRANT SELECT, INSERT, UPDATE, DELETE ON worker_beats TO workforce_app;

  -- the start of its run failed: whoever has a turn of its webhook starts it, with what is left of the wait
  ALTER TABLE deliveries ADD COLUMN run_missing boolean NOT NULL DEFAULT false;
  CREATE INDEX deliveries_run_missing ON deliveries (workspace_id, webhook_id) WHERE run_missing;

  -- the webhook fails now, wherever its wake-up stands in the queue: its age is not counted
  ALTER TABLE webhook_wakeups ADD COLUMN fails boolean NOT NULL DEFAULT false;
  UPDATE webhook_wakeups SET fails = true WHERE failing;
`;
