import type { Answer, Call } from '../../../contract.ts';
import { conflict } from '../../../problem.ts';
import { newWebhookSecret } from '../../../delivery/webhooks/transport/sign.ts';
import { assertDestination } from '../actions/assertDestination.ts';
import { assertPlanHasApi } from '../actions/planAccess.ts';
import { announceWebhook } from '../announce.ts';
import { presentNewWebhook, secretHint } from '../present/webhooks.ts';
import { insertWebhook, liveWebhooks } from '../store/webhooks.ts';
import { takeTurn } from '../store/turn.ts';

const LIMIT = 20;

/** Only this answer contains the secret, which is stored encrypted. */
export default async function createWebhook(call: Call<'createWebhook'>): Promise<Answer<'createWebhook'>> {
  const { body, db, services, workspace } = call;
  assertPlanHasApi(workspace);
  const warnings = await assertDestination(body.url, services.addressPolicy);
  await takeTurn(db, 'webhooks');
  if ((await db.one(liveWebhooks)).live >= LIMIT) {
    throw conflict(
      'webhook_limit',
      `The workspace has ${LIMIT} webhooks already. Delete one it no longer needs.`,
      {
        limit: LIMIT,
      },
    );
  }
  const secret = newWebhookSecret();
  const row = await db.one(insertWebhook, {
    url: body.url,
    events: body.events,
    secret_sealed: services.webhookSecrets.seal(secret),
    secret_hint: secretHint(secret),
    description: body.description?.trim() || null,
  });
  announceWebhook(call, row);
  return { status: 201, data: presentNewWebhook(row, secret, warnings), version: row.version };
}
