import { statement } from '../../../db/statement.ts';

/**
 * Lock for calls that write external ids, taken if `naming`: two calls that write the same ids in a different
 * order would otherwise deadlock on each other's rows.
 */
export const holdExternalIds = statement<{ held: string | null }, { naming: boolean }>(`
  SELECT CASE WHEN $naming::boolean THEN pg_advisory_xact_lock(hashtextextended($1::uuid::text || ' external ids', 0))::text END AS held`);
