/** Locks on the counting of days in a workspace, held until the transaction ends. */
import { statement } from '../db/statement.ts';

const COUNTING = `hashtextextended($1::uuid::text || ' counting', 0)`;

/** SQL expression that takes the lock shared: everything that counts days does so. */
export const COUNTS = `pg_advisory_xact_lock_shared(${COUNTING})`;

/** To change what days are counted by (holidays, placements, leave types): all calls that count days wait. */
export const lockCounting = statement(`SELECT pg_advisory_xact_lock(${COUNTING}) AS locked`);

/** To read what days are counted by: calls that change it wait. */
export const shareCounting = statement(`SELECT ${COUNTS} AS locked`);
