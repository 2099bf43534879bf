import { statement } from '../../../db/statement.ts';

/** A new password for someone active: $2 person, $3 its hash. */
export const setPassword = statement(`
  UPDATE users SET password_hash = $3 WHERE workspace_id = $1 AND id = $2 AND status = 'active' AND deleted_at IS NULL`);

/** The same, if $4 still is the hash of the old one. */
export const replacePassword = statement(`
  UPDATE users SET password_hash = $3
   WHERE workspace_id = $1 AND id = $2 AND status = 'active' AND deleted_at IS NULL AND password_hash = $4`);
