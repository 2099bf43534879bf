import { statement } from '../../../db/statement.ts';

/**
 * The approved absence of $2 at the instant $3: of the half day that it is then where the person lives, $4 being the zone of
 * those who have none of their own. The afternoon begins at twelve.
 */
export const absenceAt = statement<{ id: string }>(`
  SELECT a.id
    FROM users u
    LEFT JOIN absences a ON a.workspace_id = u.workspace_id AND a.employee_id = u.id AND a.status = 'approved' AND a.deleted_at IS NULL
   WHERE u.workspace_id = $1 AND u.id = $2
     AND a.slots @> (SELECT 2 * (local.at::date - DATE '1970-01-01') + CASE WHEN extract(hour FROM local.at) < 12 THEN 0 ELSE 1 END
                       FROM (SELECT $3::timestamptz AT TIME ZONE COALESCE(u.timezone, $4::text) AS at) AS local)`);
