/**
 * Samples, recoveries and the feed: what was asked for, what is only a sample, and the order in which events are read. And whose
 * wake-up can wait.
 */
export const sql = `
  -- a person asked for it: it goes out although its webhook is paused
  ALTER TABLE deliveries ADD COLUMN asked_for boolean NOT NULL DEFAULT false;
  UPDATE deliveries SET asked_for = true WHERE kind = 'webhook.ping' AND status IN ('pending', 'retrying', 'held');
  -- a sample has not happened: the feed leaves it out
  ALTER TABLE events ADD COLUMN sample boolean NOT NULL DEFAULT false;
  CREATE INDEX events_feed ON events (workspace_id, created_at, id);

  -- the purge takes a delivery although a later one repeats it: that one only loses its name
  ALTER TABLE deliveries DROP CONSTRAINT deliveries_workspace_id_replay_of_fkey;
  ALTER TABLE deliveries ADD CONSTRAINT deliveries_workspace_id_replay_of_fkey
    FOREIGN KEY (workspace_id, replay_of) REFERENCES deliveries (workspace_id, id) ON DELETE SET NULL (replay_of);
  -- what a recovery looks for, and whether one is under way
  CREATE INDEX deliveries_failed ON deliveries (workspace_id, webhook_id, settled_at) WHERE status = 'failed';

  -- the webhook was failing when this was written: the healthy go first
  ALTER TABLE webhook_wakeups ADD COLUMN failing boolean NOT NULL DEFAULT false;
`;
