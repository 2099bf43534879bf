import { statement } from '../../../db/statement.ts';

/** Active admins. */
export const adminsNow = statement<{ id: string }>(`
  SELECT id FROM users
   WHERE workspace_id = $1 AND role = 'admin' AND status = 'active' AND deleted_at IS NULL ORDER BY id`);
