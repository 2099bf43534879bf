/** Claims that were approved in a month. */
import { statement } from '../../../db/statement.ts';
import type { BookedClaim } from '../rules/bookings.ts';

/** SQL of the day on which the claim `c` was approved, in `$timezone`; null unless it is approved or paid. */
const APPROVED_ON = `(CASE WHEN c.status IN ('approved', 'paid') THEN (c.reviewed_at AT TIME ZONE $timezone)::date END)`;

interface Month {
  first: string;
  last: string;
  timezone: string;
}

export const claimsHandedOver = statement<
  { employee_id: string; id: string; title: string; amount: string; currency: string },
  Month & { employee_ids: readonly string[] }
>(`
  SELECT c.employee_id, c.id, c.title, COALESCE(c.payout_amount, c.amount) AS amount, COALESCE(c.payout_currency, c.currency) AS currency
    FROM expense_claims c
   WHERE c.workspace_id = $1 AND c.employee_id = ANY ($employee_ids::uuid[]) AND ${APPROVED_ON} BETWEEN $first::date AND $last::date
   ORDER BY c.reviewed_at, c.id`);

export const claimsBooked = statement<BookedClaim, Month>(`
  WITH c AS MATERIALIZED (
    SELECT c.*, ${APPROVED_ON} AS approved_on FROM expense_claims c
     WHERE c.workspace_id = $1 AND ${APPROVED_ON} BETWEEN $first::date AND $last::date
  ), i AS MATERIALIZED (
    SELECT i.claim_id, json_agg(json_build_object(
             'category', l.code, 'amount', i.amount::text, 'approved_amount', i.approved_amount::text, 'vat', i.vat,
             'cost_centre', k.code, 'project', p.code, 'merchant', i.merchant, 'description', i.description,
             'spent_on', i.spent_on) ORDER BY i.position, i.id) AS items
      FROM expense_items i
      JOIN list_items l ON l.workspace_id = $1 AND l.id = i.category_id
      LEFT JOIN list_items k ON k.workspace_id = $1 AND k.id = i.cost_centre_id
      LEFT JOIN list_items p ON p.workspace_id = $1 AND p.id = i.project_id
     WHERE i.workspace_id = $1 AND i.claim_id = ANY (ARRAY(SELECT id FROM c))
     GROUP BY i.claim_id
  )
  SELECT c.id, c.employee_id, u.first_name || ' ' || u.last_name AS employee_name, c.title, c.approved_on, c.currency,
         COALESCE(c.approved_amount, c.amount) AS approved_amount, COALESCE(c.payout_amount, c.amount) AS payout_amount,
         COALESCE(c.payout_currency, c.currency) AS payout_currency, i.items
    FROM c JOIN i ON i.claim_id = c.id JOIN users u ON u.workspace_id = $1 AND u.id = c.employee_id
   ORDER BY c.approved_on, c.id`);
