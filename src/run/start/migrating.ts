import { createPool } from '../../db/pool.ts';
import { auditKeyOf } from '../../events/auditKey.ts';
import { migrate } from '../../migrations/migrate.ts';
import { assertSecretFits } from './appSecret.ts';

export interface Migrated {
  /** Of the migrations that were applied. */
  names: string[];
  /** How many balances got a row that sets off a correction. */
  converted: number;
}

/**
 * Brings a database to this version: its tables, and what migrations leave to code. What was done before is not done again.
 * @throws Error with a sentence where APP_SECRET is not the one that the database was written with; nothing is changed then.
 */
export async function migrateUnder(
  appSecret: string,
  { ownerUrl, appUrl }: { ownerUrl: string; appUrl: string },
): Promise<Migrated> {
  await assertSecretFits(ownerUrl, appSecret);
  const names = await migrate({ ownerUrl, appUrl });
  // now there is a table for the seal
  await assertSecretFits(ownerUrl, appSecret);
  return { names, converted: await convertLeaveIn(appUrl, auditKeyOf(appSecret)) };
}

/** Through the app's own walls. */
async function convertLeaveIn(url: string, auditKey: string): Promise<number> {
  const { convertLeave } = await import('../../areas/pto/actions/convert.ts');
  const pool = createPool({ url, size: 2, auditKey, acquireTimeout: 10_000, onIdleError: () => undefined });
  try {
    return await convertLeave(pool, Date.now);
  } finally {
    await pool.end();
  }
}
