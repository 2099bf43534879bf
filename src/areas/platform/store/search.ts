import { statement } from '../../../db/statement.ts';
import { belowManager } from '../../../people/tree.ts';

/** Rows of each kind. */
const MOST = 5;

export interface FoundRow {
  kind: 'person' | 'absence' | 'expense' | 'ticket' | 'invoice';
  id: string;
  title: string;
  detail: string;
  /** Whose record it is. */
  person_id: string;
}

const NAME = `u.first_name || ' ' || u.last_name`;

/** SQL: a person of the directory who matches. */
const LIKE = `u.workspace_id = $1 AND u.status <> 'deactivated' AND u.deleted_at IS NULL
    AND (${NAME} ILIKE $pattern OR u.email::text ILIKE $pattern)`;

/** Names that begin with the text come first. */
const BEST = `lower(${NAME}) NOT LIKE lower($text) || '%', lower(u.last_name) NOT LIKE lower($text) || '%', u.last_name, u.id`;

export const peopleLike = statement<FoundRow, { pattern: string; text: string }>(`
  SELECT 'person' AS kind, u.id, ${NAME} AS title, COALESCE(u.job_title, u.email::text) AS detail, u.id AS person_id
    FROM users u WHERE ${LIKE} ORDER BY ${BEST} LIMIT ${MOST}`);

/** SQL: records of the person in `column` are in the caller's lists. */
const seen = (column: string): string =>
  `(${column} = $me::uuid OR $admin::boolean OR $below::uuid IS NOT NULL AND ${belowManager(column, '$below::uuid')})`;

const isOn = (module: string): string => `NOT '${module}' = ANY ($modules_off::text[])`;

/** The number as people write it: `2026-0042`. */
const NUMBER = `i.year || '-' || lpad(i.number::text, 4, '0')`;

/** Records of people who match, and records with a matching title or number. */
export const recordsLike = statement<
  FoundRow,
  {
    pattern: string;
    text: string;
    me: string;
    below: string | null;
    admin: boolean;
    modules_off: readonly string[];
  }
>(`
  WITH named AS MATERIALIZED (
    SELECT u.id, ${NAME} AS name FROM users u WHERE ${LIKE} AND ${seen('u.id')} ORDER BY ${BEST} LIMIT ${MOST}
  )
  (SELECT 'absence' AS kind, a.id, n.name AS title, p.name || ', ' || a.start_date || ', ' || a.status AS detail, a.employee_id AS person_id
     FROM named n
     CROSS JOIN LATERAL (SELECT * FROM absences x WHERE x.workspace_id = $1 AND x.employee_id = n.id AND x.deleted_at IS NULL
                          ORDER BY x.start_date DESC LIMIT ${MOST}) a
     JOIN policies p ON p.workspace_id = $1 AND p.id = a.policy_id
    WHERE ${isOn('pto')} ORDER BY a.start_date DESC LIMIT ${MOST})
  UNION ALL
  (SELECT 'expense', c.id, c.title, n.name || ', ' || c.amount || ' ' || c.currency || ', ' || c.status, c.employee_id
     FROM named n
     CROSS JOIN LATERAL (SELECT * FROM expense_claims x WHERE x.workspace_id = $1 AND x.employee_id = n.id AND x.deleted_at IS NULL
                            AND (x.employee_id = $me::uuid OR x.submitted_at IS NOT NULL)
                          ORDER BY x.created_at DESC, x.id DESC LIMIT ${MOST}) c
    WHERE ${isOn('reimbursements')} ORDER BY c.created_at DESC LIMIT ${MOST})
  UNION ALL
  (SELECT 'expense', c.id, c.title, c.amount || ' ' || c.currency || ', ' || c.status, c.employee_id
     FROM expense_claims c
    WHERE c.workspace_id = $1 AND c.employee_id = $me::uuid AND c.deleted_at IS NULL AND c.title ILIKE $pattern AND ${isOn('reimbursements')}
    ORDER BY c.created_at DESC LIMIT ${MOST})
  UNION ALL
  (SELECT 'ticket', t.id, '#' || t.number || ' ' || t.subject, t.status, t.requester_id
     FROM tickets t
    WHERE t.workspace_id = $1 AND t.deleted_at IS NULL AND (t.requester_id = $me::uuid OR $admin::boolean)
      AND (t.subject ILIKE $pattern OR t.number::text = ltrim($text, '#')) AND ${isOn('support')}
    ORDER BY t.number DESC LIMIT ${MOST})
  UNION ALL
  (SELECT 'invoice', i.id, ${NUMBER}, i.total || ' ' || i.currency || ', ' || i.status, i.employee_id
     FROM invoices i
    WHERE i.workspace_id = $1 AND i.deleted_at IS NULL AND ${NUMBER} ILIKE $pattern
      AND (i.employee_id = $me::uuid AND i.status <> 'draft' OR $admin::boolean) AND ${isOn('invoices')}
    ORDER BY i.created_at DESC LIMIT ${MOST})`);
