import { statement } from '../../../db/statement.ts';

/** Revokes the personal keys of $2 at $3. */
export const revokeKeysOf = statement<{ id: string }>(`
  UPDATE api_keys SET revoked_at = $3
   WHERE workspace_id = $1 AND owner_id = $2 AND revoked_at IS NULL
  RETURNING id`);
