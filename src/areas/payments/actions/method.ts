/** Locks the caller's payment methods, and chooses the method of a new payment. */
import { formatTimestamp } from '../../../civil/zones.ts';
import type { Call } from '../../../contract.ts';
import type { Queries } from '../../../db/handle.ts';
import { personForUpdate } from '../../../people/find.ts';
import { methodsOfPersonHeldUntil } from '../../../people/emailHold.ts';
import { conflict, notFound } from '../../../problem.ts';
import { methodsOf, type MethodRow } from '../store/methods.ts';

/**
 * The caller's methods. Locks the person's row, so that changes of methods and payments to them are
 * serialised.
 * @throws 409 `methods_held` within 72 hours after somebody else has changed the person's sign-in address
 * (rule 52).
 */
export async function holdOwnMethods({
  db,
  caller,
  workspace,
  now,
}: Pick<Call<'deletePaymentMethod'>, 'db' | 'caller' | 'workspace' | 'now'>): Promise<MethodRow[]> {
  const user_id = caller.userId!;
  await db.one(personForUpdate, { id: user_id });
  const until = await methodsOfPersonHeldUntil(db, user_id, now);
  if (until !== null)
    throw conflict(
      'methods_held',
      'Your sign-in address was changed: payment methods cannot be changed for 72 hours. If you did not agree to this, tell an admin.',
      { until: formatTimestamp(until, workspace.timezone) },
    );
  return db.rows(methodsOf, { user_id });
}

/** @throws 404 if the method is not among the caller's. */
export function methodAmong(methods: readonly MethodRow[], id: string): MethodRow {
  const method = methods.find((one) => one.id === id);
  if (!method) throw notFound();
  return method;
}

/**
 * The method for a payment in a currency: the default if it is in the currency, or else the oldest one that
 * is. Lock the person first.
 * @throws 409 `no_method` or `currency_mismatch` if there is none.
 */
export async function methodFor(db: Queries, userId: string, currency: string): Promise<MethodRow> {
  const methods = await db.rows(methodsOf, { user_id: userId });
  if (methods.length === 0)
    throw conflict('no_method', 'The person has no payment method: they have to add one.');
  const method = methods.find((one) => one.currency_code === currency);
  if (method) return method;
  const currencies = [...new Set(methods.map((one) => one.currency_code))].sort();
  throw conflict('currency_mismatch', `The person's payment methods are in ${currencies.join(', ')}.`, {
    currencies,
  });
}
