import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  policies: { about: 'company' },
  policy_versions: { about: 'company' },
  policy_user_types: {},
  holidays: { about: 'company' },
  holiday_calendars: { about: 'company' },
  blackouts: { about: 'company' },
  absences: {},
  leave_entitlements: {},
  leave_ledger: {},
  leave_balances: {},
  lapse_notices: {},
};
export default tables;
