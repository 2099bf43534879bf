import type { Answer, Call } from '../../../contract.ts';
import { paymentById } from '../../../paying/store/payments.ts';
import { ownsRecord } from '../../../people/subject.ts';
import { notFound } from '../../../problem.ts';
import { presentPayment } from '../present/payment.ts';

export default async function getPayment({
  params,
  caller,
  db,
}: Call<'getPayment'>): Promise<Answer<'getPayment'>> {
  const row = await db.maybe(paymentById, { id: params.payment_id });
  if (!row || !ownsRecord(caller, row.employee_id)) throw notFound();
  return {
    status: 200,
    data: presentPayment(row, caller),
    version: row.version,
  };
}
