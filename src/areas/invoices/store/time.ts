/** Time entries as invoices see them: what can be billed, and which invoice it is on. */
import { dateIn } from '../../../civil/sqlDate.ts';
import { statement, type NoRow } from '../../../db/statement.ts';

export interface BillableRow {
  id: string;
  started_at: string;
  /** Never null here, as all conditions stand. */
  ended_at: string | null;
  break_minutes: number;
  category: string | null;
}

// the day is the entry's own; two days of slack keep the index in use
const IN_SPAN = `
  e.workspace_id = $1 AND e.employee_id = $employee_id AND e.billable AND e.ended_at IS NOT NULL AND e.deleted_at IS NULL
  AND e.started_at >= ($from::date - 2)::timestamptz AND e.started_at < ($to::date + 2)::timestamptz
  AND ${dateIn('e.started_at', 'e.timezone')} BETWEEN $from::date AND $to::date`;

type Span = { employee_id: string; from: string; to: string };

/**
 * Billable time that is on no invoice, locked until the transaction ends. Whoever changes such an entry at the same moment is
 * waited for; of two that invoice it, the second does not find it here.
 */
export const billableEntries = statement<BillableRow, Span>(`
  SELECT e.id, e.started_at, e.ended_at, e.break_minutes,
         (SELECT c.label FROM list_items c WHERE c.workspace_id = $1 AND c.id = e.category_id) AS category
    FROM time_entries e WHERE ${IN_SPAN} AND e.invoice_id IS NULL
   ORDER BY e.id FOR NO KEY UPDATE`);

/** The invoices that billable time of these days is on. */
export const invoicesOfTime = statement<{ invoice_id: string | null }, Span>(
  `SELECT DISTINCT e.invoice_id FROM time_entries e WHERE ${IN_SPAN} AND e.invoice_id IS NOT NULL ORDER BY e.invoice_id`,
);

export const bindEntries = statement<NoRow, { ids: readonly string[]; invoice_id: string }>(
  'UPDATE time_entries SET invoice_id = $invoice_id WHERE workspace_id = $1 AND id = ANY ($ids::uuid[])',
);

/** They can be changed and invoiced again. */
export const freeEntries = statement<NoRow, { invoice_id: string }>(
  'UPDATE time_entries SET invoice_id = NULL WHERE workspace_id = $1 AND invoice_id = $invoice_id',
);
