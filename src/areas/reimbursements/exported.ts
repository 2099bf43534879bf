import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  expense_claims: {},
  expense_items: { made: ['trip', 'vat'] },
  expense_rates: {},
  receipts: { made: ['sha256'], open: ['sha256'] },
};
export default tables;
