import { ref, tenantTable } from '../../../db/tenant.ts';

/**
 * Jobs on the payments or payslips of many people. A row without an outcome is still to be done, so a job
 * continues after a crash. Jobs and their rows are deleted after 30 days.
 */
export const sql = `
  ${tenantTable(
    'payment_jobs',
    `kind text NOT NULL CHECK (kind IN ('prepare', 'publish', 'import', 'settle')),
     status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'finished', 'failed')),
     dry_run boolean NOT NULL,
     -- what the job does with each row
     settings jsonb NOT NULL,
     tries int NOT NULL DEFAULT 0,
     -- who started it, as the audit trail and events name them
     actor jsonb NOT NULL,
     user_id uuid NOT NULL,
     source text NOT NULL,
     ip text NOT NULL,
     request_id text NOT NULL,
     finished_at timestamptz,
     ${ref('user_id', 'users')}`,
  )}
  CREATE INDEX payment_jobs_open ON payment_jobs (workspace_id, created_at, id) WHERE status IN ('queued', 'running');
  CREATE INDEX payment_jobs_age ON payment_jobs (workspace_id, created_at);

  ${tenantTable(
    'payment_job_rows',
    `job_id uuid NOT NULL,
     position int NOT NULL CHECK (position > 0),
     input jsonb,
     employee_id uuid,
     payment_id uuid,
     payslip_id uuid,
     outcome text CHECK (outcome IN ('created', 'published', 'completed', 'failed', 'valid', 'unchanged', 'left_out', 'refused')),
     amount numeric(14,2),
     currency char(3),
     code text,
     detail text,
     errors jsonb,
     UNIQUE (workspace_id, job_id, position),
     ${ref('job_id', 'payment_jobs', 'ON DELETE CASCADE')},
     ${ref('employee_id', 'users')},
     ${ref('payment_id', 'payments')},
     ${ref('payslip_id', 'payslips')}`,
  )}
  CREATE INDEX payment_job_rows_open ON payment_job_rows (workspace_id, job_id, position) WHERE outcome IS NULL;
  CREATE INDEX payment_job_rows_employee ON payment_job_rows (workspace_id, employee_id) WHERE employee_id IS NOT NULL;
`;
