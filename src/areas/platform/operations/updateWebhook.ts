import type { Answer, Call } from '../../../contract.ts';
import type { Tx } from '../../../db/handle.ts';
import { changedFields } from '../../../events/audit.ts';
import { wakeRelay } from '../../../events/wake.ts';
import { merged } from '../../../lib/merged.ts';
import { textOfPatch } from '../../../lib/texts.ts';
import { expectVersion, notFound } from '../../../problem.ts';
import { holdPending, releaseHeld } from '../../../delivery/webhooks/store/held.ts';
import { assertDestination } from '../actions/assertDestination.ts';
import { announceWebhookUpdated } from '../announce.ts';
import { presentChangedWebhook, urlForAudit } from '../present/webhooks.ts';
import { updateWebhookRow, webhookForChange, type WebhookRow } from '../store/webhooks.ts';

/**
 * Changes, pauses or resumes a webhook. Pausing holds waiting deliveries, resuming releases them; no event in
 * between is lost.
 */
export default async function updateWebhook(call: Call<'updateWebhook'>): Promise<Answer<'updateWebhook'>> {
  const { params, body, ifMatch, db, services } = call;
  const warnings = body.url === undefined ? [] : await assertDestination(body.url, services.addressPolicy);
  const before = await db.maybe(webhookForChange, { id: params.webhook_id });
  if (!before) throw notFound();
  expectVersion(ifMatch, before.version);
  const after = await db.one(
    updateWebhookRow,
    merged(before, { ...body, description: textOfPatch(body.description) }),
  );
  if (after.status !== before.status) await moveDeliveries(db, after);

  announceWebhookUpdated(call, after.id, changesOf(before, after));
  return { status: 200, data: presentChangedWebhook(after, warnings), version: after.version };
}

async function moveDeliveries(db: Tx, { id, status, suspended }: WebhookRow): Promise<void> {
  if (status === 'paused') await db.count(holdPending, { webhook_id: id, all: false });
  // deliveries stay held while the plan has no API access
  else if (!suspended) await db.count(releaseHeld, { webhook_id: id, asked_for: false });
  wakeRelay(db, id);
}

function changesOf(before: WebhookRow, after: WebhookRow): Record<string, [unknown, unknown]> {
  const changes = changedFields(['events', 'status', 'description'], before, after);
  if (after.url !== before.url) changes['url'] = [urlForAudit(before.url), urlForAudit(after.url)];
  return changes;
}
