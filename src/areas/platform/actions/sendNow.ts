import { emitTo, type EventFor } from '../../../events/emitTo.ts';
import type { EventKind } from '../../../generated/events.ts';
import type { Writing } from '../../../events/writing.ts';
import { takeSynced } from '../../../limits/limiter.ts';
import { notFound, tooMany } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { assertDestination } from './assertDestination.ts';
import { assertPlanHasApi } from './planAccess.ts';
import { deliveryById, type DeliveryRow } from '../store/deliveries.ts';
import { webhookById } from '../store/webhooks.ts';

/** Pings, and samples, per webhook and minute. */
const LIMIT = 10;

/**
 * Sends a requested event to one webhook, even if it is paused or not subscribed to the kind.
 * @throws 403 `api_not_in_plan`; 404; 429 `ping_limited` or `sample_limited`; 422 `url_not_public` if the
 * host now resolves to a private address.
 */
export async function sendNow<Kind extends EventKind>(
  call: Writing & { services: Services },
  event: EventFor<Kind>,
): Promise<DeliveryRow> {
  const { db, services, now } = call;
  assertPlanHasApi(call.workspace);
  const what = event.sample ? 'sample' : 'ping';
  const webhook = await db.outside.maybe(webhookById, { id: event.webhookId });
  if (!webhook) throw notFound();
  const state = await takeSynced(services.limiter, `${what}:${webhook.id}`, LIMIT, 60, now);
  if (!state.allowed) {
    throw tooMany(
      `${what}_limited`,
      state.reset,
      `A webhook takes ${state.limit} ${what}s a minute. Try again in ${state.reset} seconds.`,
    );
  }
  await assertDestination(webhook.url, services.addressPolicy);
  const deliveryId = await emitTo(call, event);
  if (!deliveryId) throw notFound();
  return db.one(deliveryById, { webhook_id: webhook.id, id: deliveryId });
}
