import { causeColumn } from '../../../paying/causeColumn.ts';

/** Invoices are paid like claims; what an invoice says of its contractor beside name, phone and address. */
export const sql = `
  ${causeColumn('invoice', 'invoice_id', 'invoices')}

  ALTER TABLE personal_details ADD COLUMN vat_id text, ADD COLUMN tax_number text;
`;
