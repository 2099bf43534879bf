/** Takes all rows out of a database and restores them exactly, as Postgres' text form of rows. */
import type pg from 'pg';
import { migrate } from '../../src/migrations/migrate.ts';
import type { TestDatabase } from '../support/database.ts';
import type { KeptDatabase } from './kept.ts';

/** Tables that the migrations write themselves. */
const OF_MIGRATIONS = ['migrations', 'migrations_lock'];

/** Tables that have rows; a partition is listed under the name of its table. */
async function tablesOf(admin: pg.Pool): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !OF_MIGRATIONS.includes(name));
}

/** Needs a superuser, to whom row-level security does not apply. */
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

/** Creates the tables of a release in an empty database with its own migrations, and restores its rows. */
export async function restore(database: TestDatabase, { migrations, tables }: KeptDatabase): Promise<void> {
  await migrate(database, migrations);
  const client = await database.admin.connect();
  try {
    await client.query('BEGIN');
    // as pg_restore --disable-triggers: triggers and foreign keys were applied when the rows were written
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

/** The number of rows in each of the tables. */
export async function countsOf(admin: pg.Pool, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of tables) {
    const { rows } = await admin.query<{ n: number }>(`SELECT count(*)::int AS n FROM "${name}"`);
    counts[name] = rows[0]!.n;
  }
  return counts;
}
