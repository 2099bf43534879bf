import type { IncomingMessage } from 'node:http';
import { unreadable } from '../problem.ts';

/**
 * Normalises the request target to a path with its query. In the absolute form (RFC 9112, 3.2.2) its host
 * replaces the Host header; a fragment is removed.
 */
export function normaliseTarget(request: IncomingMessage): void {
  let target = request.url ?? '/';
  const absolute = /^https?:\/\/([^/?#]*)/i.exec(target);
  if (absolute) {
    request.headers.host = absolute[1]!;
    target = target.slice(absolute[0].length);
    if (!target.startsWith('/')) target = `/${target}`;
  }
  const fragment = target.indexOf('#');
  request.url = fragment === -1 ? target : target.slice(0, fragment);
}

/** The Host of a request; empty without one. Throws 400 for two (RFC 9112, 3.2). */
export function hostOf(request: IncomingMessage): string {
  assertOnce(request, 'Host');
  return request.headers.host ?? '';
}

/** Throws 400 for a repeated header: if the two disagree, a proxy may have used the other one. */
export function assertOnce(request: IncomingMessage, name: string): void {
  const wanted = name.toLowerCase();
  const times = request.rawHeaders.filter((one, index) => index % 2 === 0 && one.toLowerCase() === wanted);
  if (times.length > 1) throw unreadable('repeated_header', `The header ${name} is given twice.`);
}

/** `/api/v1/lists/?archived=true` -> its path, and its query with the question mark (empty without one). */
export function splitTarget(target: string): { path: string; search: string } {
  const at = target.indexOf('?');
  return at === -1 ? { path: target, search: '' } : { path: target.slice(0, at), search: target.slice(at) };
}

/** Whether every percent sign begins an escape, and the escapes are valid UTF-8. */
export function isDecodable(text: string): boolean {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
