import { statement } from '../db/statement.ts';

/**
 * Those of these sessions that are still valid (same conditions as in `authenticate`) and whose person has a
 * second factor if the workspace requires one; with the workspace's current zone.
 */
export const liveSessions = statement<{ id: string; timezone: string }, { ids: readonly string[] }>(`
  SELECT s.id, w.timezone
    FROM sessions s
    JOIN users u ON u.workspace_id = s.workspace_id AND u.id = s.user_id AND u.status = 'active'
    JOIN workspaces w ON w.id = s.workspace_id
    LEFT JOIN two_factor f ON f.workspace_id = u.workspace_id AND f.user_id = u.id AND f.enabled_at IS NOT NULL
   WHERE s.workspace_id = $1 AND s.id = ANY ($ids::uuid[]) AND s.revoked_at IS NULL AND s.expires_at > now()
     AND (f.user_id IS NOT NULL OR NOT COALESCE((w.settings->>'two_factor_required')::boolean, false))`);
