import type { RequestFacts } from '../../../events/requestFacts.ts';
import { forbidden } from '../../../problem.ts';

/**
 * Lets only pages of this workspace's own host use the refresh cookie. SameSite is not enough: browsers treat other workspaces of
 * the same domain as the same site.
 *
 * @throws Problem 403 `own_page_required` without an `Origin` header of this host.
 */
export function assertOwnPage({ ownPage }: RequestFacts): void {
  if (!ownPage)
    throw forbidden('own_page_required', 'Only pages of this workspace can keep a session in a cookie.');
}
