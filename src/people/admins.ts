import { statement } from '../db/statement.ts';

/** Number of active admins other than this one, and of those among them who stay. */
export const otherAdmins = statement<{ admins: number; staying: number }, { id: string }>(`
  SELECT count(*)::int AS admins, count(*) FILTER (WHERE leaving_planned_at IS NULL)::int AS staying FROM users
   WHERE workspace_id = $1 AND role = 'admin' AND status = 'active' AND id <> $id AND deleted_at IS NULL`);

export const adminIds = statement<{ ids: string[] }>(`
  SELECT ARRAY(SELECT id FROM users
                WHERE workspace_id = $1 AND role = 'admin' AND status = 'active' AND deleted_at IS NULL
                ORDER BY id)::text[] AS ids`);
