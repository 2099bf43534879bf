import type { WorkforceEvent } from './generated/events.ts';
import type { components } from './generated/schema.ts';

export type { WorkforceEvent };

/** The kinds that this version knows, and any that a later service adds. */
export type EventKind = components['schemas']['EventKind'];

/** The request is too old or was not sent by the service. Answer 401 and do nothing else. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** Seconds by which a request may be old, or ahead of the local clock. */
const TOLERANCE = 300;

export interface Delivery {
  /** The raw bytes of the body, before any parsing. */
  body: Uint8Array | string;
  /** Headers of the request: a `Headers`, or an object with lower-case names as in Node. */
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
  /** The signing secret, shown when the webhook was created or its secret rotated. */
  secret: string;
  /** Milliseconds since 1970; the current time by default. */
  now?: number;
}

/**
 * Verifies a webhook request and returns its event. Checks the Standard Webhooks signature and timestamp; if
 * these headers are missing, it checks `X-Service-Signature` instead.
 *
 * @throws WebhookRefused if the check fails.
 */
export async function verifyWebhook({
  body,
  headers,
  secret,
  now = Date.now(),
}: Delivery): Promise<WorkforceEvent> {
  const header = (name: string): string => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name];
    return (Array.isArray(value) ? value[0] : value) ?? '';
  };
  const bytes = typeof body === 'string' ? utf8(body) : new Uint8Array(body);
  const standard = header('webhook-signature');
  const valid =
    standard && secret.startsWith('whsec_')
      ? await isStandard(header('webhook-id'), header('webhook-timestamp'), standard)
      : await matches(utf8(secret), bytes, header('x-service-signature').replace(/^sha256=/, ''), fromHex);
  if (!valid) throw new WebhookRefused('the signature is not that of this secret and body');
  return JSON.parse(new TextDecoder().decode(bytes)) as WorkforceEvent;

  async function isStandard(id: string, timestamp: string, signatures: string): Promise<boolean> {
    if (!(Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE))
      throw new WebhookRefused('the request is more than five minutes old, or ahead');
    const key = fromBase64(secret.slice('whsec_'.length));
    const signed = joined(utf8(`${id}.${timestamp}.`), bytes);
    for (const one of signatures.split(' '))
      if (one.startsWith('v1,') && (await matches(key, signed, one.slice(3), fromBase64))) return true;
    return false;
  }
}

/** `crypto.subtle.verify` compares in constant time. */
async function matches(
  secret: Bytes,
  signed: Bytes,
  signature: string,
  decode: (text: string) => Bytes,
): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['verify']);
  let given: Bytes;
  try {
    given = decode(signature);
  } catch {
    return false;
  }
  return crypto.subtle.verify('HMAC', key, given, signed);
}

type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const fromHex = (text: string): Bytes =>
  Uint8Array.from(text.match(/[0-9a-f]{2}/g) ?? [], (pair) => parseInt(pair, 16));
const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

function joined(first: Bytes, second: Bytes): Bytes {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
