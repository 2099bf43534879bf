/**
 * Pure: places of the chain that are noted outside the database, where nobody with rights to the database can
 * change them. Whether the newest lines were cut off shows only against such a note.
 */
import type { Place } from './chain.ts';

/** The last link of a workspace at some time. */
export interface Anchor {
  /** The workspace's slug. */
  workspace: string;
  position: number;
  /** In hexadecimal. */
  hash: string;
}

/** `msg` of the log line with the members of an anchor. */
export const HEAD_LINE = 'audit trail: head';

/** An anchor from `POSITION:HASH`; null for any other text. */
export function anchorOf(workspace: string, text: string): Anchor | null {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  return position && hash ? { workspace, position: Number(position), hash } : null;
}

/** The last anchor of each workspace in lines of a log. Other lines are skipped. */
export function anchorsIn(log: string): Anchor[] {
  const last = new Map<string, Anchor>();
  for (const text of log.split('\n')) {
    const line = text.includes(HEAD_LINE) ? parsed(text) : null;
    const anchor = line && anchorOf(String(line['workspace']), `${line['position']}:${line['hash']}`);
    if (anchor && anchor.position >= (last.get(anchor.workspace)?.position ?? 0))
      last.set(anchor.workspace, anchor);
  }
  return [...last.values()];
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const line = JSON.parse(text.slice(text.indexOf('{'))) as Record<string, unknown>;
    return line['msg'] === HEAD_LINE ? line : null;
  } catch {
    return null;
  }
}

/**
 * Compares an anchor with the link at its position, null if there is none. `cut`: the chain ends before it.
 * `rewritten`: another hash is there.
 */
export function compareAnchor(
  { hash }: Pick<Anchor, 'hash'>,
  link: Pick<Place, 'hash'> | null,
): 'kept' | 'cut' | 'rewritten' {
  if (!link) return 'cut';
  return link.hash.toString('hex') === hash ? 'kept' : 'rewritten';
}
