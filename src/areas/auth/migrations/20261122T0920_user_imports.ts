import { ref, tenantTable } from '../../../db/tenant.ts';

/**
 * Imports of people. The rows store the progress: a job takes those without an outcome, and so continues
 * after a crash. Rows contain personal data, so they are deleted with their import after 30 days.
 */
export const sql = `
  ${tenantTable(
    'user_imports',
    `status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'finished', 'failed')),
     dry_run boolean NOT NULL,
     all_or_nothing boolean NOT NULL,
     total int NOT NULL CHECK (total > 0),
     done int NOT NULL DEFAULT 0,
     tries int NOT NULL DEFAULT 0,
     -- who imports, as the audit trail and events name them
     actor jsonb NOT NULL,
     user_id uuid,
     key_id uuid,
     key_prefix text,
     source text NOT NULL,
     ip text NOT NULL,
     request_id text NOT NULL,
     finished_at timestamptz,
     ${ref('user_id', 'users')},
     ${ref('key_id', 'api_keys')}`,
  )}
  CREATE INDEX user_imports_open ON user_imports (workspace_id, created_at, id) WHERE status IN ('queued', 'running');
  CREATE INDEX user_imports_age ON user_imports (workspace_id, created_at);

  ${tenantTable(
    'user_import_rows',
    `import_id uuid NOT NULL,
     position int NOT NULL CHECK (position > 0),
     input jsonb NOT NULL,
     outcome text CHECK (outcome IN ('created', 'valid', 'refused', 'left_out')),
     user_id uuid,
     code text,
     detail text,
     errors jsonb,
     UNIQUE (workspace_id, import_id, position),
     ${ref('import_id', 'user_imports', 'ON DELETE CASCADE')},
     ${ref('user_id', 'users')}`,
  )}
  CREATE INDEX user_import_rows_open ON user_import_rows (workspace_id, import_id, position) WHERE outcome IS NULL;
  CREATE INDEX user_import_rows_user ON user_import_rows (workspace_id, user_id) WHERE user_id IS NOT NULL;
`;
