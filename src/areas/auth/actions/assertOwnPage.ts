import type { RequestFacts } from '../../../events/requestFacts.ts';
import { forbidden } from '../../../problem.ts';

/**
 * Refuses to use the refresh cookie for anybody but pages of this workspace's own host: browsers send it whoever causes the request,
 * and workspaces are siblings of one site, for which SameSite is no wall.
 *
 * @throws Problem 403 `own_page_required` without an `Origin` header of this host.
 */
export function assertOwnPage({ ownPage }: RequestFacts): void {
  if (!ownPage)
    throw forbidden('own_page_required', 'Only pages of this workspace can keep a session in a cookie.');
}
