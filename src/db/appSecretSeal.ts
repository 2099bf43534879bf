/** The seal that tells whether a secret is the one that this database was written with. Sealed and opened in `start/appSecret.ts`. */
import { sqlState, type Pool } from './pool.ts';
import { bound, sharedStatement, type NoRow } from './statement.ts';

const newest = sharedStatement<{ sealed: Buffer }>(
  'SELECT sealed FROM app_secret_seals ORDER BY generation DESC LIMIT 1',
);
const insertFirst = sharedStatement<NoRow, { sealed: Buffer }>(
  'INSERT INTO app_secret_seals (generation, sealed) VALUES (1, $sealed) ON CONFLICT DO NOTHING',
);

/** Undefined table, column and function: what is asked for is of a later version than the database. */
const NOT_MIGRATED = new Set(['42P01', '42703', '42883']);

/** What `ask` answers; null where the database is not migrated that far. */
export async function ifMigrated<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (NOT_MIGRATED.has(sqlState(error) ?? '')) return null;
    throw error;
  }
}

/** The newest seal. `none` where there is none yet, `no_table` where the database is not migrated that far. */
export async function newestSeal(pool: Pool): Promise<Buffer | 'none' | 'no_table'> {
  const found = await ifMigrated(() => pool.run([bound(newest)]));
  if (found === null) return 'no_table';
  return (found[0]!.rows[0] as { sealed: Buffer } | undefined)?.sealed ?? 'none';
}

/** Keeps the first seal of this database. Where another process was faster, its seal stays. */
export const keepFirstSeal = async (pool: Pool, sealed: Buffer): Promise<void> => {
  await pool.run([bound(insertFirst, { sealed })]);
};
