import type { Answer, Call } from '../../../contract.ts';
import { audit, authorOf } from '../../../events/audit.ts';
import { emitTo } from '../../../events/emitTo.ts';
import { takeHeard } from '../../../limits.ts';
import { notFound, tooMany } from '../../../problem.ts';
import { assertDestination } from '../destination.ts';
import { presentDelivery } from '../present/deliveries.ts';
import { deliveryById } from '../store/deliveries.ts';
import { webhookById } from '../store/webhooks.ts';

/** Pings of one webhook a minute. */
const LIMIT = 10;

/** Sends `webhook.ping` to this webhook only, whatever it asked for and also while it is paused. */
export default async function pingWebhook({
  params,
  caller,
  db,
  workspace,
  services,
  now,
  request,
}: Call<'pingWebhook'>): Promise<Answer<'pingWebhook'>> {
  const webhook = await db.outside.maybe(webhookById, [params.webhook_id]);
  if (!webhook) throw notFound();
  const state = await takeHeard(services.limiter, `ping:${webhook.id}`, LIMIT, 60, now);
  if (!state.allowed) {
    throw tooMany(
      'ping_limited',
      state.reset,
      `A webhook takes ${state.limit} pings a minute. Try again in ${state.reset} seconds.`,
    );
  }
  await assertDestination(webhook.url, services.addressPolicy);

  const deliveryId = await emitTo(db, webhook.id, {
    kind: 'webhook.ping',
    actor: caller.actor,
    data: { webhook_id: webhook.id, message: 'ping' },
    at: now,
    timezone: workspace.timezone,
  });
  if (!deliveryId) throw notFound();
  const row = await db.one(deliveryById, [webhook.id, deliveryId]);
  audit(db, authorOf(caller, request), { action: 'pinged', resource: 'webhook', id: webhook.id });
  return { status: 202, data: presentDelivery(row) };
}
