import { ref, tenantTable } from '../../../db/tenant.ts';

/** Timesheets of weeks or months, for approval (rule 86). */
export const sql = `
  ${tenantTable(
    'timesheets',
    `
    employee_id uuid NOT NULL,
    period_start date NOT NULL,
    period_end date NOT NULL,
    status text NOT NULL CHECK (status IN ('draft', 'submitted', 'approved', 'returned')),
    note text,
    -- when it was last saved
    worked_seconds int NOT NULL,
    expected_seconds int NOT NULL,
    submitted_at timestamptz,
    reviewed_at timestamptz,
    -- the person, or what was recorded of a service key
    reviewer_id uuid,
    reviewer jsonb,
    decision_note text,
    CHECK (period_end >= period_start),
    CONSTRAINT timesheets_no_overlap EXCLUDE USING gist
      (workspace_id WITH =, employee_id WITH =, daterange(period_start, period_end, '[]') WITH &&),
    ${ref('employee_id', 'users')},
    ${ref('reviewer_id', 'users')}`,
    { versioned: true },
  )}
  CREATE INDEX timesheets_status ON timesheets (workspace_id, status, period_start);
`;
