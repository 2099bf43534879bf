import { workspaceDb, type Db } from '../../../db/handle.ts';
import { type Ending, goOn } from '../../../db/drain.ts';
import type { Pool } from '../../../db/pool.ts';
import { listWorkspaceIds } from '../../../db/shared.ts';
import { findWorkspace } from '../../../workspace/find.ts';
import type { JobTools, TrailWatch } from '../../../workspace/timedJob.ts';
import { compareAnchor, HEAD_LINE } from '../rules/anchor.ts';
import { chainHead, hashAt, waitingSince } from '../store/chain.ts';
import { checkLinks } from './verifyChain.ts';

const HOUR = 3_600_000;
/** Milliseconds of the trail that each run verifies. */
const STRETCH = 26 * HOUR;

/**
 * Notes the end of each workspace's chain outside the database, in the log. Verifies the links of the last day,
 * and that the end which this worker saw before is still there. Returns the number of chains and of broken ones.
 * @throws Error if the worker is shutting down
 */
export async function anchorTrail(
  pool: Pool,
  ending: Ending,
  { log, trail }: Pick<JobTools, 'log' | 'trail'>,
  now = Date.now(),
): Promise<{ chains: number; broken: number }> {
  const since = new Date(now - STRETCH).toISOString();
  const found = { chains: 0, links: 0, broken: 0, waitingSeconds: 0 };
  for (const id of await listWorkspaceIds(pool)) {
    goOn(ending, 'round');
    const db = workspaceDb(pool, id);
    const workspace = await findWorkspace(db);
    if (!workspace) continue;
    const problem = await problemOf(db, since, trail);
    if (problem) {
      found.broken += 1;
      log.error({ workspace: workspace.slug, ...problem }, 'audit trail: broken');
    }
    const { since: waits } = await db.one(waitingSince, { since });
    if (waits !== null)
      found.waitingSeconds = Math.max(found.waitingSeconds, (now - Date.parse(waits)) / 1000);
    const head = await db.maybe(chainHead);
    if (!head) continue;
    const seen = { position: head.position, hash: head.hash.toString('hex') };
    found.chains += 1;
    found.links += head.position;
    log.info({ workspace: workspace.slug, ...seen }, HEAD_LINE);
    // a cut is reported by each run until the worker ends
    if (!problem) trail.seen.set(id, seen);
  }
  trail.report(found);
  return found;
}

async function problemOf(
  db: Db,
  since: string,
  { seen }: TrailWatch,
): Promise<{ position: number; reason: string } | null> {
  const { firstBreak } = await checkLinks(db, { since, before: '9999-12-31T00:00:00Z' });
  if (firstBreak) return { position: firstBreak.position, reason: firstBreak.reason };
  const before = seen.get(db.workspaceId);
  if (!before) return null;
  const reason = compareAnchor(before, (await db.maybe(hashAt, before)) ?? null);
  return reason === 'kept' ? null : { position: before.position, reason };
}
