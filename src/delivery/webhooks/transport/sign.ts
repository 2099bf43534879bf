import { createHmac, randomBytes } from 'node:crypto';

/** What the signature of one delivery is made from. */
export interface DeliverySignature {
  /** The event kind, such as `absence.approved`. */
  kind: string;
  /** The same on every attempt and resend, so that a receiver can drop repeats. */
  deliveryId: string;
  /** The exact bytes that are sent. */
  body: Buffer;
  /** The webhook's secret as admins see it, with `whsec_`. */
  secret: string;
  /** The secret before a rotation, while both are valid. */
  previousSecret?: string | null | undefined;
  /** When this attempt is made; receivers refuse a `webhook-timestamp` that is some minutes off. */
  at: Date;
}

const PREFIX = 'whsec_';

/** A new webhook secret: `whsec_` and the base64 of 32 random bytes (Standard Webhooks, "Signature scheme"). */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/**
 * The headers of one attempt.
 *
 * - `x-service-*`: service.md, Events. The HMAC is keyed with the whole secret string, including the prefix, and always
 *   with the current one.
 * - `webhook-*`: Standard Webhooks. Keyed with the decoded bytes; during an overlap the current signature comes
 *   first, the previous one after a space. A secret that is not base64 of 24 to 64 bytes has no such key:
 *   it gives no value, and where no secret has one the header is left out.
 *
 * Names are lower case, as they travel in Node; HTTP compares them without case.
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

/** `sha256=` and the hex HMAC-SHA-256 of the raw body under the whole secret string (service.md, "Signature"). */
export function serviceSignature(secret: string, body: Buffer): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Base64 HMAC-SHA-256 of `<id>.<timestamp>.<body>` (Standard Webhooks, "Signature scheme"). */
function standardSignature(key: Buffer, id: string, timestamp: string, body: Buffer): string {
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
}

/** The bytes behind a secret, or null where it is not canonical base64 of 24 to 64 bytes. */
function standardKey(secret: string): Buffer | null {
  if (!secret.startsWith(PREFIX)) return null;
  const text = secret.slice(PREFIX.length);
  const key = Buffer.from(text, 'base64');
  return key.length >= 24 && key.length <= 64 && key.toString('base64') === text ? key : null;
}
