import type { Pool } from './pool.ts';
import { bound, sharedStatement } from './statement.ts';

interface Reference {
  name: string;
  /** The tables it refers to, except itself. */
  refers_to: string[];
}

/**
 * All tables of the service, each after those that its foreign keys refer to: the order in which rows can be written.
 * Read from the catalog, so that a new table needs nothing but its migration.
 */
export async function tablesInOrder(query: (text: string) => Promise<Reference[]>): Promise<string[]> {
  const tables = await query(`
    SELECT t.relname::text AS name,
           coalesce(array_agg(DISTINCT r.relname::text) FILTER (WHERE r.oid <> t.oid), '{}') AS refers_to
      FROM pg_class t
      LEFT JOIN pg_constraint c ON c.conrelid = t.oid AND c.contype = 'f'
      LEFT JOIN pg_class r ON r.oid = c.confrelid
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

/** The same, asked through a pool. */
export const tablesOf = (pool: Pool): Promise<string[]> =>
  tablesInOrder(async (text) => {
    const [result] = await pool.run([bound(sharedStatement<Reference>(text))]);
    return result!.rows as unknown as Reference[];
  });
