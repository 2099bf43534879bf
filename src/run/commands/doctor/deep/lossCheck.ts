/**
 * Checks of `doctor --deep`: each compares a table with what must go with its rows, page by page. A page is one
 * statement with one snapshot, so a running service gives no false alarm.
 */
import type { Db } from '../../../../db/handle.ts';
import { statement, type Statement } from '../../../../db/statement.ts';

interface PageRow {
  /** The key of the page's last row; null: there was none. */
  last: string | null;
  /** A sentence without full stop for each lost row. */
  lost: string[];
}

export interface LossCheck {
  /** What is compared, in a word or two. */
  name: string;
  page: Statement<PageRow, { after: string | null; limit: number }>;
}

export interface Compared {
  name: string;
  /** The table whose rows are looked at, as `t`. */
  table: string;
  /** Its uuid column, unique in the workspace among the rows of `where`. */
  key?: string;
  /** SQL: which rows are looked at. */
  where?: string;
  /** SQL: something of row `t` is lost. */
  lost: string;
  /** SQL text that names the row and what is lost. */
  says: string;
}

/** Rows that are looked at in one statement, which has seconds. */
const PAGE = 500;

export const lossCheck = ({ name, table, key = 'id', where = 'true', lost, says }: Compared): LossCheck => ({
  name,
  page: statement<PageRow, { after: string | null; limit: number }>(`
    WITH page AS MATERIALIZED (
      SELECT t.* FROM ${table} t
       WHERE t.workspace_id = $1 AND ($after::uuid IS NULL OR t.${key} > $after::uuid) AND (${where})
       ORDER BY t.${key} LIMIT $limit)
    SELECT (SELECT p.${key}::text FROM page p ORDER BY p.${key} DESC LIMIT 1) AS last,
           COALESCE((SELECT json_agg(${says} ORDER BY t.${key}) FROM page t WHERE ${lost}), '[]') AS lost`),
});

/** The lost rows of a workspace, as they are found. */
export async function* lossesOf(db: Db, { page }: LossCheck): AsyncGenerator<string> {
  for (let after: string | null = null; ;) {
    const { last, lost }: PageRow = await db.one(page, { after, limit: PAGE });
    yield* lost;
    if (last === null) return;
    after = last;
  }
}
