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

/** Events of each kind that may be sent to one webhook in a minute. */
const LIMIT = 10;

/**
 * Sends an event that somebody asked for to one webhook, whatever it subscribed to and also while it is paused. Throws 403
 * `api_not_in_plan`, 404, 429 `ping_limited` or `sample_limited`, and 422 `url_not_public` where the name resolves to a private address by now.
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
