import type { Queries } from '../../../db/handle.ts';
import { follow, isBreak, ORIGIN, type Aside, type Break, type Link, type Place } from '../rules/chain.ts';
import { hashAt, linksAfter, linksWithin, setAsideUntil, waiting, type LinkRow } from '../store/chain.ts';

const BATCH = 1_000;

interface Followed {
  /** Number of lines compared with their links. */
  rows: number;
  firstBreak: Break | null;
  /** The last link that was reached, or null. */
  head: Place | null;
}

interface Checked extends Followed {
  /**
   * The day before which lines were set aside, or null. Of those lines, only the present ones were compared.
   */
  asideBefore: string | null;
}

export interface Verified extends Checked {
  /** Lines that have no link yet, how many of them are not signed, and when the oldest was written. */
  waiting: { rows: number; altered: number; since: string | null };
}

interface Stretch {
  since: string;
  before: string;
}

/**
 * Follows the chain of a workspace up to the first break, from beginning to end or between the first and last
 * line of a stretch of time. Writes nothing, and holds one batch in memory.
 */
export async function verifyChain(db: Queries, stretch: Stretch | null = null): Promise<Verified> {
  const left = await db.one(waiting);
  return { ...(await checkLinks(db, stretch)), waiting: left };
}

/** The same without the lines that have no link, for which the whole trail is read. */
export async function checkLinks(db: Queries, stretch: Stretch | null): Promise<Checked> {
  for (;;) {
    const aside = (await db.maybe(setAsideUntil)) ?? null;
    const found = await followed(db, stretch, aside);
    // a break may only mean that lines were set aside meanwhile: then check again
    if (found.firstBreak === null || (await db.maybe(setAsideUntil))?.before === aside?.before)
      return { ...found, asideBefore: aside?.before ?? null };
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
    if (isBreak(found)) {
      const before = rows.find(({ position }) => position === found.position - 1) ?? at;
      return { rows: compared, firstBreak: found, head: before === begin ? null : placeOf(before) };
    }
    at = found;
    if (rows.length < BATCH) break;
  }
  return { rows: compared, firstBreak: null, head: at.position === 0 ? null : at };
}

const placeOf = ({ position, hash }: Place): Place => ({ position, hash });

/** The last valid position. */
const lastOf = (found: Place | Break): number => (isBreak(found) ? found.position - 1 : found.position);

/** The place before a link, or a break if that place has no link. */
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
