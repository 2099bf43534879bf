import { statement, type NoRow } from '../../../db/statement.ts';

/** Sets a person's address; the previous one stops working. */
export const writeFeed = statement<
  { id: string },
  { user_id: string; token_hash: Buffer; password_hash: string }
>(`
  INSERT INTO calendar_feeds (workspace_id, user_id, token_hash, password_mark)
  VALUES ($1, $user_id, $token_hash, sha256(convert_to($password_hash, 'UTF8')))
  ON CONFLICT (workspace_id, user_id) DO UPDATE
     SET token_hash = EXCLUDED.token_hash, password_mark = EXCLUDED.password_mark, created_at = clock_timestamp()
  RETURNING id`);

export const deleteFeed = statement<NoRow, { user_id: string }>(
  'DELETE FROM calendar_feeds WHERE workspace_id = $1 AND user_id = $user_id',
);

/** The owner of an address. No row if the password has changed since, or the person is not active. */
export const feedOwner = statement<
  { user_id: string; name: string; second_factor: boolean },
  { token_hash: Buffer }
>(`
  SELECT f.user_id, u.first_name || ' ' || u.last_name AS name,
         EXISTS (SELECT FROM two_factor t WHERE t.workspace_id = $1 AND t.user_id = u.id AND t.enabled_at IS NOT NULL)
           AS second_factor
    FROM calendar_feeds f JOIN users u ON u.workspace_id = f.workspace_id AND u.id = f.user_id
   WHERE f.workspace_id = $1 AND f.token_hash = $token_hash AND u.status = 'active' AND u.deleted_at IS NULL
     AND f.password_mark = sha256(convert_to(u.password_hash, 'UTF8'))`);
