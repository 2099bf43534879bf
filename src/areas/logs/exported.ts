import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  // signed anew where it arrives: the key stays
  audit_log: { secret: ['signature'] },
  audit_chain: { open: ['hash'] },
  app_logs: {},
};
export default tables;
