import { among } from '../../../db/shown.ts';
import { statement } from '../../../db/statement.ts';
import type { Enrolled } from '../rules/totals.ts';
import { costsOf } from './plans.ts';

/** Enrollments in force on a day, of one person or, if null, of everybody. */
export const inForceOn = statement<Enrolled, { employee_id: string | null; day: string }>(`
  WITH e AS (
    SELECT plan_id, tier FROM enrollments
     WHERE workspace_id = $1 AND deleted_at IS NULL AND status IN ('active', 'terminated')
       AND ($employee_id::uuid IS NULL OR employee_id = $employee_id)
       AND start_on <= $day::date AND (end_on IS NULL OR end_on >= $day::date)),
  priced AS MATERIALIZED (${costsOf(among('e', 'plan_id'))})
  SELECT e.tier, p.currency, p.frequency, COALESCE(priced.costs, '[]') AS costs
    FROM e
    LEFT JOIN benefit_plans p ON p.workspace_id = $1 AND p.id = e.plan_id
    LEFT JOIN priced ON priced.plan_id = e.plan_id`);
