import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  benefit_plans: {},
  benefit_plan_costs: {},
  benefit_plan_user_types: {},
  enrollments: {},
};
export default tables;
