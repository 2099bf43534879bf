/** An invoice that is about to be changed: found, and held until the transaction ends. */
import { ask, type Queries } from '../../../db/handle.ts';
import { notFound } from '../../../problem.ts';
import type { InvoiceStatus } from '../rules/invoice.ts';
import { invoiceById, invoiceStatus, lockInvoice, type InvoiceDetailRow } from '../store/invoices.ts';

/** Locks the invoice, and reads it as it is then: of two steps at the same moment the second sees the first. */
export async function hold(db: Queries, id: string): Promise<InvoiceDetailRow> {
  const [, [row]] = await db.together(ask(lockInvoice, { id }), ask(invoiceById, { id }));
  if (!row) throw notFound();
  return row;
}

/** The status as it is now; null where the invoice is gone. */
export const statusNow = async (db: Queries, id: string): Promise<InvoiceStatus | null> =>
  (await db.maybe(invoiceStatus, { id }))?.status ?? null;
