/** What API processes tell one another beside notices. */
export const sql = `
  -- what was counted under a limit, by parts of its window; lost with a crash, which is no harm. Keys are hashes
  CREATE UNLOGGED TABLE limit_counts (
    key text NOT NULL,
    part bigint NOT NULL,
    count int NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (key, part)
  );
  CREATE INDEX limit_counts_expiry ON limit_counts (expires_at);
  -- small and busy: rows live as long as a window
  ALTER TABLE limit_counts SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
  GRANT SELECT, INSERT, UPDATE, DELETE ON limit_counts TO workforce_app;

  -- how many notification sockets a person has in each API process; a process that is gone has none, whatever stands here
  CREATE UNLOGGED TABLE open_sockets (
    user_id uuid NOT NULL,
    process uuid NOT NULL,
    count int NOT NULL,
    PRIMARY KEY (user_id, process)
  );
  GRANT SELECT, INSERT, UPDATE, DELETE ON open_sockets TO workforce_app;

  -- asked for each entry of a list
  CREATE INDEX period_locks_through ON period_locks (workspace_id, locked_through);
`;
