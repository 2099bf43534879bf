/** Statements on money that is carried over to the next salary (rule 211). */
import { statement, type NoRow } from '../../../db/statement.ts';

/** A payslip below zero, with what of it is left to carry over, above zero. */
export interface CarriedPayslip {
  id: string;
  amount: string;
  gross: string;
}

/** Payslips of a person whose money is carried over, and in no payment; oldest first. Lock the person first. */
export const carriedPayslips = statement<CarriedPayslip, { employee_id: string; currency: string }>(`
  SELECT p.id, (p.paid_net + p.carried - p.net)::numeric(14,2) AS amount,
         (p.paid_gross + p.carried_gross - p.gross)::numeric(14,2) AS gross
    FROM payslips p
   WHERE p.workspace_id = $1 AND p.employee_id = $employee_id AND p.currency = $currency AND p.settlement = 'carry'
     AND p.status = 'published' AND p.net < p.paid_net + p.carried
     AND NOT EXISTS (SELECT FROM payment_causes c WHERE c.workspace_id = $1 AND c.cause_type = 'payslip' AND c.cause_id = p.id
                        AND c.released_at IS NULL)
   ORDER BY p.period_end, p.id`);

/** Lowers a payslip by an amount of the other one; from and to swapped takes it back. */
export const moveCarried = statement<
  NoRow,
  { from_id: string; to_id: string; amount: string; gross: string }
>(`
  UPDATE payslips SET carried = carried + CASE id WHEN $to_id THEN $amount::numeric ELSE -$amount::numeric END,
                      carried_gross = carried_gross + CASE id WHEN $to_id THEN $gross::numeric ELSE -$gross::numeric END
   WHERE workspace_id = $1 AND id IN ($from_id, $to_id)`);

export const insertOffset = statement<
  { id: string },
  { credit_id: string; payslip_id: string; amount: string; gross: string }
>(`
  INSERT INTO payslip_offsets (workspace_id, credit_id, payslip_id, amount, gross)
  VALUES ($1, $credit_id, $payslip_id, $amount, $gross) RETURNING id`);

/** Takes back what lowered a payslip. */
export const deleteOffsets = statement<
  { credit_id: string; amount: string; gross: string },
  { payslip_id: string }
>(
  'DELETE FROM payslip_offsets WHERE workspace_id = $1 AND payslip_id = $payslip_id RETURNING credit_id, amount, gross',
);
