/**
 * Checks whether APP_SECRET is the one that the database was written with. A process with another one would
 * break the signatures of the audit trail for good, so each start checks before anything is written.
 *
 * The first start stores a seal in the database. An older database without a seal gets one if the secret
 * opens something sealed or signed there, or if there is nothing sealed or signed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ifMigrated, keepFirstSeal, newestSeal } from '../../db/appSecretSeal.ts';
import { workspaceDb } from '../../db/handle.ts';
import { createPool, isUnavailable, type Pool } from '../../db/pool.ts';
import { listWorkspaceIds } from '../../db/shared.ts';
import { statement } from '../../db/statement.ts';
import { auditKeyOf } from '../../events/auditKey.ts';
import { createSealer, SealError, type Sealer, type SealPurpose } from '../../secrets/sealed.ts';

/** `unknown`: nothing is sealed or signed in the database yet. */
export type SecretFit = 'fits' | 'differs' | 'unknown';

/** The message for the operator if the secret differs. */
export const OTHER_SECRET =
  'APP_SECRET is not the one that this database was written with: webhook secrets, second factors and accounts cannot be opened, and the audit trail would break. Set the former one, which belongs to the backup.';

/** The text in the seal. Its content does not matter, only that it can be opened. */
const SEALED_TEXT = 'workforce-api';

/**
 * Compares the secret with the database without changes. `pool` signs with the key of this secret
 * (`auditKeyOf`).
 */
export async function secretFit(pool: Pool, appSecret: string): Promise<SecretFit> {
  const seal = await newestSeal(pool);
  return typeof seal === 'string' ? fitOfContent(pool, appSecret) : fitOfSeal(seal, appSecret);
}

const fitOfSeal = (seal: Buffer, appSecret: string): SecretFit =>
  opens(createSealer(appSecret, 'app-secret'), seal) ? 'fits' : 'differs';

/**
 * Compares the secret with the database and stores the seal if there is none.
 * @throws Error with a sentence for the operator if the secret differs; then nothing is changed
 */
export async function assertSecretFits(url: string, appSecret: string): Promise<void> {
  const pool = createPool({
    url,
    size: 1,
    auditKey: auditKeyOf(appSecret),
    acquireTimeout: 10_000,
    onIdleError: () => undefined,
  });
  const assertFit = (fit: SecretFit) => {
    if (fit === 'differs') throw new Error(OTHER_SECRET);
  };
  try {
    const seal = await newestSeal(pool);
    if (typeof seal !== 'string') return assertFit(fitOfSeal(seal, appSecret));
    assertFit(await fitOfContent(pool, appSecret));
    if (seal === 'no_table') return;
    await keepFirstSeal(pool, createSealer(appSecret, 'app-secret').seal(SEALED_TEXT));
    // a concurrent first start with another secret may have been faster
    assertFit(await secretFit(pool, appSecret));
  } finally {
    await pool.end();
  }
}

/** The same for a process that waits for Postgres: retries every second and logs this once. */
export async function assertSecretFitsOnceReached(
  url: string,
  appSecret: string,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  for (let told = false; ; told = true) {
    try {
      return await assertSecretFits(url, appSecret);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (!told) log.warn({ err: error }, 'Postgres does not answer: waiting until it does');
      await sleep(1_000);
    }
  }
}

/** The oldest and the newest sealed text of a table, because secrets may have been replaced. */
const samplesOf = (table: string, column: string) =>
  statement<{ sealed: Buffer }>(`
  (SELECT ${column} AS sealed FROM ${table} WHERE workspace_id = $1 AND length(${column}) > 0 ORDER BY created_at LIMIT 1)
  UNION ALL
  (SELECT ${column} FROM ${table} WHERE workspace_id = $1 AND length(${column}) > 0 ORDER BY created_at DESC LIMIT 1)`);

/** Every kind of text that is sealed with APP_SECRET. */
const SEALED: readonly { purpose: SealPurpose; samples: ReturnType<typeof samplesOf> }[] = [
  { purpose: 'webhook-secret', samples: samplesOf('webhooks', 'secret_sealed') },
  { purpose: 'totp-secret', samples: samplesOf('two_factor', 'secret_sealed') },
  { purpose: 'payment-details', samples: samplesOf('payment_methods', 'details_sealed') },
  { purpose: 'payment-details', samples: samplesOf('payment_runs', 'account_sealed') },
  { purpose: 'personal-data', samples: samplesOf('personal_details', 'national_id_sealed') },
];

/** The oldest signed line, because later ones may come from a process with another secret. */
const oldestSignature = statement<{ ours: boolean }>(`
  SELECT COALESCE(a.signature = audit_signature(to_jsonb(a)), false) AS ours FROM audit_log a
   WHERE a.workspace_id = $1 AND a.signature IS NOT NULL ORDER BY a.id LIMIT 1`);

/** Compares with texts that workspaces have sealed and signed. The first one that opens decides. */
async function fitOfContent(pool: Pool, appSecret: string): Promise<SecretFit> {
  let anything = false;
  for (const id of (await ifMigrated(() => listWorkspaceIds(pool))) ?? []) {
    const db = workspaceDb(pool, id);
    for (const { purpose, samples } of SEALED) {
      const sealer = createSealer(appSecret, purpose);
      const rows = (await ifMigrated(() => db.rows(samples))) ?? [];
      if (rows.some(({ sealed }) => opens(sealer, sealed))) return 'fits';
      anything ||= rows.length > 0;
    }
    const line = await ifMigrated(() => db.maybe(oldestSignature));
    if (line?.ours) return 'fits';
    anything ||= Boolean(line);
  }
  return anything ? 'differs' : 'unknown';
}

function opens(sealer: Sealer, sealed: Buffer): boolean {
  try {
    sealer.open(sealed);
    return true;
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
}
