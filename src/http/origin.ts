import { forbidden } from '../problem.ts';

/**
 * 403 for a page of another origin: browsers let any page open a socket anywhere, and call by names
 * that resolve to another address later, and only the Origin header tells.
 * Allowed are the service's own host and the configured origins, spelled exactly so. Clients that are no browser send
 * no Origin.
 */
export function assertOrigin(origin: string | undefined, host: string, allowed: readonly string[]): void {
  if (origin === undefined || allowed.includes(origin) || isOwn(origin, host)) return;
  throw forbidden('origin_not_allowed', 'Pages of this origin may not call here.');
}

/** Whether a page of the service's own host sent the request, over TLS or on this machine: browsers keep secure cookies for no other. */
export const isOwnPage = (origin: string, host: string): boolean =>
  isOwn(origin, host) &&
  (origin.startsWith('https:') || /^http:\/\/(([^/:]+\.)?localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin));

function isOwn(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  const own = `${protocol}//${host}`;
  // parsed alike, so that a default port that is spelled out makes no difference
  return /^https?:$/.test(protocol) && URL.canParse(own) && new URL(own).host === originHost;
}
