import type { Queries } from '../db/handle.ts';
import { statement } from '../db/statement.ts';

/** Milliseconds for which payment methods cannot change after a changed sign-in address (rule 52). */
const HOLD = 72 * 3_600_000;

/**
 * The time until which somebody's payment methods cannot change because their sign-in address was changed at `changedAt`:
 * whoever took the address over must not be paid before its owner has heard of it. Null where they can change. All in
 * milliseconds since 1970.
 */
export function paymentMethodsHeldUntil(changedAt: number | null, now: number): number | null {
  if (changedAt === null || now >= changedAt + HOLD) return null;
  return changedAt + HOLD;
}

const emailChange = statement<{ changed_at: string }, { user_id: string }>(
  'SELECT changed_at FROM email_changes WHERE workspace_id = $1 AND user_id = $user_id',
);

/** The same for a person, as it is stored. */
export async function methodsOfPersonHeldUntil(
  db: Queries,
  userId: string,
  now: number,
): Promise<number | null> {
  const change = await db.maybe(emailChange, { user_id: userId });
  return paymentMethodsHeldUntil(change ? Date.parse(change.changed_at) : null, now);
}
