import { ref, tenantTable } from '../../../db/tenant.ts';

/**
 * The chain of the audit trail, and app logs. A job writes links after their lines, so that writers do not
 * wait for each other. The service can change or delete neither lines nor links.
 */
export const sql = `
  ${tenantTable(
    'audit_chain',
    `position bigint NOT NULL,
     entry_id uuid NOT NULL,
     hash bytea NOT NULL CHECK (length(hash) = 32),
     UNIQUE (workspace_id, position),
     UNIQUE (workspace_id, entry_id),
     ${ref('entry_id', 'audit_log')}`,
    { appendOnly: true },
  )}

  ${tenantTable(
    'app_logs',
    `user_id uuid NOT NULL,
     level text NOT NULL CHECK (level IN ('debug', 'info', 'warn', 'error', 'fatal')),
     message text NOT NULL,
     context jsonb,
     at timestamptz NOT NULL,
     client text NOT NULL,
     request_id text,
     ${ref('user_id', 'users')}`,
  )}
  CREATE INDEX app_logs_feed ON app_logs (workspace_id, created_at DESC, id DESC);
  CREATE INDEX app_logs_user ON app_logs (workspace_id, user_id, created_at DESC, id DESC);
`;
