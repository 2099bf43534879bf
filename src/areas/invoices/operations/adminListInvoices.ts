import type { Answer, Call } from '../../../contract.ts';
import { viewerOf } from '../actions/viewer.ts';
import { presentInvoice } from '../present/invoice.ts';
import { invoiceList } from '../store/invoices.ts';

export default async function adminListInvoices(
  call: Call<'adminListInvoices'>,
): Promise<Answer<'adminListInvoices'>> {
  const { ids, employee_id, status, overdue } = call.query;
  const viewer = viewerOf(call);
  const { rows, page } = await invoiceList.page(call, {
    ids,
    employee_id,
    status,
    overdue_on: overdue === true ? viewer.today : undefined,
    not_overdue_on: overdue === false ? viewer.today : undefined,
  });
  return { status: 200, data: rows.map((row) => presentInvoice(row, viewer)), page };
}
