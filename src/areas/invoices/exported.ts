import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  invoice_counters: {},
  invoices: { made: ['buyer', 'pdf_sha256'], open: ['pdf_sha256'] },
  invoice_lines: {},
  invoice_offsets: {},
  invoice_taxes: {},
};
export default tables;
