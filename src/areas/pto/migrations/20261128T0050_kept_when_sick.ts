import { ref, tenantTable } from '../../../db/tenant.ts';

/** Carried days that sickness kept, and when people were told that days lapse (rule 71). */
export const sql = `
  ALTER TABLE leave_ledger ADD COLUMN lapses_on date CHECK (lapses_on IS NULL OR kind = 'carry');
  ${tenantTable(
    'lapse_notices',
    `
    employee_id uuid NOT NULL,
    policy_id uuid NOT NULL,
    lapses_on date NOT NULL,
    told_on date NOT NULL,
    CONSTRAINT lapse_notices_once UNIQUE (workspace_id, employee_id, policy_id, lapses_on),
    ${ref('employee_id', 'users')},
    ${ref('policy_id', 'policies')}`,
  )}
  CREATE INDEX lapse_notices_policy ON lapse_notices (workspace_id, policy_id);
`;
