/** If many deliveries of an endpoint fail, the endpoint's workflow retries them together. */
export const sql = `
  -- retried by the workflow of its endpoint, not by one of its own; set with the first failure, and never changed after it
  ALTER TABLE deliveries ADD COLUMN grouped boolean NOT NULL DEFAULT false;
  -- the earliest that is due, what is due, and how many wait or are held
  CREATE INDEX deliveries_grouped ON deliveries (workspace_id, webhook_id, next_attempt_at)
    WHERE grouped AND status IN ('retrying', 'held');
`;
