import type { Answer, Call } from '../../../contract.ts';
import { presentPayment } from '../present/payment.ts';
import { paymentList } from '../store/payments.ts';

export default async function adminListPayments(
  call: Call<'adminListPayments'>,
): Promise<Answer<'adminListPayments'>> {
  const { query, caller } = call;
  const { ids, employee_id, status, kind, from, to, currency } = query;
  const { rows, page } = await paymentList.page(call, { ids, employee_id, status, kind, from, to, currency });
  return { status: 200, data: rows.map((row) => presentPayment(row, caller)), page };
}
