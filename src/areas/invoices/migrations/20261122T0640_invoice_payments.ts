/** What a payment of an invoice refers to, and what an invoice says of its contractor beside name, phone and address. */
export const sql = `
  ALTER TABLE payment_causes
    ADD COLUMN invoice_id uuid GENERATED ALWAYS AS (CASE cause_type WHEN 'invoice' THEN cause_id END) STORED,
    ADD FOREIGN KEY (workspace_id, invoice_id) REFERENCES invoices (workspace_id, id);

  ALTER TABLE personal_details ADD COLUMN vat_id text, ADD COLUMN tax_number text;
`;
