import { statement } from '../db/statement.ts';

/**
 * The approved absence of a person at an instant, by half days in the person's zone, or the workspace's if the
 * person has none. The afternoon begins at 12:00. Absences of hours do not count.
 */
export const absenceAt = statement<
  { id: string },
  { employee_id: string; at: string; workspace_timezone: string }
>(`
  SELECT a.id
    FROM users u
    LEFT JOIN absences a ON a.workspace_id = u.workspace_id AND a.employee_id = u.id AND a.status = 'approved' AND a.hours IS NULL
                        AND a.deleted_at IS NULL
   WHERE u.workspace_id = $1 AND u.id = $employee_id
     AND a.slots @> (SELECT 2 * (local.at::date - DATE '1970-01-01') + CASE WHEN extract(hour FROM local.at) < 12 THEN 0 ELSE 1 END
                       FROM (SELECT $at::timestamptz AT TIME ZONE COALESCE(u.timezone, $workspace_timezone::text) AS at) AS local)`);
