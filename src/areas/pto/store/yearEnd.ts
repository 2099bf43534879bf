import { statement } from '../../../db/statement.ts';

/**
 * Allows one run at a time per workspace, for any year; false if another is running. Held until the
 * transaction ends.
 */
export const tryYearEnd = statement<{ mine: boolean }>(
  `SELECT pg_try_advisory_xact_lock(hashtextextended($1::uuid::text || ' year end', 0)) AS mine`,
);
