import { statement, type NoRow } from '../../../db/statement.ts';
import { namedColumnsAs, type NamedAs } from '../../../people/named.ts';
import { belowManager } from '../../../people/tree.ts';

/** Sets a person's address; the previous one stops working. No row if they have no password. */
export const writeFeed = statement<
  { id: string },
  { user_id: string; department_id: string | null; token_hash: Buffer }
>(`
  INSERT INTO absence_feeds (workspace_id, user_id, department_id, token_hash, password_mark)
  SELECT $1, u.id, $department_id::uuid, $token_hash, sha256(convert_to(u.password_hash, 'UTF8'))
    FROM users u WHERE u.workspace_id = $1 AND u.id = $user_id AND u.password_hash IS NOT NULL
  ON CONFLICT (workspace_id, user_id) DO UPDATE
     SET department_id = EXCLUDED.department_id, token_hash = EXCLUDED.token_hash, password_mark = EXCLUDED.password_mark,
         created_at = clock_timestamp()
  RETURNING id`);

export const deleteFeed = statement<NoRow, { user_id: string }>(
  'DELETE FROM absence_feeds WHERE workspace_id = $1 AND user_id = $user_id',
);

/**
 * The owner of an address. No row if the password has changed since, or the person is not active or no longer a
 * manager.
 */
export const feedOwner = statement<
  { user_id: string; admin: boolean; department_id: string | null; second_factor: boolean },
  { token_hash: Buffer }
>(`
  SELECT f.user_id, u.role = 'admin' AS admin, f.department_id,
         EXISTS (SELECT FROM two_factor t WHERE t.workspace_id = $1 AND t.user_id = u.id AND t.enabled_at IS NOT NULL)
           AS second_factor
    FROM absence_feeds f JOIN users u ON u.workspace_id = f.workspace_id AND u.id = f.user_id
   WHERE f.workspace_id = $1 AND f.token_hash = $token_hash AND u.status = 'active' AND u.deleted_at IS NULL
     AND u.role <> 'employee' AND f.password_mark = sha256(convert_to(u.password_hash, 'UTF8'))`);

export interface AwayRow extends NamedAs<'employee'> {
  id: string;
  start_date: string;
  end_date: string;
  start_half: 'am' | 'pm' | null;
  end_half: 'am' | 'pm' | null;
  /** Of an absence of hours, with two decimals. */
  hours_off: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** Approved absences between two days, the latest first. `below` null: of everybody. */
export const awayBetween = statement<
  AwayRow,
  { below: string | null; department_id: string | null; from: string; to: string; limit: number }
>(`
  SELECT a.id, a.employee_id, ${namedColumnsAs('u', 'employee')}, a.start_date, a.end_date, a.start_half, a.end_half, a.hours::text AS hours_off, a.version,
         a.created_at, a.updated_at
    FROM absences a LEFT JOIN users u ON u.workspace_id = $1 AND u.id = a.employee_id
   WHERE a.workspace_id = $1 AND a.status = 'approved' AND a.deleted_at IS NULL
     AND a.start_date BETWEEN $from::date - 366 AND $to::date AND a.end_date >= $from::date
     AND ($below::uuid IS NULL OR ${belowManager('a.employee_id', '$below::uuid')})
     AND ($department_id::uuid IS NULL OR u.department_id = $department_id)
   ORDER BY a.start_date DESC, a.id LIMIT $limit`);
