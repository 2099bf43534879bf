import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  audit_log: {},
  audit_chain: { open: ['hash'] },
  app_logs: {},
};
export default tables;
