import type { Queries } from '../../../db/handle.ts';
import { follow, isBreak, ORIGIN, type Aside, type Break, type Link, type Place } from '../rules/chain.ts';
import { hashAt, linksAfter, linksWithin, setAsideUntil, waiting, type LinkRow } from '../store/chain.ts';

/** Links that are read at once. */
const BATCH = 1_000;

interface Followed {
  /** Lines that were compared with their links. */
  rows: number;
  firstBreak: Break | null;
  /** The last link that was reached; null where there is none. */
  head: Place | null;
}

export interface Verified extends Followed {
  /** Lines that the job has not reached yet, and since when the oldest of them waits. */
  waiting: { rows: number; since: string | null };
  /** The day before which lines were set aside: of those, the ones that are there were compared. Null where none were. */
  asideBefore: string | null;
}

interface Stretch {
  since: string;
  before: string;
}

/**
 * Follows the chain of a workspace from its beginning to its end, or between the first and the last line of a stretch of
 * time, up to the first break. Nothing is written, and no more than a batch is in memory.
 */
export async function verifyChain(db: Queries, stretch: Stretch | null = null): Promise<Verified> {
  const left = await db.one(waiting);
  for (;;) {
    const aside = (await db.maybe(setAsideUntil)) ?? null;
    const found = await followed(db, stretch, aside);
    // lines may be gone because they have been set aside meanwhile
    if (found.firstBreak === null || (await db.maybe(setAsideUntil))?.before === aside?.before)
      return { ...found, waiting: left, asideBefore: aside?.before ?? null };
  }
}

async function followed(db: Queries, stretch: Stretch | null, aside: Aside | null): Promise<Followed> {
  const bounds = stretch && (await db.one(linksWithin, stretch));
  if (bounds && bounds.first === null) return { rows: 0, firstBreak: null, head: null };
  const begin = await placeBefore(db, bounds?.first ?? 1);
  if (isBreak(begin)) return { rows: 0, firstBreak: begin, head: null };
  const last = bounds?.last ?? null;

  let at = begin;
  let compared = 0;
  for (;;) {
    const rows = await db.rows(linksAfter, { after: at.position, last, limit: BATCH });
    const found = follow(at, rows.map(linkOfRow), aside);
    compared += rows.filter(({ id, position }) => id !== null && position <= lastOf(found)).length;
    if (isBreak(found)) return { rows: compared, firstBreak: found, head: at === begin ? null : at };
    at = found;
    if (rows.length < BATCH) break;
  }
  return { rows: compared, firstBreak: null, head: at.position === 0 ? null : at };
}

/** The last position that was right. */
const lastOf = (found: Place | Break): number => (isBreak(found) ? found.position - 1 : found.position);

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
