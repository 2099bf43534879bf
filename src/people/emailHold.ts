import type { Queries } from '../db/handle.ts';
import { statement } from '../db/statement.ts';

/** Milliseconds for which payment methods cannot change after the sign-in address has changed (rule 52). */
const HOLD = 72 * 3_600_000;

/**
 * Until when a person's payment methods cannot change because their sign-in address changed at `changedAt`:
 * somebody who took over the account must not be paid before its owner has noticed. Null if they can change.
 * Milliseconds since 1970.
 */
export function paymentMethodsHeldUntil(changedAt: number | null, now: number): number | null {
  if (changedAt === null || now >= changedAt + HOLD) return null;
  return changedAt + HOLD;
}

const emailChange = statement<{ changed_at: string }, { user_id: string }>(
  'SELECT changed_at FROM email_changes WHERE workspace_id = $1 AND user_id = $user_id',
);

/** The same for a person, read from the database. */
export async function methodsOfPersonHeldUntil(
  db: Queries,
  userId: string,
  now: number,
): Promise<number | null> {
  const change = await db.maybe(emailChange, { user_id: userId });
  return paymentMethodsHeldUntil(change ? Date.parse(change.changed_at) : null, now);
}
