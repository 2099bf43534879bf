import { causeColumn } from '../../../paying/causeColumn.ts';

/**
 * Payslips can be paid, like claims, and published ones are owed. Adds an index for what a person was paid in
 * a year.
 */
export const sql = `
  ${causeColumn('payslip', 'payslip_id', 'payslips')}

  CREATE INDEX payments_paid_own ON payments (workspace_id, employee_id, paid_at) WHERE paid_at IS NOT NULL;

  -- what was published before there were wallets; of every workspace: for this statement the owner looks past the walls
  ALTER TABLE payslips NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE wallet_entries NO FORCE ROW LEVEL SECURITY;
  INSERT INTO wallet_entries (workspace_id, employee_id, currency, amount, kind, cause_type, cause_id, created_at)
  SELECT workspace_id, employee_id, currency, net, 'owed', 'payslip', id, published_at
    FROM payslips WHERE status = 'published' AND net <> 0;
  ALTER TABLE payslips FORCE ROW LEVEL SECURITY;
  ALTER TABLE wallet_entries FORCE ROW LEVEL SECURITY;
`;
