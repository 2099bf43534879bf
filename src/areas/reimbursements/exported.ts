import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  expense_claims: {},
  expense_items: {},
  receipts: { made: ['sha256'], open: ['sha256'] },
};
export default tables;
