import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

// What every receiver should do before it trusts a delivery. It does not import the service's signer on purpose: it is
// written from the documentation alone, as the author of a receiver would write it.

/** A repeat of an old delivery is refused after this time, in seconds (Standard Webhooks). */
const TOLERANCE_S = 300;

export interface Verdict {
  /** `X-Service-Signature` is valid for the body. */
  service: boolean;
  /** `webhook-signature` is valid for id, timestamp and body, and the timestamp is recent. */
  standard: boolean;
}

/** Checks both signatures over the raw body; compared in constant time. */
export function verifySignatures(
  secret: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
  now: Date,
): Verdict {
  const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  return {
    service: same(expected, one(headers['x-service-signature'])),
    standard: verifyStandard(secret, headers, body, now),
  };
}

function verifyStandard(secret: string, headers: IncomingHttpHeaders, body: Buffer, now: Date): boolean {
  const timestamp = one(headers['webhook-timestamp']);
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || age > TOLERANCE_S) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const mac = createHmac('sha256', key)
    .update(`${one(headers['webhook-id'])}.${timestamp}.`)
    .update(body);
  const expected = `v1,${mac.digest('base64')}`;
  // While a secret is being rotated there are two values.
  return one(headers['webhook-signature'])
    .split(' ')
    .some((value) => same(expected, value));
}

function same(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function one(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
