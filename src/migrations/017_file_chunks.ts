import { ref, walls } from '../db/tenant.ts';

/**
 * Files in chunks, so that no statement carries a whole file. What was stored whole stays readable, and the service's
 * hourly upkeep cuts it; a version from before goes on working beside it, and stores files whole.
 */
export const sql = `
  ALTER TABLE files
    ALTER COLUMN content DROP NOT NULL,
    -- null: a record refers to it. Else it is on its way, and is deleted after this time
    ADD COLUMN stray_at timestamptz,
    -- bytes of every chunk but the last
    ADD COLUMN chunk_size int NOT NULL DEFAULT 262144 CHECK (chunk_size > 0);
  CREATE INDEX files_stray ON files (workspace_id, stray_at) WHERE stray_at IS NOT NULL;
  CREATE INDEX files_whole ON files (workspace_id) WHERE content IS NOT NULL;

  CREATE TABLE file_chunks (
    workspace_id uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    file_id uuid NOT NULL,
    n int NOT NULL CHECK (n >= 0),
    bytes bytea NOT NULL,
    PRIMARY KEY (workspace_id, file_id, n),
    ${ref('file_id', 'files', 'ON DELETE CASCADE')}
  );
  -- what is stored is compressed already
  ALTER TABLE file_chunks ALTER COLUMN bytes SET STORAGE EXTERNAL;
  -- a deleted file leaves large dead rows: they are reclaimed earlier than the default fifth of the table
  ALTER TABLE file_chunks SET (toast.autovacuum_vacuum_scale_factor = 0.05);
  -- chunks are never changed
  ${walls('file_chunks', 'SELECT, INSERT, DELETE')}
`;
