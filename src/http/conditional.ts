/**
 * Conditional reads (RFC 9110, 13). A JSON answer shows more than its record: people's names, settings, times
 * in the workspace's zone. These change while the record keeps its version, so the tag covers the whole
 * answer.
 */
import { sha256 } from '../lib/sha256.ts';
import { tagOf } from '../lib/tag.ts';
import type { Rendered } from './envelope.ts';

/** The parts of a request that make it conditional. */
interface Asking {
  method?: string | undefined;
  headers: { 'if-none-match'?: string | undefined };
}

/** Whether the client's cached copy is current (If-None-Match): 304 (RFC 9110, 13.1.2). */
export function isHeld({ method, headers }: Asking, tag: string | undefined): boolean {
  const held = headers['if-none-match'];
  if (!held || !tag || !['GET', 'HEAD'].includes(method ?? '')) return false;
  return held.trim() === '*' || held.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/**
 * A JSON answer with its `ETag`, or 304 if the client's copy is current. The tag is `"3-<digest of the
 * body>"`: it begins with the version of the record, if it has one, which `If-Match` compares
 * (`expectVersion`).
 */
export function withTag(asking: Asking, answer: Rendered, version: number | undefined): Rendered {
  const digest = tagOf(sha256(answer.body));
  const tag = version === undefined ? digest : `"${version}-${digest.slice(1)}`;
  const headers = { ...answer.headers, ETag: tag };
  return isHeld(asking, tag) ? { status: 304, headers, body: '' } : { ...answer, headers };
}
