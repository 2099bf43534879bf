import type { Answer, Call } from '../../../contract.ts';
import { ownsRecord } from '../../../people/subject.ts';
import { notFound } from '../../../problem.ts';
import { viewerOf } from '../actions/viewer.ts';
import { presentDetail } from '../present/invoice.ts';
import { invoiceById } from '../store/invoices.ts';

export default async function getInvoice(call: Call<'getInvoice'>): Promise<Answer<'getInvoice'>> {
  const { params, caller, db } = call;
  const row = await db.maybe(invoiceById, { id: params.invoice_id });
  if (!row || row.status === 'draft' || !ownsRecord(caller, row.employee_id)) throw notFound();
  return { status: 200, data: presentDetail(row, viewerOf(call)), version: row.version };
}
