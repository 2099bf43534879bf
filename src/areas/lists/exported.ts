import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  list_items: { about: 'company' },
};
export default tables;
