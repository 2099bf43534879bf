import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  time_entries: {},
  period_locks: {},
};
export default tables;
