import { ref, tenantTable } from '../../../db/tenant.ts';

/** Overtime accounts: entries beside worked and expected time, and the months whose ends were settled (rule 80). */
export const sql = `
  ${tenantTable(
    'overtime_entries',
    `
    employee_id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('opening', 'payout', 'adjust', 'cap', 'expire')),
    seconds int NOT NULL,
    effective_on date NOT NULL,
    reason text NOT NULL,
    ${ref('employee_id', 'users')}`,
    { appendOnly: true },
  )}
  -- an anonymised person's texts are blanked
  GRANT UPDATE (reason) ON overtime_entries TO workforce_app;
  CREATE INDEX overtime_entries_employee ON overtime_entries (workspace_id, employee_id, effective_on);
  CREATE UNIQUE INDEX overtime_entries_opening ON overtime_entries (workspace_id, employee_id) WHERE kind = 'opening';
  -- so that two workers settle a month once
  CREATE UNIQUE INDEX overtime_entries_monthly ON overtime_entries (workspace_id, employee_id, kind, effective_on)
    WHERE kind IN ('cap', 'expire');

  ${tenantTable('overtime_closings', `month date NOT NULL, CONSTRAINT overtime_closings_month UNIQUE (workspace_id, month)`)}
`;
