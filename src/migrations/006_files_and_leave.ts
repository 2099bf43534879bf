import { ref, tenantTable } from '../db/tenant.ts';

/** Files, the documents of absences, and a ledger that allows corrections. */
export const sql = `
  ${tenantTable(
    'files',
    `kind text NOT NULL,
     owner_id uuid NOT NULL,
     filename text NOT NULL,
     content_type text NOT NULL,
     size int NOT NULL CHECK (size >= 0),
     sha256 bytea NOT NULL,
     content bytea NOT NULL,
     ${ref('owner_id', 'users')}`,
  )}
  -- stored files are already compressed
  ALTER TABLE files ALTER COLUMN content SET STORAGE EXTERNAL;
  CREATE INDEX files_owner ON files (workspace_id, owner_id);

  ALTER TABLE absences ADD COLUMN file_id uuid, ADD CONSTRAINT absences_file ${ref('file_id', 'files')};

  -- a last day learnt late, a policy changed for the past, a late cancellation: each adds a row on the same date.
  -- revision counts these rows, so that only one of two concurrent postings succeeds
  ALTER TABLE leave_ledger ADD COLUMN revision int NOT NULL DEFAULT 0;
  DROP INDEX leave_ledger_once;
  CREATE UNIQUE INDEX leave_ledger_once ON leave_ledger (workspace_id, employee_id, policy_id, year, kind, effective_on, revision)
    WHERE kind IN ('grant', 'accrual', 'carry', 'expire');
`;
