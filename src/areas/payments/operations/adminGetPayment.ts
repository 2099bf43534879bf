import type { Answer, Call } from '../../../contract.ts';
import { paymentById } from '../../../paying/store/payments.ts';
import { notFound } from '../../../problem.ts';
import { presentPayment } from '../present/payment.ts';

export default async function adminGetPayment({
  params,
  caller,
  db,
}: Call<'adminGetPayment'>): Promise<Answer<'adminGetPayment'>> {
  const row = await db.maybe(paymentById, { id: params.payment_id });
  if (!row) throw notFound();
  return {
    status: 200,
    data: presentPayment(row, caller),
    version: row.version,
  };
}
