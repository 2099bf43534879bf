/**
 * Writes known texts into all columns that accept them, and finds the columns where they are still stored.
 */
import { exportedByArea } from '../../src/generated/exported.ts';
import type { World } from './world.ts';

interface Column {
  table: string;
  column: string;
  type: string;
}

const TYPES = ['text', 'jsonb', 'bytea', 'text[]', 'inet', 'tsvector', 'citext', 'character varying'];

/** Every column with text or bytes, in every table. */
const columnsOf = (sql: World['sql']): Promise<Column[]> =>
  sql<Column & Record<string, string>>(
    `SELECT c.relname::text AS table, a.attname::text AS column, format_type(a.atttypid, NULL) AS type
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
        AND a.attgenerated = '' AND format_type(a.atttypid, NULL) = ANY ($1)
      ORDER BY 1, 2`,
    [TYPES],
  );

/** Throws if any column still contains the text of a person who was anonymised. */
export async function assertForgotten(sql: World['sql'], text: string): Promise<void> {
  const left = await foundIn(sql, text);
  if (left.length > 0)
    throw new Error(
      `${left.join(', ')}: still there; blank the column in the area's anonymise.ts, or say in its exported.ts that the table is about the company, or the column made`,
    );
}

/** The columns that contain a text, ignoring case. Bytes are decoded as text first. */
export async function foundIn(sql: World['sql'], text: string): Promise<string[]> {
  const places: string[] = [];
  for (const { table, column, type } of await columnsOf(sql)) {
    const content = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const [row] = await sql(`SELECT count(*)::int AS n FROM "${table}" WHERE ${content} ILIKE $1`, [
      `%${text}%`,
    ]);
    if (row!['n'] > 0) places.push(`${table}.${column}`);
  }
  return places;
}

const rules = new Map(Object.values(exportedByArea).flatMap((tables) => Object.entries(tables)));

/** Tables of no area, and those whose texts cannot be replaced: signed audit lines and event bodies. */
const OTHERWISE = new Set([
  'audit_log',
  'events',
  'migrations',
  'migrations_lock',
  'workspaces',
  'workspace_hosts',
]);

/** Columns with the id of the person whom a row belongs to. */
const OWNERS = ['employee_id', 'user_id', 'owner_id', 'requester_id', 'organizer_id'];

/**
 * Writes a text into every column that accepts one: in rows about the person a unique text, in rows of the
 * company a text that names the person. Returns the columns that were written.
 */
export async function plant(
  world: Pick<World, 'id' | 'sql'>,
  personId: string,
  made: Readonly<Record<string, string[]>>,
  { mark, naming }: { mark: string; naming: string },
): Promise<string[]> {
  const { sql, id } = world;
  const planted: string[] = [];
  const owners = await sql<{ table: string; column: string }>(
    `SELECT table_name::text AS table, column_name::text AS column FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = ANY ($1)`,
    [OWNERS],
  );
  for (const { table, column, type } of await columnsOf(sql)) {
    const rule = rules.get(table);
    if (OTHERWISE.has(table) || rule?.made?.includes(column)) continue;
    const text = rule?.about === 'company' ? naming : `${mark}-${table}-${column}`;
    const owner = owners.find((one) => one.table === table)?.column;
    const [whose, which] =
      table === 'users' || owner !== undefined
        ? [`"${owner ?? 'id'}" = $3::uuid`, personId]
        : made[table]
          ? ['id = ANY ($3::uuid[])', made[table]]
          : ['$3::uuid IS NOT NULL', personId];
    try {
      const rows = await sql(
        `UPDATE "${table}" SET "${column}" = $2 WHERE workspace_id = $1 AND ${whose} RETURNING 1`,
        [id, valueOf(type, column, text, personId), which],
      );
      if (rows.length > 0) planted.push(`${table}.${column}`);
    } catch {
      // the column accepts only certain values, such as states or codes
    }
  }
  return planted;
}

function valueOf(type: string, column: string, text: string, personId: string): unknown {
  switch (type) {
    case 'jsonb':
      return JSON.stringify(
        ['dependents', 'emergency_contacts'].includes(column)
          ? [{ name: text }]
          : { id: personId, name: text },
      );
    case 'bytea':
      return Buffer.from(text);
    case 'text[]':
      return [text];
    default:
      return text;
  }
}
