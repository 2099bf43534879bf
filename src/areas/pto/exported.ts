import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  policies: {},
  policy_versions: {},
  policy_user_types: {},
  holidays: {},
  blackouts: {},
  absences: {},
  leave_ledger: {},
  leave_balances: {},
};
export default tables;
