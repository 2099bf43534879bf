/** The job that adds lines of the audit trail to its chain. */
import { type Ending, goOn } from '../../../db/drain.ts';
import { workspaceDb, type Db } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { listWorkspaceIds } from '../../../db/shared.ts';
import { linkOf, ORIGIN } from '../rules/chain.ts';
import { chainHead, chainLock, insertLinks, unchained } from '../store/chain.ts';

/** Links that are written at once. */
const BATCH = 1_000;
/** Milliseconds before the newest link in which the job looks for lines that were committed late. */
const LATE = 3_600_000;

/**
 * Adds a link for every line without one, workspace by workspace; returns the number. Safe to run twice and
 * in two workers at once. `thorough` checks the whole trail, not only the last hour.
 * @throws Error if the worker is shutting down
 */
export async function chainLines(
  pool: Pool,
  ending: Ending,
  { thorough = false }: { thorough?: boolean } = {},
): Promise<{ chained: number }> {
  let chained = 0;
  for (const workspaceId of await listWorkspaceIds(pool)) {
    const db = workspaceDb(pool, workspaceId);
    let count: number;
    do {
      goOn(ending, 'round');
      count = await chainSome(db, thorough);
      chained += count;
    } while (count === BATCH);
  }
  return { chained };
}

const chainSome = (db: Db, thorough: boolean): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.count(chainLock);
    const head = await tx.maybe(chainHead);
    const since =
      thorough || !head
        ? new Date(0).toISOString()
        : new Date(Date.parse(head.written_at) - LATE).toISOString();
    const lines = await tx.rows(unchained, { since, limit: BATCH });
    if (lines.length === 0) return 0;
    let hash = head?.hash ?? ORIGIN;
    const first = (head?.position ?? 0) + 1;
    const hashes = lines.map((line) => (hash = linkOf(hash, line, line.altered)).toString('hex'));
    await tx.count(insertLinks, {
      positions: lines.map((_, index) => first + index),
      entry_ids: lines.map(({ id }) => id),
      hashes,
      altered: lines.map(({ altered }) => altered),
    });
    return lines.length;
  });
