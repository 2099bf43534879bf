import { statement, type NoRow } from '../../../db/statement.ts';
import { heldUntil, type HoldRow, type OfPerson } from '../../../people/anonymising.ts';

export const forgetSeller = statement<NoRow, OfPerson>(`
  UPDATE invoices SET note = NULL, void_reason = NULL,
         correction_reason = CASE WHEN correction_reason IS NULL THEN NULL ELSE 'anonymised' END,
         exemption_reason = CASE WHEN exemption_reason IS NULL THEN NULL ELSE 'anonymised' END,
         seller = CASE WHEN seller IS NULL THEN NULL ELSE (
           SELECT jsonb_object_agg(f.key, CASE jsonb_typeof(f.value) WHEN 'string' THEN '""'::jsonb ELSE f.value END) FROM jsonb_each(seller) f) END
   WHERE workspace_id = $1 AND employee_id = $user_id`);

export const forgetInvoiceLines = statement<NoRow, OfPerson>(`
  UPDATE invoice_lines l SET description = 'anonymised' FROM invoices i
   WHERE l.workspace_id = $1 AND i.workspace_id = $1 AND i.id = l.invoice_id AND i.employee_id = $user_id`);

/** Invoices that must be kept. `until` is null while there are drafts. */
export const heldInvoices = statement<HoldRow, OfPerson>(`
  SELECT count(*)::int AS records, CASE WHEN NOT bool_or(status = 'draft') THEN ${heldUntil('issued_on')} END AS until
    FROM invoices WHERE workspace_id = $1 AND employee_id = $user_id`);
