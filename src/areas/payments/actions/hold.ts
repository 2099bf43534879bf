/** A payment that is about to be changed: found, and held until the transaction ends. */
import { ask, type Queries } from '../../../db/handle.ts';
import { paymentById, type PaymentRow, type PaymentStatus } from '../../../paying/store/payments.ts';
import { notFound } from '../../../problem.ts';
import { lockPayment, paymentStatus } from '../store/payments.ts';

/** The payment as it is once nobody else is changing it; 404 where there is none. */
export async function hold(db: Queries, id: string): Promise<PaymentRow> {
  const [, [row]] = await db.together(ask(lockPayment, { id }), ask(paymentById, { id }));
  if (!row) throw notFound();
  return row;
}

/** Null where it is gone. */
export const statusNow = async (db: Queries, id: string): Promise<PaymentStatus | null> =>
  (await db.maybe(paymentStatus, { id }))?.status ?? null;
