import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  time_entries: { made: ['timezone'] },
  period_locks: {},
  timesheets: { made: ['status'] },
};
export default tables;
