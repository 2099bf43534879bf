import { statement } from '../../../db/statement.ts';

/**
 * The lock that calls which write external ids take, where one is `naming` any: two that name the same ids in another order
 * would each wait for the other's row.
 */
export const holdExternalIds = statement<{ held: string | null }, { naming: boolean }>(`
  SELECT CASE WHEN $naming::boolean THEN pg_advisory_xact_lock(hashtextextended($1::uuid::text || ' external ids', 0))::text END AS held`);
