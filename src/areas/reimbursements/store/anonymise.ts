import { statement, type NoRow } from '../../../db/statement.ts';
import { heldUntil, type HoldRow, type OfPerson } from '../../../people/anonymising.ts';

export const forgetClaims = statement<NoRow, OfPerson>(`
  UPDATE expense_claims SET title = 'anonymised', decision_note = NULL, rate_reason = NULL, external_id = NULL WHERE workspace_id = $1 AND employee_id = $user_id`);

export const forgetItems = statement<NoRow, OfPerson>(`
  UPDATE expense_items i SET merchant = NULL, description = NULL, trip = NULL, decision_note = NULL FROM expense_claims c
   WHERE i.workspace_id = $1 AND c.workspace_id = $1 AND c.id = i.claim_id AND c.employee_id = $user_id`);

/** Claims to be paid, and paid claims whose receipts must be kept. */
export const heldClaims = statement<HoldRow, OfPerson>(`
  SELECT count(*)::int AS records, CASE WHEN NOT bool_or(status = 'approved') THEN ${heldUntil('coalesce(reviewed_at, updated_at)')} END AS until
    FROM expense_claims WHERE workspace_id = $1 AND employee_id = $user_id AND status IN ('approved', 'paid')`);
