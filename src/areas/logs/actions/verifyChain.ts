import type { Queries } from '../../../db/handle.ts';
import { follow, isBreak, ORIGIN, type Break, type Link, type Place } from '../rules/chain.ts';
import { hashAt, linksAfter, linksWithin, waiting, type LinkRow } from '../store/chain.ts';

/** Links that are read at once. */
const BATCH = 1_000;

export interface Verified {
  /** Lines that were compared with their links. */
  rows: number;
  firstBreak: Break | null;
  /** The last link that was reached; null where there is none. */
  head: Place | null;
  /** Lines that the job has not reached yet, and since when the oldest of them waits. */
  waiting: { rows: number; since: string | null };
}

/**
 * Follows the chain of a workspace from its beginning to its end, or between the first and the last line of a stretch of
 * time, up to the first break. Nothing is written, and no more than a batch is in memory.
 */
export async function verifyChain(
  db: Queries,
  stretch: { since: string; before: string } | null = null,
): Promise<Verified> {
  const left = await db.one(waiting);
  const bounds = stretch && (await db.one(linksWithin, stretch));
  if (bounds && bounds.first === null) return { rows: 0, firstBreak: null, head: null, waiting: left };
  const begin = await placeBefore(db, bounds?.first ?? 1);
  if (isBreak(begin)) return { rows: 0, firstBreak: begin, head: null, waiting: left };
  const last = bounds?.last ?? null;

  let at = begin;
  for (;;) {
    const rows = await db.rows(linksAfter, { after: at.position, last, limit: BATCH });
    const found = follow(at, rows.map(linkOfRow));
    if (isBreak(found))
      return {
        rows: found.position - 1 - begin.position,
        firstBreak: found,
        head: at === begin ? null : at,
        waiting: left,
      };
    at = found;
    if (rows.length < BATCH) break;
  }
  return {
    rows: at.position - begin.position,
    firstBreak: null,
    head: at.position === 0 ? null : at,
    waiting: left,
  };
}

/** The place that a link is chained to; a break where its own link is gone. */
async function placeBefore(db: Queries, position: number): Promise<Place | Break> {
  if (position <= 1) return { position: 0, hash: ORIGIN };
  const row = await db.maybe(hashAt, { position: position - 1 });
  return row
    ? { position: position - 1, hash: row.hash }
    : { position: position - 1, entry_id: null, reason: 'gap' };
}

function linkOfRow({ position, entry_id, hash, altered, ...line }: LinkRow): Link {
  return {
    position,
    entry_id,
    hash,
    altered,
    line: line.id === null ? null : (line as NonNullable<Link['line']>),
  };
}
