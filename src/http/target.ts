import type { IncomingMessage } from 'node:http';
import { unreadable } from '../problem.ts';

/**
 * Normalises the request target to a path with its query. The absolute form (RFC 9112, 3.2.2) names a host, which then
 * counts instead of the Host header; a fragment does not belong here and is removed.
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

/** The Host of a request; empty without one, 400 where there are two (RFC 9112, 3.2). */
export function hostOf(request: IncomingMessage): string {
  assertOnce(request, 'Host');
  return request.headers.host ?? '';
}

/** 400 for a header that is given twice: where the two disagree, a proxy before us may have used the other one. */
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

/** Whether every percent sign begins an escape, and the escapes are UTF-8. */
export function isDecodable(text: string): boolean {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
