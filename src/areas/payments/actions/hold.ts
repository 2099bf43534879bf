import { ask, type Queries } from '../../../db/handle.ts';
import { paymentById, type PaymentRow, type PaymentStatus } from '../../../paying/store/payments.ts';
import { notFound } from '../../../problem.ts';
import { lockPayment, paymentStatus } from '../store/payments.ts';

/**
 * Locks the payment until the transaction ends and reads it after the lock.
 * @throws 404 if there is no such payment.
 */
export async function hold(db: Queries, id: string): Promise<PaymentRow> {
  const [, [row]] = await db.together(ask(lockPayment, { id }), ask(paymentById, { id }));
  if (!row) throw notFound();
  return row;
}

/** The current status; null if the payment no longer exists. */
export const statusNow = async (db: Queries, id: string): Promise<PaymentStatus | null> =>
  (await db.maybe(paymentStatus, { id }))?.status ?? null;
