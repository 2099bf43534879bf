/**
 * Pure: the hash chain of the audit trail. Each link's hash covers the stored line and the previous hash, so
 * that changing, removing or moving a line requires new hashes for all later links.
 *
 * Hashes cover sealed (encrypted) values as stored, so that the chain stays valid when the keys are
 * destroyed.
 */
import { sha256 } from '../../../lib/sha256.ts';

/** A stored line, all values as strings or null. */
export interface StoredLine {
  workspace_id: string;
  id: string;
  /** Microseconds since 1970. */
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

/** The previous hash of a workspace's first link. */
export const ORIGIN = Buffer.alloc(32);

/** Never reorder these: the hashes depend on the order. */
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
 * SHA-256 of the previous hash and the line as a JSON array, which keeps values apart. `altered` records that
 * the line was changed before it was added to the chain.
 */
export const linkOf = (before: Buffer, line: StoredLine, altered = false): Buffer =>
  sha256(before, JSON.stringify(FIELDS.map((field) => line[field])), ...(altered ? ['altered'] : []));

/** A link with its line, which is null if the line is missing. */
export interface Link {
  position: number;
  entry_id: string;
  hash: Buffer;
  /** The line's signature was wrong when it was added to the chain. */
  altered: boolean;
  line: StoredLine | null;
}

/** The first place at which a chain is broken. */
export interface Break {
  position: number;
  entry_id: string | null;
  /** The line differs from its hash, the line is missing, or the link is missing. */
  reason: 'changed' | 'missing' | 'gap';
}

export interface Place {
  position: number;
  hash: Buffer;
}

/** Action of the audit line that records which lines were set aside. */
export const SET_ASIDE = 'set aside';

/** Lines with ids before `before_id` were set aside; the place is that of the last of their links. */
export interface Aside extends Place {
  before_id: string;
}

/**
 * Follows links from a place; returns the last place or the first break. Hashes of lines that were set aside
 * are trusted, because the next line's hash covers them and the hash of the last one is recorded in `aside`.
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
