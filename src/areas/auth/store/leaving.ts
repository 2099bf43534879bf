import { NIL } from 'uuid';
import { statement } from '../../../db/statement.ts';

/** A record that ended or changed when a person left. */
export interface EndedRow {
  action: string;
  resource_type: string;
  resource_id: string;
}

/**
 * The other audit lines of the calls that last planned a person's leaving or deactivated them, in order; none
 * from before they were last active without a plan.
 */
export const endedWith = statement<EndedRow, { user_id: string }>(`
  WITH left_by AS (
    SELECT id, request_id, actor_id, created_at FROM audit_log
     WHERE workspace_id = $1 AND resource_type = 'user' AND resource_id = $user_id
       AND action IN ('deactivated', 'planned leaving of')
       AND id > COALESCE((SELECT s.id FROM audit_log s
                           WHERE s.workspace_id = $1 AND s.resource_type = 'user' AND s.resource_id = $user_id
                             AND s.action IN ('reactivated', 'withdrew leaving of')
                           ORDER BY s.id DESC LIMIT 1), '${NIL}')
  )
  SELECT a.action, a.resource_type, a.resource_id::text AS resource_id FROM left_by l
    JOIN audit_log a ON a.workspace_id = $1 AND a.request_id = l.request_id AND a.actor_id = l.actor_id AND a.id <> l.id
     AND a.created_at BETWEEN l.created_at - interval '1 minute' AND l.created_at + interval '1 minute'
     AND a.id BETWEEN audit_ids_from(l.created_at) AND audit_ids_until(l.created_at)
   WHERE a.resource_id IS NOT NULL
   ORDER BY a.id`);
