import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery, subjectOf } from '../../../people/subject.ts';
import { presentPayment } from '../present/payment.ts';
import { paymentList } from '../store/payments.ts';

export default async function listPayments(call: Call<'listPayments'>): Promise<Answer<'listPayments'>> {
  const { query, caller, db } = call;
  // only a person named by a service key may not exist
  if (caller.kind === 'service_key') await subjectInQuery(db, caller, query.employee_id);
  const { status, kind, from, to } = query;
  const filters = { own: subjectOf(caller, query.employee_id), status, kind, from, to };
  const { rows, page } = await paymentList.page(call, filters);
  return { status: 200, data: rows.map((row) => presentPayment(row, caller)), page };
}
