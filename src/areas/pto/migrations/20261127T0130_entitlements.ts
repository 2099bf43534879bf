import { ref, tenantTable } from '../../../db/tenant.ts';

/** Amounts of leave agreed with one person (rule 68), and the origins of manual corrections. */
export const sql = `
  ${tenantTable(
    'leave_entitlements',
    `
    employee_id uuid NOT NULL,
    policy_id uuid NOT NULL,
    valid_from date NOT NULL,
    annual_days numeric(8,4),
    extra_days numeric(8,4) NOT NULL DEFAULT 0,
    -- null once the person is anonymised
    reason text,
    CONSTRAINT leave_entitlements_date UNIQUE (workspace_id, employee_id, policy_id, valid_from),
    ${ref('employee_id', 'users')},
    ${ref('policy_id', 'policies')},
    CHECK (annual_days >= 0 AND extra_days >= 0)`,
  )}
  CREATE INDEX leave_entitlements_policy ON leave_entitlements (workspace_id, policy_id);

  -- null in rows that are no corrections, and in corrections of an older release
  ALTER TABLE leave_ledger DROP CONSTRAINT leave_ledger_source_check;
  ALTER TABLE leave_ledger ADD CONSTRAINT leave_ledger_source_check
    CHECK (source IN ('conversion', 'correction', 'opening', 'payout')) NOT VALID;
`;
