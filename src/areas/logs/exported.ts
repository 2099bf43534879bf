import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  // the importing installation signs lines again with its own key
  audit_log: { secret: ['signature'], open: ['actor_sealed', 'changes_sealed'] },
  // safe to export: they decrypt names that other tables of the archive contain, and people who were
  // anonymised have none
  person_keys: { made: ['key'], replaces: true },
  audit_keys: { made: ['key'] },
  audit_chain: { made: ['hash'], open: ['hash'] },
  app_logs: {},
};
export default tables;
