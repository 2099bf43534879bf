import { statement } from '../../../db/statement.ts';

export const revokeKeysOf = statement<{ id: string }, { owner_id: string; now: string }>(`
  UPDATE api_keys SET revoked_at = $now
   WHERE workspace_id = $1 AND owner_id = $owner_id AND revoked_at IS NULL
  RETURNING id`);
