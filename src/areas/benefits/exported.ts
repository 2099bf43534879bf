import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  benefit_plans: { about: 'company' },
  benefit_plan_costs: { about: 'company' },
  benefit_plan_user_types: {},
  enrollments: { made: ['tier'] },
};
export default tables;
