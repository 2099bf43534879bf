import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  user_details: {},
  addresses: {},
  user_preferences: {},
  substitutions: { made: ['areas'] },
  escalations: {},
  personal_details: { secret: ['national_id_sealed'] },
};
export default tables;
