import { workspaceDb } from '../../db/handle.ts';
import type { Pool } from '../../db/pool.ts';
import { listWorkspaceIds } from '../../db/shared.ts';
import { statement } from '../../db/statement.ts';
import { createSealer, SealError } from '../../secrets/sealed.ts';
import { note, ok, wrong, type Finding } from './finding.ts';

const sealedSecret = statement<{ secret_sealed: Buffer }>(
  `SELECT secret_sealed FROM webhooks WHERE workspace_id = $1 AND status <> 'deleted' ORDER BY created_at LIMIT 1`,
);

/** Whether APP_SECRET is the one that this database was written with: what is sealed under another one is lost. */
export async function checkSecret(pool: Pool, appSecret: string | null): Promise<Finding> {
  const about = 'secret';
  if (appSecret === null)
    return wrong(about, 'APP_SECRET is not set. It is the one that this installation was started with.');
  const sealer = createSealer(appSecret, 'webhook-secret');
  for (const id of await listWorkspaceIds(pool)) {
    const row = await workspaceDb(pool, id).maybe(sealedSecret);
    if (!row) continue;
    try {
      sealer.open(row.secret_sealed);
      return ok(about, 'APP_SECRET opens what this database has sealed');
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      return wrong(
        about,
        'APP_SECRET is not the one that this database was written with: webhook secrets, second factors and accounts cannot be opened. Set the former one, which belongs to the backup.',
      );
    }
  }
  return note(about, 'APP_SECRET is set; no webhook is there to try it with');
}
