import { ref } from '../../../db/tenant.ts';

/**
 * Rule 210: a published payslip is voided or replaced, never changed. `paid_gross`, `paid_deductions` and `paid_net` are
 * those of a former payslip of the same days that was paid before this one was published.
 */
export const sql = `
  ALTER TABLE payslips
    ADD COLUMN replaces_id uuid,
    ADD COLUMN correction_reason text,
    ADD COLUMN voided_at timestamptz,
    ADD COLUMN voided_by_id uuid,
    ADD COLUMN void_reason text,
    ADD COLUMN paid_gross numeric(14,2) NOT NULL DEFAULT 0,
    ADD COLUMN paid_deductions numeric(14,2) NOT NULL DEFAULT 0,
    ADD COLUMN paid_net numeric(14,2) NOT NULL DEFAULT 0,
    ADD CONSTRAINT payslips_replaces_id_fkey ${ref('replaces_id', 'payslips')},
    ADD CONSTRAINT payslips_voided_by_id_fkey ${ref('voided_by_id', 'users')},
    ADD CONSTRAINT payslips_voided CHECK ((status = 'voided') = (voided_at IS NOT NULL)),
    DROP CONSTRAINT payslips_status_check,
    ADD CONSTRAINT payslips_status_check CHECK (status IN ('draft', 'published', 'voided')),
    DROP CONSTRAINT payslips_published,
    ADD CONSTRAINT payslips_published CHECK ((status <> 'draft') = (published_at IS NOT NULL AND file_id IS NOT NULL)),
    DROP CONSTRAINT payslips_period,
    ADD CONSTRAINT payslips_period EXCLUDE USING gist (workspace_id WITH =, employee_id WITH =, currency WITH =,
      daterange(period_start, period_end, '[]') WITH &&)
      WHERE (deleted_at IS NULL AND status <> 'voided' AND (replaces_id IS NULL OR status = 'published'));
  CREATE UNIQUE INDEX payslips_replaced_once ON payslips (workspace_id, replaces_id)
    WHERE replaces_id IS NOT NULL AND status <> 'draft';
`;
