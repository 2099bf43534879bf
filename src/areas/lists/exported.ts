import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  list_items: {},
};
export default tables;
