import { statement } from '../../../db/statement.ts';

export interface HandedOver {
  employee_id: string;
  id: string;
  policy_id: string;
  policy: string;
  /** Half days since 1970, as in `Slots`. */
  from: number;
  to: number;
  /** Hours off on one date, in 1/10000. */
  hours: number | null;
}

/** Approved absences with days in a period, in the order of their days; the longest has 366 days. */
export const absencesHandedOver = statement<
  HandedOver,
  { employee_ids: readonly string[]; from: string; to: string }
>(`
  SELECT a.employee_id, a.id, a.policy_id, p.name AS policy, lower(a.slots) AS "from", upper(a.slots) AS "to", (a.hours * 10000)::int AS hours
    FROM absences a JOIN policies p ON p.workspace_id = $1 AND p.id = a.policy_id
   WHERE a.workspace_id = $1 AND a.employee_id = ANY ($employee_ids::uuid[]) AND a.status = 'approved' AND a.deleted_at IS NULL
     AND a.start_date BETWEEN $from::date - 366 AND $to::date AND a.end_date >= $from::date
   ORDER BY a.start_date, a.id`);
