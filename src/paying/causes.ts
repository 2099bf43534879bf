/** Locks and links what a payment pays, so that nothing is paid twice. */
import type { Queries, Tx } from '../db/handle.ts';
import { violatedConstraint } from '../db/pool.ts';
import { conflict, type Problem } from '../problem.ts';
import type { CauseType, Due, Payable } from './payable.ts';
import { insertCauses, standingPayments, type StandingPayment } from './store/payments.ts';

/**
 * The records with these ids, locked until the transaction ends; `missing` are ids that do not exist.
 * @throws Problem 409 `already_paid` if a record is in a payment that is neither cancelled nor reversed (rule
 *   46), or the area's own refusal
 */
export async function holdDue(
  db: Tx,
  payable: Payable,
  ids: readonly string[],
): Promise<{ due: Due[]; missing: string[] }> {
  const due = await payable.hold(db, ids);
  const missing = ids.filter((id) => !due.some((one) => one.id === id));
  // read after locking, to see what earlier holders of the lock have linked
  const [standing] = await db.rows(standingPayments, { cause_type: payable.cause, cause_ids: ids });
  if (standing) throw alreadyPaid(standing);
  const refusal = due.find((one) => one.refusal !== null)?.refusal;
  if (refusal) throw refusal;
  return { due, missing };
}

/**
 * The payment of a record, neither cancelled nor reversed; undefined if it is in none. Lock the record first.
 */
export const paymentOf = async (
  db: Queries,
  cause: CauseType,
  id: string,
): Promise<StandingPayment | undefined> =>
  (await db.rows(standingPayments, { cause_type: cause, cause_ids: [id] }))[0];

const alreadyPaid = ({ cause_id, payment_id, status }: StandingPayment): Problem =>
  conflict('already_paid', `There is already a payment of it, which is ${status}.`, {
    id: cause_id,
    payment_id,
    payment_status: status,
  });

/**
 * Links a payment to what it pays.
 * @throws Problem 409 `already_paid` if a concurrent call was faster, which only the database notices
 */
export async function tieCauses(
  db: Queries,
  paymentId: string,
  { type, ids }: { type: CauseType; ids: readonly string[] },
): Promise<void> {
  await db
    .rows(insertCauses, { payment_id: paymentId, cause_type: type, cause_ids: ids })
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'payment_causes_once'
        ? conflict('already_paid', 'There is already a payment of it.')
        : error;
    });
}
