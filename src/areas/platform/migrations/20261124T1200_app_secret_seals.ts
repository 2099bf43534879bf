/**
 * A text encrypted with APP_SECRET. Each start decrypts it, so that no process writes with a different
 * secret. It belongs to the installation, not to a workspace. The newest generation counts.
 */
export const sql = `
  CREATE TABLE app_secret_seals (
    generation int PRIMARY KEY CHECK (generation > 0),
    sealed bytea NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  GRANT SELECT, INSERT ON app_secret_seals TO workforce_app;
`;
