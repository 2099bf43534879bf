import { createPool } from '../../db/pool.ts';
import { auditKeyOf } from '../../events/auditKey.ts';
import { migrate } from '../../migrations/migrate.ts';
import { assertSecretFits } from './appSecret.ts';

export interface Migrated {
  /** Names of the applied migrations. */
  names: string[];
  /** Number of balances that got a row offsetting a correction. */
  converted: number;
}

/**
 * Brings a database to this version: its tables, and data changes that need code. Steps done before are not
 * repeated.
 * @throws Error with a sentence if APP_SECRET is not the one that the database was written with; then nothing
 *   is changed
 */
export async function migrateUnder(
  appSecret: string,
  { ownerUrl, appUrl }: { ownerUrl: string; appUrl: string },
): Promise<Migrated> {
  await assertSecretFits(ownerUrl, appSecret);
  const names = await migrate({ ownerUrl, appUrl });
  // after the migration there is a table for the seal
  await assertSecretFits(ownerUrl, appSecret);
  return { names, converted: await convertLeaveIn(appUrl, auditKeyOf(appSecret)) };
}

/** As the app role, so that row-level security applies. */
async function convertLeaveIn(url: string, auditKey: string): Promise<number> {
  const { convertLeave } = await import('../../areas/pto/actions/convert.ts');
  const pool = createPool({ url, size: 2, auditKey, acquireTimeout: 10_000, onIdleError: () => undefined });
  try {
    return await convertLeave(pool, Date.now);
  } finally {
    await pool.end();
  }
}
