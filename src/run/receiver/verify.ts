import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

// The checks of a receiver before it trusts a delivery. Deliberately does not import the service's signer: it
// is written from the documentation alone, as the author of a receiver would do.

/** Maximum age of a delivery in seconds; older ones are refused as replays (Standard Webhooks). */
const TOLERANCE_S = 300;

export interface Verdict {
  service: boolean;
  /** Whether `webhook-signature` is valid for id, timestamp and body, and the timestamp is recent. */
  standard: boolean;
}

/** Checks both signatures over the raw body, in constant time. */
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
  // two values while a secret is being rotated
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
