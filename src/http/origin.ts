import { forbidden } from '../problem.ts';

/**
 * 403 for a page of another origin. Browsers let any page open a socket to any host, also through a name that
 * resolves to another address later (DNS rebinding); only the Origin header shows it. The service's own host
 * and the configured origins are allowed, exactly as spelled. Clients that are not browsers send no Origin.
 */
export function assertOrigin(origin: string | undefined, host: string, allowed: readonly string[]): void {
  if (origin === undefined || allowed.includes(origin) || isOwn(origin, host)) return;
  throw forbidden('origin_not_allowed', 'Requests from pages of this origin are not allowed.');
}

/**
 * Whether a page of the service's own host sent the request, over TLS or on this machine, because browsers
 * store secure cookies only there. False without an Origin.
 */
export const isOwnPage = (origin: string | undefined, host: string): boolean =>
  origin !== undefined &&
  isOwn(origin, host) &&
  (origin.startsWith('https:') || /^http:\/\/(([^/:]+\.)?localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin));

function isOwn(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  const own = `${protocol}//${host}`;
  // parsed like the origin, so that a default port makes no difference
  return /^https?:$/.test(protocol) && URL.canParse(own) && new URL(own).host === originHost;
}
