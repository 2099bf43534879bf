/** Who made a caller an admin, and how long that counts (rule 204). */

/** Milliseconds for which a new admin is no second person for whoever made them one: 72 hours. */
const NEW = 72 * 3_600_000;

/** The instant since which an admin is new, as an ISO timestamp: the value of `$new_since` below. */
export const newSince = (now: number): string => new Date(now - NEW).toISOString();

/**
 * SQL of the ids of those who made one of these people an admin since `$new_since`. It follows the chain: whom an admin's new admin
 * makes an admin is that admin's, too, so that a second invented account gains nothing.
 */
export const madeAdminBy = (people: string): string => `ARRAY(
  WITH RECURSIVE made AS (
    SELECT a.admin_by_id FROM users a
     WHERE a.workspace_id = $1 AND a.id = ANY (${people}) AND a.admin_since > $new_since::timestamptz
    UNION
    SELECT a.admin_by_id FROM made m JOIN users a ON a.workspace_id = $1 AND a.id = m.admin_by_id
     WHERE a.admin_since > $new_since::timestamptz
  ) SELECT admin_by_id FROM made WHERE admin_by_id IS NOT NULL)::text[]`;
