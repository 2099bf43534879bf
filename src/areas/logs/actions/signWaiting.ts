import { workspaceDb } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { listWorkspaceIds } from '../../../db/shared.ts';
import { signUnsigned } from '../store/chain.ts';

/**
 * Signs lines from before signing that have no link yet, because later versions accept no line without a
 * signature. `owner`: the pool of the database's owner, with the key; the app's role cannot change lines.
 */
export async function signWaiting(owner: Pool): Promise<void> {
  for (const id of await listWorkspaceIds(owner)) await workspaceDb(owner, id).count(signUnsigned);
}
