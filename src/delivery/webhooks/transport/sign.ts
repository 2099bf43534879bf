import { createHmac, randomBytes } from 'node:crypto';

/** Input of the headers of one attempt. */
export interface DeliverySignature {
  /** The event kind, such as `absence.approved`. */
  kind: string;
  /** The same on every attempt and resend, so that a receiver can drop repeats. */
  deliveryId: string;
  /** The bytes that are sent. */
  body: Buffer;
  /** The webhook's secret as admins see it, with `whsec_`. */
  secret: string;
  /** The secret before a rotation, while both are valid. */
  previousSecret?: string | null | undefined;
  /** When this attempt is made; receivers refuse a `webhook-timestamp` that is some minutes off. */
  at: Date;
}

const PREFIX = 'whsec_';

/** A new secret: `whsec_` and the base64 of 32 random bytes (Standard Webhooks, "Signature scheme"). */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/**
 * The headers of one attempt.
 *
 * - `x-service-*`: service.md, Events. The key of the HMAC is the whole current secret, including the prefix.
 * - `webhook-*`: Standard Webhooks. The key is the decoded secret; during an overlap the current signature
 *   comes first, then the previous one. A secret that is not base64 of 24 to 64 bytes gives no signature.
 */
export function deliveryHeaders(delivery: DeliverySignature): Record<string, string> {
  const timestamp = String(Math.floor(delivery.at.getTime() / 1000));
  const secrets = delivery.previousSecret ? [delivery.secret, delivery.previousSecret] : [delivery.secret];
  const signatures = secrets
    .map(standardKey)
    .filter((key) => key !== null)
    .map((key) => `v1,${standardSignature(key, delivery.deliveryId, timestamp, delivery.body)}`);

  return {
    'content-type': 'application/json',
    'user-agent': 'workforce-api-webhooks/1',
    'x-service-event': delivery.kind,
    'x-service-delivery': delivery.deliveryId,
    'x-service-signature': serviceSignature(delivery.secret, delivery.body),
    'webhook-id': delivery.deliveryId,
    'webhook-timestamp': timestamp,
    ...(signatures.length > 0 && { 'webhook-signature': signatures.join(' ') }),
  };
}

/** `sha256=` and the hex HMAC-SHA-256 of the body under the whole secret (service.md, "Signature"). */
export function serviceSignature(secret: string, body: Buffer): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Base64 HMAC-SHA-256 of `<id>.<timestamp>.<body>` (Standard Webhooks, "Signature scheme"). */
function standardSignature(key: Buffer, id: string, timestamp: string, body: Buffer): string {
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
}

/** The decoded secret, or null if it is not canonical base64 of 24 to 64 bytes. */
function standardKey(secret: string): Buffer | null {
  if (!secret.startsWith(PREFIX)) return null;
  const text = secret.slice(PREFIX.length);
  const key = Buffer.from(text, 'base64');
  return key.length >= 24 && key.length <= 64 && key.toString('base64') === text ? key : null;
}
