import { ref, tenantTable } from '../../../db/tenant.ts';

/**
 * Additional and correcting payslips, whose amounts may be below zero, and money that is carried over to the next salary
 * (rules 205, 211). `carried`: what another payslip lowered this one by; of a payslip below zero, what it lowered, below zero.
 */
export const sql = `
  ALTER TABLE payslips
    ADD COLUMN kind text NOT NULL DEFAULT 'regular' CHECK (kind IN ('regular', 'additional', 'correction')),
    ADD COLUMN settlement text NOT NULL DEFAULT 'carry' CHECK (settlement IN ('carry', 'repaid')),
    ADD COLUMN carried numeric(14,2) NOT NULL DEFAULT 0,
    -- the part of the gross amount in it
    ADD COLUMN carried_gross numeric(14,2) NOT NULL DEFAULT 0,
    DROP CONSTRAINT payslips_gross_check,
    DROP CONSTRAINT payslips_deductions_check,
    DROP CONSTRAINT payslips_net_check,
    DROP CONSTRAINT payslips_period,
    ADD CONSTRAINT payslips_period EXCLUDE USING gist (workspace_id WITH =, employee_id WITH =, currency WITH =,
      daterange(period_start, period_end, '[]') WITH &&)
      WHERE (deleted_at IS NULL AND status <> 'voided' AND kind = 'regular' AND (replaces_id IS NULL OR status = 'published'));
  ALTER TABLE payslip_lines DROP CONSTRAINT payslip_lines_amount_check;
  CREATE INDEX payslips_carried ON payslips (workspace_id, employee_id)
    WHERE settlement = 'carry' AND status = 'published' AND net < paid_net + carried;

  ${tenantTable(
    'payslip_offsets',
    `-- the payslip below zero, and the one that it lowers
     credit_id uuid NOT NULL,
     payslip_id uuid NOT NULL,
     -- of the payout, and in proportion of the gross amount
     amount numeric(14,2) NOT NULL CHECK (amount > 0),
     gross numeric(14,2) NOT NULL,
     UNIQUE (workspace_id, credit_id, payslip_id),
     ${ref('credit_id', 'payslips')},
     ${ref('payslip_id', 'payslips')}`,
  )}
  CREATE INDEX payslip_offsets_payslip ON payslip_offsets (workspace_id, payslip_id);
  ALTER TABLE payment_job_rows ADD COLUMN carried numeric(14,2);
`;
