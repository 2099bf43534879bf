import type { Answer, Call } from '../../../contract.ts';
import { subjectIn } from '../../../people/subject.ts';
import { presentPayment } from '../present/payment.ts';
import { paymentList } from '../store/payments.ts';

export default async function listPayments(call: Call<'listPayments'>): Promise<Answer<'listPayments'>> {
  const { query, caller } = call;
  const { status, kind, from, to } = query;
  const filters = { own: await subjectIn(call), status, kind, from, to };
  const { rows, page } = await paymentList.page(call, filters);
  return { status: 200, data: rows.map((row) => presentPayment(row, caller)), page };
}
