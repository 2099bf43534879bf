/**
 * Copies the rows of an export at one instant. A snapshot lasts only as long as its transaction, so one
 * transaction copies all tables inside Postgres, as lines of JSON; this takes seconds, while sending them
 * would take minutes. Later steps read the copy and can be interrupted at any time.
 */
import { inLongTransaction } from '../db/handle.ts';
import type { Pool } from '../db/pool.ts';
import { statement, type NoRow } from '../db/statement.ts';
import { fileEntryName } from './files.ts';
import { dropAllRows, dropEntry, holdExport, insertEntry, setSnapshot } from './store.ts';
import { entryNameOf, type TableOfArea } from './tables.ts';

/** Maximum milliseconds for copying one table. */
const LIMIT = 30 * 60_000;
/** Rows per stored text, which then has 10 to several 100 KB. */
const ROWS = 200;

const quoted = (name: string): string => `"${name}"`;

/**
 * Copies a table. A line has every column except the workspace's id, which may change on import, secrets, and
 * generated columns.
 */
const copyTable = ({ table, secret = [], where = 'true' }: TableOfArea) =>
  statement<NoRow, { export_id: string; source: string; left_out: readonly string[] }>(`
  INSERT INTO export_rows (workspace_id, export_id, source, n, rows, lines)
  SELECT $1, $export_id, $source, s.n, count(*), string_agg(s.line, E'\\n' ORDER BY s.at) || E'\\n'
    FROM (SELECT r.line, r.at, (r.at - 1) / ${ROWS} AS n
            FROM (SELECT (to_jsonb(t) - ($left_out::text[] || ARRAY['workspace_id'${secret.map((name) => `, '${name}'`).join('')}]))::text AS line,
                         row_number() OVER (ORDER BY t) AS at
                    FROM ${quoted(table)} t WHERE t.${table === 'workspaces' ? 'id' : 'workspace_id'} = $1 AND (${where})) r) s
   GROUP BY s.n`);

const generatedColumns = statement<{ table: string; columns: string[] }>(`
  SELECT c.relname::text AS table, array_agg(a.attname::text ORDER BY a.attname) AS columns
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
   WHERE $1::uuid IS NOT NULL AND c.relnamespace = 'public'::regnamespace AND a.attgenerated <> '' AND NOT a.attisdropped
   GROUP BY c.relname`);

/** Deletes the table entries of an earlier snapshot; entries of copied files stay. */
const dropTables = statement<NoRow, { export_id: string }>(
  `DELETE FROM export_entries WHERE workspace_id = $1 AND export_id = $export_id AND kind = 'table'`,
);

const addFiles = statement<NoRow, { export_id: string }>(`
  INSERT INTO export_entries (workspace_id, export_id, name, kind, source, place)
  SELECT $1, $export_id, ${fileEntryName('f')}, 'file', f.id::text, 0 FROM files f
   WHERE f.workspace_id = $1 AND f.stray_at IS NULL AND f.kind <> 'export_part'
  ON CONFLICT (workspace_id, export_id, name) DO NOTHING`);

/** Entries of copied files that do not exist at the instant of the snapshot. */
const goneFiles = statement<{ id: string; parts: number }, { export_id: string }>(`
  SELECT e.id, e.parts FROM export_entries e
   WHERE e.workspace_id = $1 AND e.export_id = $export_id AND e.kind = 'file'
     AND NOT EXISTS (SELECT FROM files f WHERE f.workspace_id = $1 AND f.id = e.source::uuid AND f.stray_at IS NULL)`);

/**
 * Copies all rows; null if the export was deleted meanwhile. `gone`: entries of files that do not exist at
 * this instant, whose parts the caller must delete.
 */
export async function copyRows(
  pool: Pool,
  workspaceId: string,
  exportId: string,
  tables: readonly TableOfArea[],
): Promise<{ gone: string[] } | null> {
  return inLongTransaction(pool, workspaceId, { limitMs: LIMIT, oneInstant: true }, async (db) => {
    const held = await db.maybe(holdExport, { id: exportId });
    if (!held) return null;
    await db.count(dropAllRows, { export_id: exportId });
    await db.count(dropTables, { export_id: exportId });
    const generated = new Map(
      (await db.rows(generatedColumns)).map(({ table, columns }) => [table, columns] as const),
    );
    for (const table of tables) {
      const source = table.table;
      await db.count(copyTable(table), {
        export_id: exportId,
        source,
        left_out: generated.get(source) ?? [],
      });
      await db.count(insertEntry, {
        export_id: exportId,
        name: entryNameOf(table),
        kind: 'table',
        source,
        place: 1,
      });
    }
    const gone: string[] = [];
    if (held.with_files) {
      await db.count(addFiles, { export_id: exportId });
      for (const { id, parts } of await db.rows(goneFiles, { export_id: exportId })) {
        if (parts > 0) gone.push(id);
        else await db.count(dropEntry, { id });
      }
    }
    await db.count(setSnapshot, { id: exportId });
    return { gone };
  });
}
