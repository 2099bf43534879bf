import { signWaiting } from '../../areas/logs/actions/signWaiting.ts';
import { keepNextSeal, newestSeal } from '../../db/appSecretSeal.ts';
import { keepSettingsForRole } from '../../db/connectionSettings.ts';
import { createPool, type Pool } from '../../db/pool.ts';
import { auditKeyOf } from '../../events/auditKey.ts';
import { migrate } from '../../migrations/migrate.ts';
import type { AppSecret } from '../../secrets/keyring.ts';
import { assertSecretFits } from '../secrets/fit.ts';
import { makeSeal, readSeal } from '../secrets/seal.ts';

export interface Migrated {
  /** Names of the applied migrations. */
  names: string[];
  /** Number of balances that got a row offsetting a correction. */
  converted: number;
}

export interface MigratedDatabase {
  ownerUrl: string;
  /** Connects as the app role, straight to Postgres. */
  appUrl: string;
  /** A pooler is in use: the app role gets the settings of its connections as defaults. */
  pooled?: boolean;
}

/**
 * Brings a database to this version: its tables, and data changes that need code. Steps done before are not
 * repeated.
 * @throws Error with a sentence if APP_SECRET is not the one that the database was written with; then nothing
 *   is changed
 */
export async function migrateUnder(
  appSecret: AppSecret,
  { ownerUrl, appUrl, pooled = false }: MigratedDatabase,
): Promise<Migrated> {
  await assertSecretFits(ownerUrl, appSecret);
  const names = await migrate({ ownerUrl, appUrl });
  // after the migration there is a table for the seal
  await assertSecretFits(ownerUrl, appSecret);
  const auditKey = auditKeyOf(appSecret);
  await withPool(ownerUrl, auditKey, (pool) => signEarlierLines(pool, appSecret));
  if (pooled) await withPool(appUrl, auditKey, keepSettingsForRole);
  const { convertLeave } = await import('../../areas/pto/actions/convert.ts');
  // as the app role, so that row-level security applies
  return { names, converted: await withPool(appUrl, auditKey, (pool) => convertLeave(pool, Date.now)) };
}

/** Once, when a database comes from a version that chained lines without a signature. */
async function signEarlierLines(pool: Pool, appSecret: AppSecret): Promise<void> {
  const sealed = await newestSeal(pool);
  const seal = typeof sealed === 'string' ? null : readSeal(sealed, appSecret);
  if (!seal || seal.signsAll) return;
  await signWaiting(pool);
  await keepNextSeal(pool, makeSeal(seal.secret, seal.installation));
}

async function withPool<T>(url: string, auditKey: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = createPool({ url, size: 2, auditKey, acquireTimeout: 10_000, onIdleError: () => undefined });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
