import type { Pool } from '../../../db/pool.ts';
import { OTHER_SECRET, secretFit } from '../../start/appSecret.ts';
import { note, ok, wrong, type Finding } from './finding.ts';

/**
 * Checks whether APP_SECRET is the one that this database was written with; what was sealed under another one
 * is lost. `pool` signs with its key.
 */
export async function checkSecret(pool: Pool, appSecret: string | null): Promise<Finding> {
  const about = 'secret';
  if (appSecret === null)
    return wrong(about, 'APP_SECRET is not set. Set the secret that this installation was started with.');
  switch (await secretFit(pool, appSecret)) {
    case 'fits':
      return ok(about, 'APP_SECRET is the one that this database was written with');
    case 'differs':
      return wrong(about, OTHER_SECRET);
    case 'unknown':
      return note(about, 'APP_SECRET is set; the database contains nothing yet to compare it with');
  }
}
