/** Locks the caller's payment methods, and chooses the method of a new payment. */
import { formatTimestamp } from '../../../civil/zones.ts';
import type { Call } from '../../../contract.ts';
import type { Queries } from '../../../db/handle.ts';
import { personForUpdate, type PersonRow } from '../../../people/find.ts';
import { methodsOfPersonHeldUntil } from '../../../people/emailHold.ts';
import { conflict, notFound } from '../../../problem.ts';
import { methodsOf, type MethodRow } from '../store/methods.ts';

type Holding = Pick<Call<'deletePaymentMethod'>, 'db' | 'caller' | 'workspace' | 'now'>;

/** A person whose row is locked, with their methods. */
export interface HeldMethods {
  person: PersonRow;
  methods: MethodRow[];
}

/**
 * Locks the person's row, so that changes of methods and payments to them are serialised.
 * @throws 409 `methods_held` within 72 hours after somebody else has changed the person's sign-in address
 * (rule 52); 404 for an unknown person.
 */
export async function holdMethods(
  { db, caller, workspace, now }: Holding,
  user_id = caller.userId!,
): Promise<HeldMethods> {
  const person = await db.maybe(personForUpdate, { id: user_id });
  if (!person) throw notFound();
  const until = await methodsOfPersonHeldUntil(db, user_id, now);
  if (until !== null)
    throw conflict(
      'methods_held',
      'The sign-in address was changed: payment methods cannot be changed for 72 hours. If its person did not agree to this, tell an admin.',
      { until: formatTimestamp(until, workspace.timezone) },
    );
  return { person, methods: await db.rows(methodsOf, { user_id }) };
}

/** @throws 404 if the method is not among the caller's. */
export function methodAmong(methods: readonly MethodRow[], id: string): MethodRow {
  const method = methods.find((one) => one.id === id);
  if (!method) throw notFound();
  return method;
}

/**
 * The confirmed method for a payment in a currency: the default if it is in the currency, or else the oldest one
 * that is. Lock the person first.
 * @throws 409 `no_method` or `currency_mismatch` if there is none.
 */
export async function methodFor(db: Queries, userId: string, currency: string): Promise<MethodRow> {
  const methods = (await db.rows(methodsOf, { user_id: userId })).filter(({ confirmed }) => confirmed);
  if (methods.length === 0)
    throw conflict('no_method', 'The person has no payment method: they have to add or confirm one.');
  const method = methods.find((one) => one.currency_code === currency);
  if (method) return method;
  const currencies = [...new Set(methods.map((one) => one.currency_code))].sort();
  throw conflict('currency_mismatch', `The person's payment methods are in ${currencies.join(', ')}.`, {
    currencies,
  });
}
