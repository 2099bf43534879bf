import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  time_entries: { made: ['timezone'] },
  period_locks: {},
  overtime_entries: { made: ['kind'] },
  overtime_closings: {},
  absence_feeds: { leftOut: 'Hashes of secret addresses. People create new ones.' },
  timesheets: { made: ['status'] },
};
export default tables;
