/** Loads an invoice for a change. */
import { ask, type Queries } from '../../../db/handle.ts';
import { notFound } from '../../../problem.ts';
import type { InvoiceStatus } from '../rules/invoice.ts';
import { invoiceById, invoiceStatus, lockInvoice, type InvoiceDetailRow } from '../store/invoices.ts';

/** Locks the invoice, then reads it, so that it sees concurrent changes. Throws 404. */
export async function hold(db: Queries, id: string): Promise<InvoiceDetailRow> {
  const [, [row]] = await db.together(ask(lockInvoice, { id }), ask(invoiceById, { id }));
  if (!row) throw notFound();
  return row;
}

/** Current status, or null if the invoice no longer exists. */
export const statusNow = async (db: Queries, id: string): Promise<InvoiceStatus | null> =>
  (await db.maybe(invoiceStatus, { id }))?.status ?? null;
