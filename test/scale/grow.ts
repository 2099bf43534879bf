/**
 * Copies the rows of a filled workspace many times, for it and for others, so that Postgres plans as it would
 * after years of use. Tables are found from the database, so a new table grows too.
 */
import { walledTables } from '../walls/fill.ts';
import type { World } from '../support/world.ts';

/** The number of workspaces in the tables, and of rows that each has in each table. */
const WORKSPACES = 10;
const ROWS = 2_000;

interface Column {
  name: string;
  type: string;
  /** A CHECK limits its values, so it cannot be varied. `>= 0` and a count of nulls are not such limits. */
  checked: boolean;
  /** Part of a unique index. */
  unique: boolean;
  /** An id in a unique index in which no other column can be varied: only a new id makes another row. */
  among_ids: boolean;
}

/** Columns to write, with what is needed to vary them. */
const COLUMNS = `
  WITH limited AS (
    SELECT DISTINCT unnest(conkey) AS attnum FROM pg_constraint
     WHERE conrelid = $1::regclass AND contype = 'c' AND pg_get_constraintdef(oid) !~ '^CHECK [(]+[a-z_]+ >=? 0[)]+$|num_n(on)?nulls'
  )
  SELECT a.attname AS name, t.typname AS type, a.attnum IN (SELECT attnum FROM limited) AS checked,
         EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = a.attrelid AND i.indisunique AND a.attname <> 'workspace_id'
                    AND pg_get_indexdef(i.indexrelid) ~ ('[( ]"?' || a.attname || '"?[,) :]')) AS unique,
         EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = a.attrelid AND i.indisunique AND a.attnum = ANY (i.indkey)
                    AND a.atttypid = 'uuid'::regtype
                    AND NOT EXISTS (SELECT 1 FROM pg_attribute b WHERE b.attrelid = a.attrelid AND b.attnum = ANY (i.indkey)
                                       AND (b.atttypid <> 'uuid'::regtype AND b.attnum NOT IN (SELECT attnum FROM limited)
                                            OR b.attname = 'id'))) AS among_ids
    FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
   WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum`;

/**
 * Constraints that copies violate and that no query uses for access: overlaps, owners, and pairs of ids that
 * belong together.
 */
const HINDRANCES = `
  SELECT conname AS name FROM pg_constraint k
   WHERE conrelid = $1::regclass AND conparentid = 0
     AND (contype IN ('x', 'f')
          OR contype = 'c' AND 1 < (SELECT count(*) FROM pg_attribute a WHERE a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
                                       AND a.atttypid = 'uuid'::regtype))`;

/** The SQL value of a column in the n-th copy. Copies are a minute apart. */
function copyOf({ name, type, checked, unique, among_ids }: Column): string {
  if (name === 'workspace_id') return 'w.id';
  if (name === 'id') return 'uuidv7()';
  if (among_ids) return `CASE WHEN r.${name} IS NOT NULL THEN gen_random_uuid() END`;
  if (type === 'timestamptz') return `r.${name} - r.nth * interval '1 minute'`;
  if (checked || !unique) return `r.${name}`;
  if (type === 'date') return `r.${name} + (r.nth % 20000)::int`;
  if (['text', 'varchar'].includes(type)) return `r.${name} || '-' || r.nth`;
  if (type === 'bytea') return `sha256(r.${name} || r.nth::text::bytea)`;
  if (['int4', 'int8'].includes(type)) return `r.${name} + r.nth`;
  return `r.${name}`;
}

/** Grows every table with row-level security; returns their names. */
export async function grow(world: World): Promise<string[]> {
  const tables = await walledTables(world);
  for (const table of tables) {
    for (const { name } of await world.sql<{ name: string }>(HINDRANCES, [table]))
      await world.sql(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name} CASCADE`);
    await world.sql(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    const columns = await world.sql<Column>(COLUMNS, [table]);
    await world.sql(
      `INSERT INTO ${table} (${columns.map(({ name }) => name).join()})
       SELECT ${columns.map(copyOf).join()}
         FROM (SELECT $1::uuid AS id, 0 AS first UNION ALL SELECT gen_random_uuid(), s * ${ROWS} FROM generate_series(1, ${WORKSPACES - 1}) s) w
        CROSS JOIN LATERAL (SELECT row_number() OVER () + w.first AS nth, r.* FROM (SELECT * FROM ${table} WHERE workspace_id = $1) r
                             CROSS JOIN generate_series(1, ${ROWS}) LIMIT ${ROWS}) r
       ON CONFLICT DO NOTHING`,
      [world.id],
    );
    // if a workspace can have only a few rows, such as one of each kind, the copies go into workspaces of
    // their own
    await world.sql(
      `INSERT INTO ${table} (${columns.map(({ name }) => name).join()})
       SELECT ${columns.map((column) => (column.name === 'workspace_id' ? 'gen_random_uuid()' : copyOf(column))).join()}
         FROM (SELECT row_number() OVER () AS nth, r.* FROM (SELECT * FROM ${table} WHERE workspace_id = $1 LIMIT 1) r
                CROSS JOIN generate_series(1, GREATEST(0, ${WORKSPACES * ROWS} - (SELECT count(*) FROM ${table})))) r
       ON CONFLICT DO NOTHING`,
      [world.id],
    );
    await world.sql(`VACUUM ANALYZE ${table}`);
  }
  return tables;
}
