/** `npm run audit:verify`: verifies the chain of the audit trail, of all workspaces or one. */
import { verifyChain } from '../../areas/logs/actions/verifyChain.ts';
import { workspaceDb } from '../../db/handle.ts';
import { createPool } from '../../db/pool.ts';
import { listWorkspaceIds } from '../../db/shared.ts';
import { auditKeyOf } from '../../events/auditKey.ts';
import { findWorkspace } from '../../workspace/find.ts';
import { defineCommand } from './command.ts';
import { required } from './required.ts';

export const command = defineCommand({
  secretCompared: 'never',
  options: { workspace: { value: 'SLUG', does: 'of this workspace; by default of all' } },
  async run({ workspace = null }, { config, say }) {
    const databaseUrl = required(config.databaseUrl, 'DATABASE_URL');
    const auditKey = config.appSecret && auditKeyOf(config.appSecret);
    if (!(await verifyAudit(databaseUrl, workspace, say, auditKey))) process.exitCode = 1;
  },
});

/**
 * Prints a line per workspace; returns whether all are intact. With `auditKey`, a line that says what was set
 * aside is accepted only if its signature is right.
 * @throws Error if there is no workspace with this slug
 */
export async function verifyAudit(
  databaseUrl: string,
  slug: string | null,
  say: (line: string) => void,
  auditKey?: string,
): Promise<boolean> {
  const pool = createPool({ url: databaseUrl, size: 1, auditKey, onIdleError: () => undefined });
  let [intact, found] = [true, false];
  try {
    for (const id of await listWorkspaceIds(pool)) {
      const db = workspaceDb(pool, id);
      const workspace = await findWorkspace(db);
      if (!workspace || (slug !== null && workspace.slug !== slug)) continue;
      found = true;
      const { rows, firstBreak, head, waiting, asideBefore } = await verifyChain(db);
      intact &&= firstBreak === null;
      say(
        [
          `${workspace.slug}:`,
          firstBreak === null
            ? `intact, ${rows} entries`
            : `BROKEN at ${firstBreak.position} (${firstBreak.reason}${firstBreak.entry_id === null ? '' : `, entry ${firstBreak.entry_id}`}), ${rows} entries before it are intact`,
          `${waiting.rows} not chained yet`,
          ...(asideBefore === null ? [] : [`set aside before ${asideBefore}`]),
          ...(head === null ? [] : [`head ${head.position} ${head.hash.toString('hex')}`]),
        ]
          .join(', ')
          .replace(':,', ':'),
      );
    }
  } finally {
    await pool.end();
  }
  if (slug !== null && !found) throw new Error(`There is no workspace ${slug}.`);
  return intact;
}
