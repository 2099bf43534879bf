/** Statements of credit notes and corrected invoices (rule 213). */
import { statement, type NoRow } from '../../../db/statement.ts';
import type { RateTax } from '../rules/amounts.ts';
import type { Settled } from '../rules/correction.ts';

/** What issued credit notes have taken back of an invoice, by rate. */
export const creditedTaxes = statement<RateTax, { id: string }>(`
  SELECT t.tax_rate, sum(t.net)::numeric(14,2) AS net, sum(t.tax)::numeric(14,2) AS tax
    FROM invoices c JOIN invoice_taxes t ON t.workspace_id = $1 AND t.invoice_id = c.id
   WHERE c.workspace_id = $1 AND c.corrects_id = $id AND c.kind = 'credit_note' AND c.status <> 'draft'
   GROUP BY t.tax_rate ORDER BY t.tax_rate`);

/** The corrected invoice that replaced an invoice. */
export const replacementOf = statement<{ id: string }, { id: string }>(`
  SELECT id FROM invoices
   WHERE workspace_id = $1 AND corrects_id = $id AND kind = 'corrected_invoice' AND status <> 'draft' LIMIT 1`);

/** Adds to what was credited of an invoice. */
export const addCredited = statement<NoRow, { id: string; amount: string }>(
  'UPDATE invoices SET credited = credited + $amount::numeric WHERE workspace_id = $1 AND id = $id',
);

/** Settles a part of an invoice with money of a correction; from and to swapped takes it back. */
export const moveSettled = statement<NoRow, { from_id: string; to_id: string; net: string; tax: string }>(`
  UPDATE invoices SET prior_net = prior_net + CASE id WHEN $to_id THEN $net::numeric ELSE -$net::numeric END,
                      prior_tax = prior_tax + CASE id WHEN $to_id THEN $tax::numeric ELSE -$tax::numeric END
   WHERE workspace_id = $1 AND id IN ($from_id, $to_id)`);

/** What was paid for the invoice that a corrected one replaces. Before it is issued. */
export const setPaidBefore = statement<
  { id: string },
  { id: string; paid_before: string; net: string; tax: string }
>(`
  UPDATE invoices SET paid_before = $paid_before, prior_net = $net, prior_tax = $tax
   WHERE workspace_id = $1 AND id = $id AND status = 'draft' RETURNING id`);

export interface CarriedRow extends Settled {
  id: string;
}

/** Corrections of a contractor whose money is carried over, and in no payment; oldest first. Lock the person first. */
export const carriedCorrections = statement<CarriedRow, { employee_id: string; currency: string }>(`
  SELECT c.id, c.kind, c.currency, c.net, c.tax, c.prior_net, c.prior_tax FROM invoices c
   WHERE c.workspace_id = $1 AND c.employee_id = $employee_id AND c.currency = $currency AND c.settlement = 'carry' AND c.status = 'issued'
     AND NOT EXISTS (SELECT FROM payment_causes p WHERE p.workspace_id = $1 AND p.cause_type = 'invoice' AND p.cause_id = c.id
                        AND p.released_at IS NULL)
   ORDER BY c.year, c.number`);

export const insertOffset = statement<
  { id: string },
  { credit_id: string; invoice_id: string; net: string; tax: string }
>(`
  INSERT INTO invoice_offsets (workspace_id, credit_id, invoice_id, net, tax)
  VALUES ($1, $credit_id, $invoice_id, $net, $tax) RETURNING id`);

export interface OffsetRow {
  credit_id: string;
  net: string;
  tax: string;
}

/** Takes back the offsets of an invoice. */
export const deleteOffsets = statement<OffsetRow, { invoice_id: string }>(
  'DELETE FROM invoice_offsets WHERE workspace_id = $1 AND invoice_id = $invoice_id RETURNING credit_id, net, tax',
);

/** The time entries of an invoice go to the one that replaces it. */
export const moveEntries = statement<NoRow, { from_id: string; to_id: string }>(
  'UPDATE time_entries SET invoice_id = $to_id WHERE workspace_id = $1 AND invoice_id = $from_id',
);
