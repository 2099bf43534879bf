/**
 * The chain behind the audit trail: each line's hash covers the line as it is stored and the hash of the one before, so that
 * whoever changes, removes or moves a line has to make all later hashes anew. Pure.
 *
 * The values are covered as the database holds them, so that a value that is sealed there stays whole when the key to it is
 * destroyed.
 */
import { sha256 } from '../../../lib/sha256.ts';

/** A line as it is stored, every value as text; null where it has none. */
export interface StoredLine {
  workspace_id: string;
  id: string;
  /** In microseconds since 1970. */
  written_at: string;
  action: string;
  resource_type: string;
  resource_id: string | null;
  actor: string;
  actor_id: string;
  source: string;
  key_prefix: string | null;
  ip: string | null;
  request_id: string | null;
  changes: string;
  line: string;
}

/** What the first line of a workspace is chained to. */
export const ORIGIN = Buffer.alloc(32);

/** In this order for good: another one would be another chain. */
const FIELDS = [
  'workspace_id',
  'id',
  'written_at',
  'action',
  'resource_type',
  'resource_id',
  'actor',
  'actor_id',
  'source',
  'key_prefix',
  'ip',
  'request_id',
  'changes',
  'line',
] as const satisfies readonly (keyof StoredLine)[];

/**
 * SHA-256 of the hash before and of the line as a JSON array, in which no value can run into the next. `altered`: the line had
 * been changed before it came into the chain; that stays so.
 */
export const linkOf = (before: Buffer, line: StoredLine, altered = false): Buffer =>
  sha256(before, JSON.stringify(FIELDS.map((field) => line[field])), ...(altered ? ['altered'] : []));

/** A link of the chain with its line; the line is null where it is gone. */
export interface Link {
  position: number;
  entry_id: string;
  hash: Buffer;
  /** Its signature was wrong when it came into the chain. */
  altered: boolean;
  line: StoredLine | null;
}

/** The first place at which a chain does not hold. */
export interface Break {
  position: number;
  entry_id: string | null;
  /** The line is not what it was, it is gone, or a link is. */
  reason: 'changed' | 'missing' | 'gap';
}

export interface Place {
  position: number;
  hash: Buffer;
}

/** The action of the line that says up to where lines were set aside. */
export const SET_ASIDE = 'set aside';

/** Lines with ids before this one were set aside; the last link of one of them had this place. */
export interface Aside extends Place {
  before_id: string;
}

/**
 * Follows links from a place on, to the place after the last of them or to the first break. The hash of a line that was set aside is
 * taken as it is: it is what the next line is chained to, and the last of them is known.
 */
export function follow(from: Place, links: readonly Link[], aside: Aside | null = null): Place | Break {
  let at = from;
  for (const { position, entry_id, hash, altered, line } of links) {
    if (position !== at.position + 1) return { position: at.position + 1, entry_id: null, reason: 'gap' };
    if (line === null && !(aside && entry_id < aside.before_id))
      return { position, entry_id, reason: 'missing' };
    const right =
      (line === null || linkOf(at.hash, line).equals(hash)) &&
      (aside?.position !== position || aside.hash.equals(hash));
    if (altered || !right) return { position, entry_id, reason: 'changed' };
    at = { position, hash };
  }
  return at;
}

export const isBreak = (found: Place | Break): found is Break => 'reason' in found;
