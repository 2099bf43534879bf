import { statement, type NoRow } from '../../../db/statement.ts';
import { heldUntil, type HoldRow, type OfPerson } from '../../../people/anonymising.ts';

export const forgetPayments = statement<NoRow, OfPerson>(`
  UPDATE payments SET note = NULL, reference = NULL, reason = NULL,
         duplicate_reason = CASE WHEN duplicate_reason IS NOT NULL THEN 'anonymised' END WHERE workspace_id = $1 AND employee_id = $user_id`);

export const forgetMethods = statement<NoRow, OfPerson>(`
  UPDATE payment_methods SET label = 'anonymised', holder_name = 'anonymised', details_sealed = NULL, masked = '', is_default = false,
         deleted_at = COALESCE(deleted_at, now()) WHERE workspace_id = $1 AND user_id = $user_id`);

/** Bank files contain the accounts of all people in a run, so the file is erased with the first of them. */
export const forgetRuns = statement<NoRow, OfPerson>(`
  UPDATE payment_runs SET file_sealed = '', size = 0, sha256 = sha256(''),
         decision_reason = CASE WHEN decision_reason IS NOT NULL THEN 'anonymised' END
   WHERE workspace_id = $1 AND id IN (SELECT p.run_id FROM payments p WHERE p.workspace_id = $1 AND p.employee_id = $user_id)`);

export const forgetLines = statement<NoRow, OfPerson>(`
  UPDATE payslip_lines l SET label = l.kind, code = l.kind FROM payslips s
   WHERE l.workspace_id = $1 AND s.workspace_id = $1 AND s.id = l.payslip_id AND s.employee_id = $user_id`);

export const forgetReasons = statement<NoRow, OfPerson>(`
  UPDATE payslips SET correction_reason = CASE WHEN correction_reason IS NOT NULL THEN 'anonymised' END,
         void_reason = CASE WHEN void_reason IS NOT NULL THEN 'anonymised' END
   WHERE workspace_id = $1 AND employee_id = $user_id`);

/** Jobs that the person started, and rows about them. */
export const forgetJobs = statement<NoRow, OfPerson>(`
  UPDATE payment_jobs SET ip = '0.0.0.0', actor = jsonb_build_object('id', user_id, 'email', user_id || '@anonymised.invalid', 'name', 'Anonymised person')
   WHERE workspace_id = $1 AND user_id = $user_id`);
export const forgetJobRows = statement<NoRow, OfPerson>(
  `UPDATE payment_job_rows SET input = NULL, detail = NULL, errors = NULL WHERE workspace_id = $1 AND employee_id = $user_id`,
);

/** Open and completed payments. */
export const heldPayments = statement<HoldRow, OfPerson>(`
  SELECT count(*)::int AS records, CASE WHEN NOT bool_or(status <> 'completed') THEN ${heldUntil('paid_at')} END AS until
    FROM payments WHERE workspace_id = $1 AND employee_id = $user_id AND status IN ('scheduled', 'processing', 'failed', 'completed')`);

/** Payslips. Drafts must be published or deleted first. */
export const heldPayslips = statement<HoldRow, OfPerson>(`
  SELECT count(*)::int AS records, CASE WHEN NOT bool_or(status = 'draft') THEN ${heldUntil('period_end')} END AS until
    FROM payslips WHERE workspace_id = $1 AND employee_id = $user_id AND deleted_at IS NULL`);

/** Hand-overs name people, and never change: they are kept whole, then deleted whole. */
export const forgetHandovers = statement<NoRow, OfPerson>(
  `DELETE FROM handovers WHERE workspace_id = $1 AND $user_id = ANY (people)`,
);
export const forgetLate = statement<NoRow, OfPerson>(
  `DELETE FROM handover_late WHERE workspace_id = $1 AND $user_id = ANY (people)`,
);

export const heldHandovers = statement<HoldRow, OfPerson>(`
  SELECT count(*)::int AS records, ${heldUntil('h.created_at')} AS until
    FROM handovers h WHERE h.workspace_id = $1
     AND ($user_id = ANY (h.people) OR h.id IN (SELECT l.handover_id FROM handover_late l WHERE l.workspace_id = $1 AND $user_id = ANY (l.people)))`);
