import type { Pool } from './pool.ts';
import { bound, sharedStatement } from './statement.ts';

interface Reference {
  name: string;
  /** The other tables that its foreign keys refer to, or that a column is named after (`delivery_id`). */
  refers_to: string[];
}

/**
 * All tables of the service, each after those that it refers to: the order in which rows can be inserted. No
 * foreign key refers to a partitioned table, because it would keep partitions from being dropped; so column
 * names count, too.
 */
export async function tablesInOrder(query: (text: string) => Promise<Reference[]>): Promise<string[]> {
  const tables = await query(`
    SELECT t.relname::text AS name,
           coalesce(array_agg(DISTINCT r.relname::text) FILTER (WHERE r.oid <> t.oid), '{}') AS refers_to
      FROM pg_class t
      LEFT JOIN pg_class r ON r.relnamespace = t.relnamespace AND (
           EXISTS (SELECT FROM pg_constraint c WHERE c.conrelid = t.oid AND c.contype = 'f' AND c.confrelid = r.oid)
        OR EXISTS (SELECT FROM pg_attribute a
                    WHERE a.attrelid = t.oid AND a.atttypid = 'uuid'::regtype AND r.relkind = 'p'
                      AND r.relname IN (replace(a.attname, '_id', 's'), replace(a.attname, 'y_id', 'ies'))))
     WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition
     GROUP BY t.relname ORDER BY t.relname`);
  const ordered: string[] = [];
  let left = tables;
  while (left.length > 0) {
    const ready = left.filter((table) => table.refers_to.every((name) => ordered.includes(name)));
    if (ready.length === 0)
      throw new Error(`these tables refer to one another: ${left.map(({ name }) => name).join(', ')}`);
    ordered.push(...ready.map(({ name }) => name));
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** `tablesInOrder`, through a pool. */
export const tablesOf = (pool: Pool): Promise<string[]> =>
  tablesInOrder(async (text) => {
    const [result] = await pool.run([bound(sharedStatement<Reference>(text))]);
    return result!.rows as unknown as Reference[];
  });
