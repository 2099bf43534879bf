import type { Tx } from '../../../db/handle.ts';
import { statement, type NoRow } from '../../../db/statement.ts';

const lock = statement<NoRow, { what: string }>(
  `SELECT pg_advisory_xact_lock(hashtextextended($1::text || ' ' || $what, 59))`,
);

/**
 * Takes an advisory lock on `what` in this workspace until the transaction ends. For limits that count rows:
 * count in a later statement, which sees what earlier holders committed.
 */
export async function takeTurn(tx: Tx, what: string): Promise<void> {
  await tx.one(lock, { what });
}
