import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { notFound } from '../../../problem.ts';
import { newWebhookSecret } from '../../../delivery/webhooks/transport/sign.ts';
import { secretHint } from '../present/webhooks.ts';
import { rotateSecret } from '../store/webhooks.ts';

const HOUR = 3_600_000;

/**
 * The new secret signs all attempts from now on. During the overlap the old one signs as well, in
 * `webhook-signature`.
 */
export default async function rotateWebhookSecret(
  call: Call<'rotateWebhookSecret'>,
): Promise<Answer<'rotateWebhookSecret'>> {
  const { params, body, db, services, now } = call;
  const overlap = body.overlap_hours ?? 0;
  const secret = newWebhookSecret();
  const row = await db.maybe(rotateSecret, {
    id: params.webhook_id,
    secret_sealed: services.webhookSecrets.seal(secret),
    secret_hint: secretHint(secret),
    previous_valid_until: overlap === 0 ? null : new Date(now + overlap * HOUR).toISOString(),
  });
  if (!row) throw notFound();
  audit(call, {
    action: 'rotated secret of',
    resource: 'webhook',
    id: row.id,
    changes: { overlap_hours: [null, overlap] },
  });
  return { status: 200, data: { secret } };
}
