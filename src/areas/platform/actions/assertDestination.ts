import type { WebhookWarning } from '../../../generated/types.ts';
import { invalid } from '../../../problem.ts';
import {
  urlNotPublic,
  urlNotPublicText,
  type AddressPolicy,
} from '../../../delivery/webhooks/transport/addresses.ts';
import { checkDestination } from '../../../delivery/webhooks/transport/resolve.ts';

/**
 * Checks that webhooks may go to this URL (service.md, delivery rule 7); returns warnings for its owner.
 * Queries DNS as a delivery does, for up to three seconds: call it before the transaction's first statement
 * takes a connection.
 * @throws 422 `url_not_public`, with the same text for every reason.
 */
export async function assertDestination(url: string, policy: AddressPolicy): Promise<WebhookWarning[]> {
  const checked = await checkDestination(url, policy);
  if (!checked.ok) throw invalid({ url: [urlNotPublicText] }, urlNotPublic);
  return checked.resolves ? [] : [hostUnresolved(checked.host)];
}

const hostUnresolved = (host: string): WebhookWarning => ({
  code: 'host_unresolved',
  detail: `DNS has no address for ${host} now. Deliveries fail until it has one: check the spelling.`,
});
