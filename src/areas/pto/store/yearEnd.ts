import { statement } from '../../../db/statement.ts';

/** One run at a time in a workspace, whatever the year; false: another is running. Held until the transaction ends. */
export const tryYearEnd = statement<{ mine: boolean }>(
  `SELECT pg_try_advisory_xact_lock(hashtextextended($1::uuid::text || ' year end', 0)) AS mine`,
);
