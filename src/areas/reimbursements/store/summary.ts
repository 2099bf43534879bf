/** Statements of the expense summary of a period. */
import { statement } from '../../../db/statement.ts';
import { belowManager } from '../../../people/tree.ts';
import type { PartItem } from '../rules/summary.ts';

export interface GroupRow {
  key: string;
  label: string;
  currency: string;
  items: number;
  amount: string;
  pending_amount: string;
  /** Of fully approved claims only; `parts` has the items of partly approved ones. */
  approved_amount: string;
}

/** Groups and parts, read by one statement so that they are consistent. */
export interface SummaryRow {
  groups: GroupRow[];
  parts: PartItem[];
}

export type GroupBy = 'category' | 'employee' | 'month';

const KEYS: Record<GroupBy, { key: string; label: string }> = {
  category: {
    key: 'i.category_id::text',
    label: '(SELECT l.label FROM list_items l WHERE l.workspace_id = $1 AND l.id = g.key::uuid)',
  },
  employee: {
    key: 'c.employee_id::text',
    label: `(SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.workspace_id = $1 AND u.id = g.key::uuid)`,
  },
  month: { key: `to_char(i.spent_on, 'YYYY-MM')`, label: 'g.key' },
};

const COUNTED = 'i.spent_on BETWEEN $from::date AND $to::date';

/** Claims with days in the period. */
const REACHING = `c.workspace_id = $1 AND c.last_spent_on >= $from::date AND c.first_spent_on <= $to::date AND c.deleted_at IS NULL`;

// OFFSET 0 keeps Postgres from flattening this subquery, so that items are found by claim. A flattened
// generic plan expects few rows and scans the whole period for each of them.
const ITEMS = `
  LEFT JOIN LATERAL (
    SELECT o.id, o.position, o.spent_on, o.category_id, o.amount, o.approved_amount FROM expense_items o
     WHERE o.workspace_id = $1 AND o.claim_id = c.id OFFSET 0) i ON true`;

/** Drafts, denied and deleted claims do not count. */
const summary = (by: GroupBy, below: string): string => `
  SELECT (SELECT COALESCE(json_agg(row_to_json(s) ORDER BY s.label, s.key, s.currency), '[]') FROM (
            SELECT g.key, ${KEYS[by].label} AS label, g.currency, g.items, g.amount::text, g.pending_amount::text,
                   g.approved_amount::text
              FROM (SELECT ${KEYS[by].key} AS key, c.currency, count(*)::int AS items, sum(i.amount)::numeric(20, 2) AS amount,
                           COALESCE(sum(i.amount) FILTER (WHERE c.status = 'submitted'), 0)::numeric(20, 2) AS pending_amount,
                           COALESCE(sum(i.amount) FILTER (WHERE c.approved_amount = c.amount), 0)::numeric(20, 2) AS approved_amount
                      FROM expense_claims c ${ITEMS}
                     WHERE ${REACHING} AND c.status IN ('submitted', 'approved', 'paid') AND ${COUNTED} ${below}
                     GROUP BY 1, 2) g) s) AS groups,
         (SELECT COALESCE(json_agg(row_to_json(p)), '[]') FROM (
            SELECT c.id AS claim_id, c.approved_amount::text, c.currency, i.amount::text, i.approved_amount::text AS approved,
                   ${COUNTED} AS counted,
                   ${KEYS[by].key} AS key
              FROM expense_claims c ${ITEMS}
             WHERE ${REACHING} AND c.approved_amount < c.amount ${below}
             ORDER BY c.id, i.position, i.id) p) AS parts`;

interface Period {
  from: string;
  to: string;
}

const OF_TREE = `AND ${belowManager('c.employee_id', '$manager_id::uuid')}`;

type OfTree = Period & { manager_id: string };

export const summaryOfAll = {
  category: statement<SummaryRow, Period>(summary('category', '')),
  employee: statement<SummaryRow, Period>(summary('employee', '')),
  month: statement<SummaryRow, Period>(summary('month', '')),
};

export const summaryBelow = {
  category: statement<SummaryRow, OfTree>(summary('category', OF_TREE)),
  employee: statement<SummaryRow, OfTree>(summary('employee', OF_TREE)),
  month: statement<SummaryRow, OfTree>(summary('month', OF_TREE)),
};
