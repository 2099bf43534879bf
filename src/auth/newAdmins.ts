/** Who made a caller an admin in the last 72 hours (rule 204). */

/** 72 hours, in which new admins do not count as second persons for the admin who appointed them. */
const NEW = 72 * 3_600_000;

/** The instant after which an admin counts as new, as an ISO timestamp: the value of `$new_since`. */
export const newSince = (now: number): string => new Date(now - NEW).toISOString();

/**
 * SQL of the ids of those who made one of these people an admin since `$new_since`. It follows the chain of
 * new admins, so that an admin gains nothing by appointing a second account through a first.
 */
export const madeAdminBy = (people: string): string => `ARRAY(
  WITH RECURSIVE made AS (
    SELECT a.admin_by_id FROM users a
     WHERE a.workspace_id = $1 AND a.id = ANY (${people}) AND a.admin_since > $new_since::timestamptz
    UNION
    SELECT a.admin_by_id FROM made m JOIN users a ON a.workspace_id = $1 AND a.id = m.admin_by_id
     WHERE a.admin_since > $new_since::timestamptz
  ) SELECT admin_by_id FROM made WHERE admin_by_id IS NOT NULL)::text[]`;
