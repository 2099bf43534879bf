import type { Tx } from '../../../db/handle.ts';
import { statement, type NoRow } from '../../../db/statement.ts';

const lock = statement<NoRow, { what: string }>(
  `SELECT pg_advisory_xact_lock(hashtextextended($1::text || ' ' || $what, 59))`,
);

/**
 * Waits until nobody else is at `what` in this workspace, and holds it until the transaction ends. For limits that count
 * rows: count in a later statement, which then sees what the one before committed.
 */
export async function takeTurn(tx: Tx, what: string): Promise<void> {
  await tx.one(lock, { what });
}
