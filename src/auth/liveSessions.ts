import { statement } from '../db/statement.ts';

/** Which of these sessions still stand: the same that `authenticate` asks of one. */
export const liveSessions = statement<{ id: string }>(`
  SELECT s.id
    FROM sessions s
    JOIN users u ON u.workspace_id = s.workspace_id AND u.id = s.user_id AND u.status = 'active'
   WHERE s.workspace_id = $1 AND s.id = ANY ($2::uuid[]) AND s.revoked_at IS NULL AND s.expires_at > now()`);
