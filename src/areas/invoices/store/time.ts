/** Billable time entries and the invoices they are on. */
import { dateIn } from '../../../civil/sqlDate.ts';
import { statement, type NoRow } from '../../../db/statement.ts';

export interface BillableRow {
  id: string;
  started_at: string;
  /** Never null: the conditions exclude running entries. */
  ended_at: string | null;
  break_minutes: number;
  category: string | null;
}

// the day is in the entry's own zone; the wider range on `started_at` makes the index usable
const IN_SPAN = `
  e.workspace_id = $1 AND e.employee_id = $employee_id AND e.billable AND e.ended_at IS NOT NULL AND e.deleted_at IS NULL
  AND e.started_at >= ($from::date - 2)::timestamptz AND e.started_at < ($to::date + 2)::timestamptz
  AND ${dateIn('e.started_at', 'e.timezone')} BETWEEN $from::date AND $to::date`;

type Span = { employee_id: string; from: string; to: string };

/**
 * Billable time that is on no invoice, locked until the transaction ends. Waits for concurrent changes of the
 * entries; of two calls that invoice the same entry, the second does not get it.
 */
export const billableEntries = statement<BillableRow, Span>(`
  SELECT e.id, e.started_at, e.ended_at, e.break_minutes,
         (SELECT c.label FROM list_items c WHERE c.workspace_id = $1 AND c.id = e.category_id) AS category
    FROM time_entries e WHERE ${IN_SPAN} AND e.invoice_id IS NULL
   ORDER BY e.id FOR NO KEY UPDATE`);

/** The invoices that contain billable time of these days. */
export const invoicesOfTime = statement<{ invoice_id: string | null }, Span>(
  `SELECT DISTINCT e.invoice_id FROM time_entries e WHERE ${IN_SPAN} AND e.invoice_id IS NOT NULL ORDER BY e.invoice_id`,
);

export const bindEntries = statement<NoRow, { ids: readonly string[]; invoice_id: string }>(
  'UPDATE time_entries SET invoice_id = $invoice_id WHERE workspace_id = $1 AND id = ANY ($ids::uuid[])',
);

/** Unbinds the entries of an invoice, so that they can be changed and invoiced again. */
export const freeEntries = statement<NoRow, { invoice_id: string }>(
  'UPDATE time_entries SET invoice_id = NULL WHERE workspace_id = $1 AND invoice_id = $invoice_id',
);
