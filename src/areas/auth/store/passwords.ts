import { statement, type NoRow } from '../../../db/statement.ts';

/** Sets an active person's password. */
export const setPassword = statement<NoRow, { id: string; password_hash: string }>(`
  UPDATE users SET password_hash = $password_hash WHERE workspace_id = $1 AND id = $id AND status = 'active' AND deleted_at IS NULL`);

/** The same, if `old_hash` is still the current hash. */
export const replacePassword = statement<
  NoRow,
  { id: string; password_hash: string; old_hash: string | null }
>(`
  UPDATE users SET password_hash = $password_hash
   WHERE workspace_id = $1 AND id = $id AND status = 'active' AND deleted_at IS NULL AND password_hash = $old_hash`);
