/**
 * A text that APP_SECRET has sealed: each start opens it, so that no process writes with another secret. It is of the installation and
 * of no workspace. The newest generation counts.
 */
export const sql = `
  CREATE TABLE app_secret_seals (
    generation int PRIMARY KEY CHECK (generation > 0),
    sealed bytea NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  GRANT SELECT, INSERT ON app_secret_seals TO workforce_app;
`;
