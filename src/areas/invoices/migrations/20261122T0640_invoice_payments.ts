import { causeColumn } from '../../../paying/causeColumn.ts';

/** Lets payments refer to invoices, and adds the VAT id and tax number of contractors. */
export const sql = `
  ${causeColumn('invoice', 'invoice_id', 'invoices')}

  ALTER TABLE personal_details ADD COLUMN vat_id text, ADD COLUMN tax_number text;
`;
