import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { viewerOf } from '../actions/viewer.ts';
import { presentDetail } from '../present/invoice.ts';
import { invoiceById } from '../store/invoices.ts';

export default async function adminGetInvoice(
  call: Call<'adminGetInvoice'>,
): Promise<Answer<'adminGetInvoice'>> {
  const row = await call.db.maybe(invoiceById, { id: call.params.invoice_id });
  if (!row) throw notFound();
  return { status: 200, data: presentDetail(row, viewerOf(call)), version: row.version };
}
