import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  branding_logos: {},
};
export default tables;
