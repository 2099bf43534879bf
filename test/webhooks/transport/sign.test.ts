import { describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { verifySignatures } from '../../../src/run/receiver/verify.ts';
import {
  deliveryHeaders,
  newWebhookSecret,
  serviceSignature,
} from '../../../src/delivery/webhooks/transport/sign.ts';
import type { DeliverySignature } from '../../../src/delivery/webhooks/transport/sign.ts';

const pingBody = Buffer.from(
  '{"event":"webhook.ping","occurred_at":"2026-11-20T09:00:00+01:00","actor":{"id":"0193a000-0000-7000-8000-000000000001",' +
    '"email":"ada@example.test","name":"Ada Keller"},"data":{"webhook_id":"0193a000-0000-7000-8000-0000000000aa","message":"ping"}}',
);
const pingSecret = 'whsec_test_0123456789';

function signed(changes: Partial<DeliverySignature> = {}) {
  const delivery = {
    kind: 'absence.approved',
    deliveryId: '0193a000-0000-7000-8000-0000000000d1',
    body: Buffer.from('{"name":"Zoë"}'),
    secret: newWebhookSecret(),
    at: new Date(),
    ...changes,
  };
  return { ...delivery, headers: deliveryHeaders(delivery) };
}

describe('X-Service-Signature', () => {
  test('of the ping in openapi/guides/09-webhooks.md is the one on that page', () => {
    const { headers } = signed({ kind: 'webhook.ping', body: pingBody, secret: pingSecret });
    expect(headers['x-service-signature']).toBe(
      'sha256=e06e7e7930c893b2e5120c877cf8f8fcbcc04256e7ec321e97a23a3ee4856783',
    );
    expect(headers['x-service-event']).toBe('webhook.ping');
    expect(headers['webhook-signature']).toBeUndefined(); // that secret is no key of Standard Webhooks
  });

  test('is keyed with the current secret only during an overlap', () => {
    const { headers, secret, body } = signed({ previousSecret: newWebhookSecret() });
    expect(headers['x-service-signature']).toBe(serviceSignature(secret, body));
  });
});

describe('Standard Webhooks', () => {
  test('the Standard Webhooks library verifies the headers with the secret as it was shown', () => {
    const { headers, secret, body } = signed();
    expect(new Webhook(secret).verify(body, headers)).toEqual({ name: 'Zoë' });
  });

  test('the signature equals the one that the library makes', () => {
    const at = new Date('2026-11-20T09:00:00Z');
    const { headers, secret, body, deliveryId } = signed({ at });
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(deliveryId, at, body));
    expect(headers['webhook-timestamp']).toBe('1795165200');
    expect(headers['webhook-id']).toBe(deliveryId);
  });

  test('during an overlap the old secret and the new one both verify, a third does not', () => {
    const previousSecret = newWebhookSecret();
    const { headers, secret, body, deliveryId, at } = signed({ previousSecret });
    expect(headers['webhook-signature']!.split(' ')[0]).toBe(new Webhook(secret).sign(deliveryId, at, body));
    expect(headers['webhook-signature']).toMatch(/^v1,[\w+/]{43}= v1,[\w+/]{43}=$/);
    for (const known of [secret, previousSecret])
      expect(() => new Webhook(known).verify(body, headers)).not.toThrow();
    expect(() => new Webhook(newWebhookSecret()).verify(body, headers)).toThrow();
  });

  test('an altered body does not verify', () => {
    const { headers, secret } = signed();
    expect(() => new Webhook(secret).verify('{"name":"Zoe"}', headers)).toThrow();
  });
});

describe('a new secret', () => {
  test('is whsec_ and base64 of 32 bytes, and never the same', () => {
    const secrets = Array.from({ length: 100 }, newWebhookSecret);
    expect(new Set(secrets).size).toBe(100);
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
    }
  });
});

describe('the local receiver', () => {
  const now = new Date();
  const verify = (given: ReturnType<typeof signed>, changes: Record<string, string> = {}, at = now) =>
    verifySignatures(given.secret, { ...given.headers, ...changes }, given.body, at);

  test('finds both signatures good', () => {
    expect(verify(signed())).toEqual({ service: true, standard: true });
    expect(verify(signed({ previousSecret: newWebhookSecret() }))).toEqual({ service: true, standard: true });
  });

  test('finds a wrong, a missing and a repeated one bad', () => {
    const delivery = signed();
    expect(verify(delivery, { 'x-service-signature': 'sha256=00' }).service).toBe(false);
    expect(verify(delivery, { 'x-service-signature': '' }).service).toBe(false);
    expect(verify(delivery, { 'webhook-signature': 'v1,AAAA' }).standard).toBe(false);
    expect(verify(delivery, { 'webhook-id': 'another' }).standard).toBe(false);
    expect(verify(delivery, {}, new Date(Date.now() + 301_000)).standard).toBe(false);
  });
});
