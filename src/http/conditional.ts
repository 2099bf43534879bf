/**
 * Conditional reads (RFC 9110, 13). A JSON answer shows more than its record: names of people, settings, times in the zone of the
 * workspace. These change while the record keeps its version, so the tag of an answer covers all that it says.
 */
import { sha256 } from '../lib/sha256.ts';
import { tagOf } from '../lib/tag.ts';
import type { Rendered } from './envelope.ts';

/** What a request says of itself and of the answer it has. */
interface Asking {
  method?: string | undefined;
  headers: { 'if-none-match'?: string | undefined };
}

/** Whether the caller has what has this tag: 304 (RFC 9110, 13.1.2). */
export function isHeld({ method, headers }: Asking, tag: string | undefined): boolean {
  const held = headers['if-none-match'];
  if (!held || !tag || !['GET', 'HEAD'].includes(method ?? '')) return false;
  return held.trim() === '*' || held.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/**
 * A JSON answer with its `ETag`, or 304 for a caller that has it. The tag is `"3-<digest of the body>"`: it begins with the
 * version of the record, where it has one, which `If-Match` compares (`expectVersion`).
 */
export function withTag(asking: Asking, answer: Rendered, version: number | undefined): Rendered {
  const digest = tagOf(sha256(answer.body));
  const tag = version === undefined ? digest : `"${version}-${digest.slice(1)}`;
  const headers = { ...answer.headers, ETag: tag };
  return isHeld(asking, tag) ? { status: 304, headers, body: '' } : { ...answer, headers };
}
