/** All rows of a database, taken out and put in again exactly as they were: as Postgres writes a row as text. */
import type pg from 'pg';
import { migrate } from '../../src/migrations/migrate.ts';
import type { TestDatabase } from '../support/database.ts';
import type { KeptDatabase } from './kept.ts';

/** What migrating writes itself. */
const OF_MIGRATIONS = ['migrations', 'migrations_lock'];

/** Tables with rows of their own, partitions under the name of the whole. */
async function tablesOf(admin: pg.Pool): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !OF_MIGRATIONS.includes(name));
}

/** Needs a superuser, whom row-level security does not bind. */
export async function takeRows(admin: pg.Pool): Promise<KeptDatabase['tables']> {
  const tables: KeptDatabase['tables'] = {};
  for (const name of await tablesOf(admin)) {
    const { rows } = await admin.query<{ line: string }>(
      `SELECT t::text AS line FROM "${name}" t ORDER BY t::text COLLATE "C"`,
    );
    tables[name] = rows.map(({ line }) => line);
  }
  return tables;
}

/** Makes the tables of a release in an empty database, by its own migrations, and fills them with its rows. */
export async function restore(database: TestDatabase, { migrations, tables }: KeptDatabase): Promise<void> {
  await migrate(database, migrations);
  const client = await database.admin.connect();
  try {
    await client.query('BEGIN');
    // as pg_restore --disable-triggers: triggers and references were heeded when the rows were made
    await client.query('SET LOCAL session_replication_role = replica');
    const names = await tablesOf(database.admin);
    await client.query(`TRUNCATE ${names.map((name) => `"${name}"`).join(', ')}`);
    for (const [name, rows] of Object.entries(tables)) if (rows.length > 0) await fill(client, name, rows);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    client.release();
  }
}

async function fill(client: pg.PoolClient, table: string, rows: readonly string[]): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
      WHERE attrelid = quote_ident($1)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  await client.query(
    `INSERT INTO "${table}" (${names.join()}) OVERRIDING SYSTEM VALUE
     SELECT ${names.map((name) => `(kept).${name}`).join()}
       FROM (SELECT line::"${table}" AS kept FROM unnest($1::text[]) AS line OFFSET 0) AS rows`,
    [rows],
  );
}

/** How many rows each of the tables has. */
export async function countsOf(admin: pg.Pool, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of tables) {
    const { rows } = await admin.query<{ n: number }>(`SELECT count(*)::int AS n FROM "${name}"`);
    counts[name] = rows[0]!.n;
  }
  return counts;
}
