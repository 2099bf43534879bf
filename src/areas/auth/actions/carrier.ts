import type { Carrier } from '../../../auth/refreshCookie.ts';
import type { PageFacts, RequestFacts } from '../../../events/requestFacts.ts';
import { forbidden } from '../../../problem.ts';

/** Where the client of a new session keeps its refresh token. Throws 403 (`assertOwnPage`). */
export function carrierOf({
  body: { refresh = 'body' },
  request,
}: {
  body: { refresh?: Carrier };
  request: RequestFacts;
}): Carrier {
  if (refresh === 'cookie') assertOwnPage(request);
  return refresh;
}

/**
 * Lets only pages of this workspace's own host use the refresh cookie. SameSite is not enough: browsers
 * treat other workspaces of the same domain as the same site.
 *
 * @throws Problem 403 `own_page_required` without an `Origin` header of this host.
 */
export function assertOwnPage({ page }: RequestFacts): PageFacts {
  if (page?.isOwn()) return page;
  throw forbidden('own_page_required', 'Only pages of this workspace can keep a session in a cookie.');
}
