import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  // signed anew where it arrives: the key stays
  audit_log: { secret: ['signature'], open: ['actor_sealed', 'changes_sealed'] },
  // they open names that the archive has in its other tables, and are gone for those who were anonymised
  person_keys: { made: ['key'], replaces: true },
  audit_keys: { made: ['key'] },
  audit_chain: { made: ['hash'], open: ['hash'] },
  app_logs: {},
};
export default tables;
