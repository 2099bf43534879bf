import { ref, tenantTable } from '../../../db/tenant.ts';

/** Payslips with their lines; the PDF of a published one is a file. */
export const sql = `
  ${tenantTable(
    'payslips',
    `employee_id uuid NOT NULL,
     period_start date NOT NULL,
     -- inclusive
     period_end date NOT NULL,
     currency char(3) NOT NULL,
     -- rule 48: the sums of the lines
     gross numeric(14,2) NOT NULL CHECK (gross >= 0),
     deductions numeric(14,2) NOT NULL CHECK (deductions >= 0),
     net numeric(14,2) NOT NULL CHECK (net >= 0),
     status text NOT NULL CHECK (status IN ('draft', 'published')),
     -- the PDF as it was published
     file_id uuid,
     published_at timestamptz,
     deleted_at timestamptz,
     CONSTRAINT payslips_days CHECK (period_start <= period_end),
     CONSTRAINT payslips_sums CHECK (gross - deductions = net),
     CONSTRAINT payslips_published CHECK ((status = 'published') = (published_at IS NOT NULL AND file_id IS NOT NULL)),
     CONSTRAINT payslips_deleted CHECK (deleted_at IS NULL OR status = 'draft'),
     CONSTRAINT payslips_period EXCLUDE USING gist (workspace_id WITH =, employee_id WITH =, currency WITH =,
       daterange(period_start, period_end, '[]') WITH &&) WHERE (deleted_at IS NULL),
     ${ref('employee_id', 'users')},
     ${ref('file_id', 'files')}`,
    { versioned: true },
  )}
  CREATE INDEX payslips_own ON payslips (workspace_id, employee_id, period_end DESC, id DESC);
  CREATE INDEX payslips_end ON payslips (workspace_id, period_end DESC, id DESC);
  CREATE INDEX payslips_created ON payslips (workspace_id, created_at DESC, id DESC);
  CREATE INDEX payslips_sync ON payslips (workspace_id, updated_at, id);
  -- few: what is still to be published
  CREATE INDEX payslips_drafts ON payslips (workspace_id, period_end DESC, id DESC)
    WHERE status = 'draft' AND deleted_at IS NULL;
  CREATE INDEX payslips_file ON payslips (workspace_id, file_id) WHERE file_id IS NOT NULL;

  ${tenantTable(
    'payslip_lines',
    `payslip_id uuid NOT NULL,
     -- from 0, in the order in which the payslip has them
     position int NOT NULL,
     code text NOT NULL,
     label text NOT NULL,
     kind text NOT NULL CHECK (kind IN ('earning', 'deduction', 'contribution')),
     amount numeric(14,2) NOT NULL CHECK (amount >= 0),
     ${ref('payslip_id', 'payslips', 'ON DELETE CASCADE')}`,
  )}
  CREATE UNIQUE INDEX payslip_lines_position ON payslip_lines (workspace_id, payslip_id, position);
`;
