import type { Answer, Call } from '../../../contract.ts';
import { subjectIn } from '../../../people/subject.ts';
import { viewerOf } from '../actions/viewer.ts';
import { presentInvoice } from '../present/invoice.ts';
import { ownInvoices } from '../store/invoices.ts';

export default async function listInvoices(call: Call<'listInvoices'>): Promise<Answer<'listInvoices'>> {
  const { query } = call;
  const { status, from, to } = query;
  const filters = { own: await subjectIn(call), status, from, to };
  const viewer = viewerOf(call);
  const { rows, page } = await ownInvoices.page(call, filters);
  return { status: 200, data: rows.map((row) => presentInvoice(row, viewer)), page };
}
