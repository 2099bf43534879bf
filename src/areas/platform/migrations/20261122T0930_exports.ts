import { ref, tenantTable } from '../../../db/tenant.ts';

const OF_EXPORT = `FOREIGN KEY (workspace_id, export_id) REFERENCES exports (workspace_id, id) ON DELETE CASCADE`;

/**
 * Exports of a workspace. The archive is stored in parts, each a file of the store; `src/exports/` creates
 * them. These tables are not exported themselves.
 */
export const sql = `
  ${tenantTable(
    'exports',
    `requested_by uuid NOT NULL,
     status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'ready', 'failed', 'expired')),
     -- none: all
     areas text[] NOT NULL,
     with_files boolean NOT NULL,
     progress int NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
     -- the instant whose rows it has
     snapshot_at timestamptz,
     rows bigint NOT NULL DEFAULT 0,
     files int NOT NULL DEFAULT 0,
     -- of the archive, in bytes
     size bigint,
     finished_at timestamptz,
     expires_at timestamptz,
     failure text,
     -- nobody sees it any more; its parts are deleted by a job
     deleted_at timestamptz,
     ${ref('requested_by', 'users')}`,
  )}
  -- one at a time
  CREATE UNIQUE INDEX exports_running ON exports (workspace_id) WHERE status IN ('queued', 'running') AND deleted_at IS NULL;
  CREATE INDEX exports_created ON exports (workspace_id, created_at DESC, id DESC);

  ${tenantTable(
    'export_entries',
    `export_id uuid NOT NULL,
     -- its path in the archive
     name text NOT NULL,
     kind text NOT NULL CHECK (kind IN ('file', 'table', 'manifest', 'directory')),
     -- the table, or the file
     source text NOT NULL,
     -- the order in the archive: files, tables, the manifest, the directory
     place int NOT NULL,
     rows bigint,
     bytes bigint NOT NULL DEFAULT 0,
     packed bigint NOT NULL DEFAULT 0,
     crc bigint NOT NULL DEFAULT 0,
     sha256 bytea,
     -- parts that are stored
     parts int NOT NULL DEFAULT 0,
     done boolean NOT NULL DEFAULT false,
     UNIQUE (workspace_id, export_id, name),
     ${OF_EXPORT}`,
  )}
  CREATE INDEX export_entries_open ON export_entries (workspace_id, export_id, kind, id) WHERE NOT done;

  ${tenantTable(
    'export_parts',
    `export_id uuid NOT NULL,
     entry_id uuid NOT NULL,
     n int NOT NULL,
     -- bytes that stand before those of the file: the header of an entry
     head bytea,
     file_id uuid,
     -- of the file
     size bigint NOT NULL,
     -- in the finished archive
     starts_at bigint,
     ends_at bigint,
     UNIQUE (workspace_id, entry_id, n),
     ${OF_EXPORT},
     ${ref('entry_id', 'export_entries', 'ON DELETE CASCADE')},
     ${ref('file_id', 'files')}`,
  )}
  CREATE INDEX export_parts_places ON export_parts (workspace_id, export_id, ends_at);
  CREATE INDEX export_parts_file ON export_parts (workspace_id, file_id);

  -- rows as they were in one instant, until they are packed
  ${tenantTable(
    'export_rows',
    `export_id uuid NOT NULL,
     source text NOT NULL,
     n bigint NOT NULL,
     rows int NOT NULL,
     lines text NOT NULL,
     UNIQUE (workspace_id, export_id, source, n),
     ${OF_EXPORT}`,
  )}
`;
