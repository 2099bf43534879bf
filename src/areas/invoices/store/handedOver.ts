import { statement } from '../../../db/statement.ts';
import type { BookedTax } from '../rules/bookings.ts';

/**
 * The taxes by rate of invoices that were issued in a period, also of those that a correction made void. A corrected invoice
 * comes with those of the invoice that it replaces, as `replaced`.
 */
export const taxesBooked = statement<BookedTax, { first: string; last: string }>(`
  SELECT v.year, v.number, v.kind, v.issued_on, v.currency, v.employee_id, u.first_name || ' ' || u.last_name AS employee_name,
         t.tax_rate::text AS tax_rate, (t.net + t.tax)::text AS gross, t.invoice_id <> v.id AS replaced
    FROM invoices v
    JOIN users u ON u.workspace_id = $1 AND u.id = v.employee_id
    JOIN invoice_taxes t ON t.workspace_id = $1
     AND (t.invoice_id = v.id OR (v.kind = 'corrected_invoice' AND t.invoice_id = v.corrects_id))
   WHERE v.workspace_id = $1 AND v.issued_on BETWEEN $first::date AND $last::date
     AND (v.status IN ('issued', 'paid')
          OR EXISTS (SELECT FROM invoices o WHERE o.workspace_id = $1 AND o.corrects_id = v.id AND o.status IN ('issued', 'paid')))
   ORDER BY v.issued_on, v.year, v.number, replaced, t.tax_rate`);
