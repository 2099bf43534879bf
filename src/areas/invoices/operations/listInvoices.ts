import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery, subjectOf } from '../../../people/subject.ts';
import { viewerOf } from '../actions/viewer.ts';
import { presentInvoice } from '../present/invoice.ts';
import { ownInvoices } from '../store/invoices.ts';

export default async function listInvoices(call: Call<'listInvoices'>): Promise<Answer<'listInvoices'>> {
  const { query, caller, db } = call;
  // only a person named by a service key can be unknown; a calling person exists
  if (caller.kind === 'service_key') await subjectInQuery(db, caller, query.employee_id);
  const { status, from, to } = query;
  const filters = { own: subjectOf(caller, query.employee_id), status, from, to };
  const viewer = viewerOf(call);
  const { rows, page } = await ownInvoices.page(call, filters);
  return { status: 200, data: rows.map((row) => presentInvoice(row, viewer)), page };
}
