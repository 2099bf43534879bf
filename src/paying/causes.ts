/** What a payment pays, held so that nobody else pays it at the same time. */
import type { Queries, Tx } from '../db/handle.ts';
import { violatedConstraint } from '../db/pool.ts';
import { conflict, type Problem } from '../problem.ts';
import type { CauseType, Due, Payable } from './payable.ts';
import { insertCauses, standingPayments, type StandingPayment } from './store/payments.ts';

/**
 * The records of these ids, locked until the transaction ends; `missing` are those that do not exist. 409 `already_paid` where
 * one is in a payment that is neither cancelled nor reversed (rule 46), or what the area says against it.
 */
export async function holdDue(
  db: Tx,
  payable: Payable,
  ids: readonly string[],
): Promise<{ due: Due[]; missing: string[] }> {
  const due = await payable.hold(db, ids);
  const missing = ids.filter((id) => !due.some((one) => one.id === id));
  // after the lock: what was tied by those who had it before is seen now
  const [standing] = await db.rows(standingPayments, { cause_type: payable.cause, cause_ids: ids });
  if (standing) throw alreadyPaid(standing);
  const refusal = due.find((one) => one.refusal !== null)?.refusal;
  if (refusal) throw refusal;
  return { due, missing };
}

/** The payment that a record is in, neither cancelled nor reversed; undefined where it is in none. Lock the record first. */
export const paymentOf = async (
  db: Queries,
  cause: CauseType,
  id: string,
): Promise<StandingPayment | undefined> =>
  (await db.rows(standingPayments, { cause_type: cause, cause_ids: [id] }))[0];

const alreadyPaid = ({ cause_id, payment_id, status }: StandingPayment): Problem =>
  conflict('already_paid', `There is a payment of it already, which is ${status}.`, {
    id: cause_id,
    payment_id,
    payment_status: status,
  });

/** Ties a payment to what it pays. 409 `already_paid` where another call was faster, which only the database sees. */
export async function tieCauses(
  db: Queries,
  paymentId: string,
  { type, ids }: { type: CauseType; ids: readonly string[] },
): Promise<void> {
  await db
    .rows(insertCauses, { payment_id: paymentId, cause_type: type, cause_ids: ids })
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'payment_causes_once'
        ? conflict('already_paid', 'There is a payment of it already.')
        : error;
    });
}
