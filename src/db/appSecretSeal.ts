/**
 * Seals that show whether APP_SECRET is the one this database was written with. `run/secrets/seal.ts` seals
 * and opens them.
 */
import { sqlState, type Pool } from './pool.ts';
import { bound, sharedStatement, type NoRow } from './statement.ts';

const newest = sharedStatement<{ sealed: Buffer }>(
  'SELECT sealed FROM app_secret_seals ORDER BY generation DESC LIMIT 1',
);
const insertFirst = sharedStatement<NoRow, { sealed: Buffer }>(
  'INSERT INTO app_secret_seals (generation, sealed) VALUES (1, $sealed) ON CONFLICT DO NOTHING',
);
const insertNext = sharedStatement<NoRow, { sealed: Buffer }>(`
  INSERT INTO app_secret_seals (generation, sealed)
  SELECT max(generation) + 1, $sealed::bytea FROM app_secret_seals ON CONFLICT DO NOTHING`);

/** Undefined table, column and function: the database is older than this version. */
const NOT_MIGRATED = new Set(['42P01', '42703', '42883']);

/** The result of `ask`; null if the database is not migrated that far. */
export async function ifMigrated<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (NOT_MIGRATED.has(sqlState(error) ?? '')) return null;
    throw error;
  }
}

/** The newest seal. `none` if nothing was sealed yet, `no_table` if the database is not migrated that far. */
export async function newestSeal(pool: Pool): Promise<Buffer | 'none' | 'no_table'> {
  const found = await ifMigrated(() => pool.run([bound(newest)]));
  if (found === null) return 'no_table';
  return (found[0]!.rows[0] as { sealed: Buffer } | undefined)?.sealed ?? 'none';
}

/** Stores the first seal of this database. If another process stored one before, that one stays. */
export const keepFirstSeal = async (pool: Pool, sealed: Buffer): Promise<void> => {
  await pool.run([bound(insertFirst, { sealed })]);
};

/** Stores a seal that counts from now on. */
export const keepNextSeal = async (pool: Pool, sealed: Buffer): Promise<void> => {
  await pool.run([bound(insertNext, { sealed })]);
};
