import { statement } from '../../../db/statement.ts';

/** Active admins beside $2. */
export const otherAdmins = statement<{ count: number }>(`
  SELECT count(*)::int AS count FROM users
   WHERE workspace_id = $1 AND role = 'admin' AND status = 'active' AND id <> $2 AND deleted_at IS NULL`);
