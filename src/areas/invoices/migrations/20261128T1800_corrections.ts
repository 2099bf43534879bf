import { ref, tenantTable } from '../../../db/tenant.ts';

/**
 * Credit notes and corrected invoices (rule 213). What a payment pays is the total, of a credit note below zero, less
 * `prior_net` and `prior_tax`: what was settled otherwise, by a credit note, a payment of the former invoice or an offset.
 */
export const sql = `
  ALTER TABLE invoices
    ADD COLUMN kind text NOT NULL DEFAULT 'invoice' CHECK (kind IN ('invoice', 'credit_note', 'corrected_invoice')),
    ADD COLUMN corrects_id uuid,
    ADD COLUMN correction_reason text,
    ADD COLUMN settlement text CHECK (settlement IN ('carry', 'repaid')),
    ADD COLUMN credited numeric(14,2) NOT NULL DEFAULT 0,
    -- paid for the invoice that a corrected one replaces
    ADD COLUMN paid_before numeric(14,2) NOT NULL DEFAULT 0,
    ADD COLUMN prior_net numeric(14,2) NOT NULL DEFAULT 0,
    ADD COLUMN prior_tax numeric(14,2) NOT NULL DEFAULT 0,
    ADD CONSTRAINT invoices_corrects_id_fkey ${ref('corrects_id', 'invoices')},
    ADD CONSTRAINT invoices_corrects CHECK (num_nulls(corrects_id, correction_reason, settlement) = CASE kind WHEN 'invoice' THEN 3 ELSE 0 END),
    ADD CONSTRAINT invoices_credited CHECK (credited BETWEEN 0 AND total);
  CREATE INDEX invoices_corrects ON invoices (workspace_id, corrects_id) WHERE corrects_id IS NOT NULL;
  CREATE INDEX invoices_carried ON invoices (workspace_id, employee_id) WHERE settlement = 'carry' AND status = 'issued';

  ${tenantTable(
    'invoice_offsets',
    `-- the correction whose money is carried over, and the invoice that it lowers
     credit_id uuid NOT NULL,
     invoice_id uuid NOT NULL,
     net numeric(14,2) NOT NULL,
     tax numeric(14,2) NOT NULL,
     UNIQUE (workspace_id, credit_id, invoice_id),
     ${ref('credit_id', 'invoices')},
     ${ref('invoice_id', 'invoices')}`,
  )}
  CREATE INDEX invoice_offsets_invoice ON invoice_offsets (workspace_id, invoice_id);

  CREATE FUNCTION keep_correction() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'invoice % is issued: it does not change any more', OLD.id USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE TRIGGER invoices_correction_frozen BEFORE UPDATE ON invoices FOR EACH ROW
    WHEN (OLD.status <> 'draft' AND (NEW.kind, NEW.corrects_id, NEW.settlement, NEW.paid_before)
      IS DISTINCT FROM (OLD.kind, OLD.corrects_id, OLD.settlement, OLD.paid_before))
    EXECUTE FUNCTION keep_correction();
`;
