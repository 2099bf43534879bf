import { workspaceDb } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { listWorkspaceIds } from '../../../db/shared.ts';
import type { AppSecret } from '../../../secrets/keyring.ts';
import { newestSeal } from '../../../db/appSecretSeal.ts';
import type { Config } from '../../config/index.ts';
import { OTHER_SECRET, secretFit } from '../../secrets/fit.ts';
import { countOutdated } from '../../secrets/reseal.ts';
import { firstInstallation, readSeal } from '../../secrets/seal.ts';
import { note, ok, wrong, type Finding } from './finding.ts';
import { askPool } from './askPool.ts';

/**
 * Checks whether APP_SECRET is the one that this database was written with; what was sealed under another one
 * is lost. `pool` signs with its key.
 */
export async function checkSecret(pool: Pool, appSecret: AppSecret | null): Promise<Finding> {
  const about = 'secret';
  if (appSecret === null)
    return wrong(about, 'APP_SECRET is not set. Set the secret that this installation was started with.');
  switch (await secretFit(pool, appSecret)) {
    case 'fits':
      return typeof appSecret === 'string'
        ? ok(about, 'APP_SECRET is the one that this database was written with')
        : checkRotation(pool, appSecret);
    case 'differs':
      return wrong(about, OTHER_SECRET);
    case 'unknown':
      return note(about, 'APP_SECRET is set; the database contains nothing yet to compare it with');
  }
}

async function checkRotation(pool: Pool, appSecret: AppSecret): Promise<Finding> {
  let outdated = 0;
  for (const id of await listWorkspaceIds(pool))
    outdated += await countOutdated(workspaceDb(pool, id), appSecret);
  return outdated > 0
    ? note(
        'secret',
        `${outdated} texts are sealed under a former secret. Run secrets rotate before it is removed.`,
      )
    : ok('secret', 'Everything stored is sealed under the first secret of APP_SECRETS');
}

/** The id of the installation; null if the database cannot be reached, or the secret does not open its seal. */
export async function installationIn({ databaseUrl, appSecret }: Config): Promise<string | null> {
  if (!databaseUrl || !appSecret) return null;
  const pool = askPool(databaseUrl);
  try {
    const seal = await newestSeal(pool);
    return typeof seal === 'string'
      ? firstInstallation(appSecret)
      : (readSeal(seal, appSecret)?.installation ?? null);
  } catch {
    // the check of the database says why
    return null;
  } finally {
    await pool.end();
  }
}
