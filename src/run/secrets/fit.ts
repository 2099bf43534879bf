/**
 * Checks whether APP_SECRET, or one of APP_SECRETS, is the one that the database was written with. A process
 * with another one would break the signatures of the audit trail for good, so each start checks before anything
 * is written.
 *
 * The first start stores a seal in the database (`seal.ts`). An older database without a seal gets one if the secret
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
import type { AppSecret } from '../../secrets/keyring.ts';
import { createSealer } from '../../secrets/sealed.ts';
import { firstInstallation, makeSeal, openedText, readSeal } from './seal.ts';
import { samplesOf, SEALED_COLUMNS } from './sealedColumns.ts';

/** `unknown`: nothing is sealed or signed in the database yet. */
export type SecretFit = 'fits' | 'differs' | 'unknown';

/** The message for the operator if the secret differs. */
export const OTHER_SECRET =
  'APP_SECRET is not the one that this database was written with: webhook secrets, second factors and accounts cannot be opened, and the audit trail would break. Set the former one, which belongs to the backup. To change it, set APP_SECRETS to both, the new one first, and run secrets rotate.';

/**
 * Compares the secret with the database without changes. `pool` signs with the key of this secret
 * (`auditKeyOf`).
 */
export async function secretFit(pool: Pool, appSecret: AppSecret): Promise<SecretFit> {
  const seal = await newestSeal(pool);
  return typeof seal === 'string' ? fitOfContent(pool, appSecret) : fitOfSeal(seal, appSecret);
}

const fitOfSeal = (seal: Buffer, appSecret: AppSecret): SecretFit =>
  readSeal(seal, appSecret) ? 'fits' : 'differs';

/**
 * Compares the secret with the database, stores the seal if there is none, and returns the id of the
 * installation.
 * @throws Error with a sentence for the operator if the secret differs; then nothing is changed
 */
export async function assertSecretFits(url: string, appSecret: AppSecret): Promise<string> {
  const pool = createPool({
    url,
    size: 1,
    auditKey: auditKeyOf(appSecret),
    acquireTimeout: 10_000,
    onIdleError: () => undefined,
  });
  try {
    const seal = await newestSeal(pool);
    if (typeof seal !== 'string') return installationOf(seal, appSecret);
    if ((await fitOfContent(pool, appSecret)) === 'differs') throw new Error(OTHER_SECRET);
    const installation = firstInstallation(appSecret);
    if (seal === 'no_table') return installation;
    await keepFirstSeal(pool, makeSeal(appSecret, installation));
    // a concurrent first start with another secret may have been faster
    return installationOf((await newestSeal(pool)) as Buffer, appSecret);
  } finally {
    await pool.end();
  }
}

function installationOf(sealed: Buffer, appSecret: AppSecret): string {
  const seal = readSeal(sealed, appSecret);
  if (!seal) throw new Error(OTHER_SECRET);
  return seal.installation;
}

/** The same for a process that waits for Postgres: retries every second and logs this once. */
export async function assertSecretFitsOnceReached(
  url: string,
  appSecret: AppSecret,
  log: Pick<Logger, 'warn'>,
): Promise<string> {
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

const SAMPLES = SEALED_COLUMNS.map((column) => ({ ...column, samples: samplesOf(column) }));

/** The oldest signed line, because later ones may come from a process with another secret. */
const oldestSignature = statement<{ ours: boolean }>(`
  SELECT COALESCE(a.signature = audit_signature(to_jsonb(a)), false) AS ours FROM audit_log a
   WHERE a.workspace_id = $1 AND a.signature IS NOT NULL ORDER BY a.id LIMIT 1`);

/** Compares with texts that workspaces have sealed and signed. The first one that opens decides. */
async function fitOfContent(pool: Pool, appSecret: AppSecret): Promise<SecretFit> {
  let anything = false;
  for (const id of (await ifMigrated(() => listWorkspaceIds(pool))) ?? []) {
    const db = workspaceDb(pool, id);
    for (const { purpose, samples } of SAMPLES) {
      const sealer = createSealer(appSecret, purpose);
      const rows = (await ifMigrated(() => db.rows(samples))) ?? [];
      if (rows.some(({ sealed }) => openedText(sealer, sealed) !== null)) return 'fits';
      anything ||= rows.length > 0;
    }
    const line = await ifMigrated(() => db.maybe(oldestSignature));
    if (line?.ours) return 'fits';
    anything ||= Boolean(line);
  }
  return anything ? 'differs' : 'unknown';
}
