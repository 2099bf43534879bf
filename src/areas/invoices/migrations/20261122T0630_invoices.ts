/**
 * Invoices that the workspace issues in the name of its contractors, with lines, taxes per rate, and the last
 * number of each year. Triggers keep issued invoices from being changed.
 */
import { ref, tenantTable } from '../../../db/tenant.ts';

export const sql = `
  ${tenantTable(
    'invoice_counters',
    `year int NOT NULL,
     -- taken by the transaction that issues the invoice, so that a number which is rolled back is given to the next
     last int NOT NULL CHECK (last > 0),
     -- the day of the invoice with that number: days run as numbers do
     last_issued_on date NOT NULL,
     UNIQUE (workspace_id, year)`,
  )}

  ${tenantTable(
    'invoices',
    `employee_id uuid NOT NULL,
     status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'issued', 'paid', 'void')),
     -- the year's count; shown as 2026-0042
     year int,
     number int CHECK (number > 0),
     currency char(3) NOT NULL,
     net numeric(14,2) NOT NULL CHECK (net > 0),
     tax numeric(14,2) NOT NULL CHECK (tax >= 0),
     total numeric(14,2) NOT NULL CHECK (total = net + tax),
     reverse_charge boolean NOT NULL,
     exemption_reason text,
     period_start date,
     period_end date,
     due_days int NOT NULL CHECK (due_days BETWEEN 0 AND 180),
     note text,
     issued_on date,
     due_on date,
     paid_on date,
     void_reason text,
     -- as the invoice names them
     seller jsonb,
     buyer jsonb,
     pdf_file_id uuid,
     xml_file_id uuid,
     -- of the PDF, beside the file's own, so that another file under this invoice would be noticed
     pdf_sha256 bytea,
     deleted_at timestamptz,
     CONSTRAINT invoices_period CHECK (period_start <= period_end AND (period_start IS NULL) = (period_end IS NULL)),
     CONSTRAINT invoices_due CHECK (due_on = issued_on + due_days),
     CONSTRAINT invoices_tax CHECK (NOT reverse_charge OR tax = 0),
     CONSTRAINT invoices_issued CHECK (CASE WHEN status = 'draft'
       THEN num_nonnulls(year, number, issued_on, due_on, seller, buyer, pdf_file_id, xml_file_id, pdf_sha256) = 0
       ELSE num_nulls(year, number, issued_on, due_on, seller, buyer, pdf_file_id, xml_file_id, pdf_sha256) = 0 END),
     CONSTRAINT invoices_paid CHECK ((status = 'paid') = (paid_on IS NOT NULL)),
     CONSTRAINT invoices_void CHECK ((status = 'void') = (void_reason IS NOT NULL)),
     CONSTRAINT invoices_deleted CHECK (deleted_at IS NULL OR status = 'draft'),
     CONSTRAINT invoices_number UNIQUE (workspace_id, year, number),
     ${ref('employee_id', 'users')},
     ${ref('pdf_file_id', 'files')},
     ${ref('xml_file_id', 'files')}`,
    { versioned: true },
  )}
  CREATE INDEX invoices_own ON invoices (workspace_id, employee_id, issued_on DESC, id DESC);
  CREATE INDEX invoices_created ON invoices (workspace_id, created_at DESC, id DESC);
  CREATE INDEX invoices_employee ON invoices (workspace_id, employee_id, created_at DESC, id DESC);
  CREATE INDEX invoices_status ON invoices (workspace_id, status, created_at DESC, id DESC);
  CREATE INDEX invoices_due ON invoices (workspace_id, due_on) WHERE status = 'issued';
  CREATE INDEX invoices_sync ON invoices (workspace_id, updated_at, id);
  CREATE INDEX invoices_pdf ON invoices (workspace_id, pdf_file_id);
  CREATE INDEX invoices_xml ON invoices (workspace_id, xml_file_id);

  ${tenantTable(
    'invoice_lines',
    `invoice_id uuid NOT NULL,
     -- from 1
     position int NOT NULL CHECK (position > 0),
     description text NOT NULL,
     quantity numeric(12,3) NOT NULL CHECK (quantity > 0),
     unit text NOT NULL CHECK (unit IN ('piece', 'hour', 'day', 'month', 'kilometre')),
     unit_price numeric(14,2) NOT NULL CHECK (unit_price >= 0),
     tax_rate numeric(5,2) NOT NULL CHECK (tax_rate BETWEEN 0 AND 100),
     amount numeric(14,2) NOT NULL CHECK (amount >= 0),
     UNIQUE (workspace_id, invoice_id, position),
     ${ref('invoice_id', 'invoices', 'ON DELETE CASCADE')}`,
  )}

  ${tenantTable(
    'invoice_taxes',
    `invoice_id uuid NOT NULL,
     tax_rate numeric(5,2) NOT NULL CHECK (tax_rate BETWEEN 0 AND 100),
     net numeric(14,2) NOT NULL CHECK (net >= 0),
     tax numeric(14,2) NOT NULL CHECK (tax >= 0),
     UNIQUE (workspace_id, invoice_id, tax_rate),
     ${ref('invoice_id', 'invoices', 'ON DELETE CASCADE')}`,
  )}

  CREATE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.employee_id, NEW.year, NEW.number, NEW.currency, NEW.net, NEW.tax, NEW.total, NEW.reverse_charge,
        NEW.exemption_reason, NEW.period_start, NEW.period_end, NEW.due_days, NEW.note, NEW.issued_on, NEW.due_on, NEW.seller,
        NEW.buyer, NEW.pdf_file_id, NEW.xml_file_id, NEW.pdf_sha256) IS DISTINCT FROM
       (OLD.employee_id, OLD.year, OLD.number, OLD.currency, OLD.net, OLD.tax, OLD.total, OLD.reverse_charge,
        OLD.exemption_reason, OLD.period_start, OLD.period_end, OLD.due_days, OLD.note, OLD.issued_on, OLD.due_on, OLD.seller,
        OLD.buyer, OLD.pdf_file_id, OLD.xml_file_id, OLD.pdf_sha256) OR NEW.status = 'draft' THEN
      RAISE EXCEPTION 'invoice % is issued: it does not change any more', OLD.id USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER invoices_frozen BEFORE UPDATE ON invoices FOR EACH ROW WHEN (OLD.status <> 'draft')
    EXECUTE FUNCTION keep_issued_invoice();

  CREATE FUNCTION keep_issued_lines() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- a workspace that is deleted takes everything with it
    IF EXISTS (SELECT FROM workspaces w WHERE w.id = OLD.workspace_id) AND EXISTS (
      SELECT FROM invoices i WHERE i.workspace_id = OLD.workspace_id AND i.id = OLD.invoice_id AND i.status <> 'draft') THEN
      RAISE EXCEPTION 'invoice % is issued: its lines do not change any more', OLD.invoice_id
        USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END $$;
  CREATE TRIGGER invoice_lines_frozen BEFORE UPDATE OR DELETE ON invoice_lines FOR EACH ROW EXECUTE FUNCTION keep_issued_lines();
  CREATE TRIGGER invoice_taxes_frozen BEFORE UPDATE OR DELETE ON invoice_taxes FOR EACH ROW EXECUTE FUNCTION keep_issued_lines();

  ALTER TABLE time_entries ADD CONSTRAINT time_entries_invoice FOREIGN KEY (workspace_id, invoice_id)
    REFERENCES invoices (workspace_id, id);
  CREATE INDEX time_entries_invoice ON time_entries (workspace_id, invoice_id) WHERE invoice_id IS NOT NULL;
`;
