import { ref, tenantTable } from '../db/tenant.ts';

/** Files, the documents of absences, and a ledger that time may correct. */
export const sql = `
  ${tenantTable(
    'files',
    `kind text NOT NULL,
     -- whose it is
     owner_id uuid NOT NULL,
     filename text NOT NULL,
     content_type text NOT NULL,
     size int NOT NULL CHECK (size >= 0),
     sha256 bytea NOT NULL,
     content bytea NOT NULL,
     ${ref('owner_id', 'users')}`,
  )}
  -- what is stored is compressed already
  ALTER TABLE files ALTER COLUMN content SET STORAGE EXTERNAL;
  CREATE INDEX files_owner ON files (workspace_id, owner_id);

  ALTER TABLE absences ADD COLUMN file_id uuid, ADD CONSTRAINT absences_file ${ref('file_id', 'files')};

  -- a last day learnt late, a policy changed back in time, a late cancellation: each is one more row on the same date.
  -- revision counts them, so that of two who post the same at once still only one succeeds
  ALTER TABLE leave_ledger ADD COLUMN revision int NOT NULL DEFAULT 0;
  DROP INDEX leave_ledger_once;
  CREATE UNIQUE INDEX leave_ledger_once ON leave_ledger (workspace_id, employee_id, policy_id, year, kind, effective_on, revision)
    WHERE kind IN ('grant', 'accrual', 'carry', 'expire');
`;
