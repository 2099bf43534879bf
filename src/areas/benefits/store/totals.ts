import { statement } from '../../../db/statement.ts';
import type { Enrolled } from '../rules/totals.ts';
import { COSTS } from './plans.ts';

/** Enrollments that are in force on a day, of one person or (null) of everybody. */
export const inForceOn = statement<Enrolled, { employee_id: string | null; day: string }>(`
  SELECT e.tier, p.currency, p.frequency, ${COSTS} AS costs
    FROM enrollments e LEFT JOIN benefit_plans p ON p.workspace_id = e.workspace_id AND p.id = e.plan_id
   WHERE e.workspace_id = $1 AND e.deleted_at IS NULL AND e.status IN ('active', 'terminated')
     AND ($employee_id::uuid IS NULL OR e.employee_id = $employee_id)
     AND e.start_on <= $day::date AND (e.end_on IS NULL OR e.end_on >= $day::date)`);
