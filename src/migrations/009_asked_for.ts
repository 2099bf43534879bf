/**
 * Deliveries that a person asked for, sample events, the order of the event feed, and wake-ups that can wait.
 */
export const sql = `
  -- a person asked for it: it is sent although its webhook is paused
  ALTER TABLE deliveries ADD COLUMN asked_for boolean NOT NULL DEFAULT false;
  UPDATE deliveries SET asked_for = true WHERE kind = 'webhook.ping' AND status IN ('pending', 'retrying', 'held');
  -- a sample did not happen, so the feed leaves it out
  ALTER TABLE events ADD COLUMN sample boolean NOT NULL DEFAULT false;
  CREATE INDEX events_feed ON events (workspace_id, created_at, id);

  -- the purge deletes a delivery even if a later one repeats it; the later one only loses the reference
  ALTER TABLE deliveries DROP CONSTRAINT deliveries_workspace_id_replay_of_fkey;
  ALTER TABLE deliveries ADD CONSTRAINT deliveries_workspace_id_replay_of_fkey
    FOREIGN KEY (workspace_id, replay_of) REFERENCES deliveries (workspace_id, id) ON DELETE SET NULL (replay_of);
  -- for recoveries, and to see whether one is running
  CREATE INDEX deliveries_failed ON deliveries (workspace_id, webhook_id, settled_at) WHERE status = 'failed';

  -- the webhook was failing when this was written: healthy webhooks go first
  ALTER TABLE webhook_wakeups ADD COLUMN failing boolean NOT NULL DEFAULT false;
`;
