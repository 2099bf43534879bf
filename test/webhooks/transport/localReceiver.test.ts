import { X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Client } from 'undici';
import { loadIdentity } from '../../../src/run/receiver/identity.ts';
import { keptSecret } from '../../../src/run/receiver/keptSecret.ts';
import { describeDelivery } from '../../../src/run/receiver/print.ts';
import { createReceiver } from '../../../src/run/receiver/receiver.ts';
import { createSender } from '../../../src/delivery/webhooks/transport/send.ts';
import { deliveryHeaders, newWebhookSecret } from '../../../src/delivery/webhooks/transport/sign.ts';
import { openFolder } from '../../support/opening.ts';
import { closeAll, closeLater } from './fixture.ts';

const folder = openFolder('receiver');
const another = openFolder('receiver-secret');
const identity = loadIdentity(folder);
afterEach(closeAll);

const body = Buffer.from('{"event":"webhook.ping","data":{"message":"\\u001b[31mping"}}');
const secret = newWebhookSecret();

describe('npm run receiver', () => {
  test('makes its certificate once, for localhost and both loopback addresses, and never keeps the CA key', () => {
    expect(readdirSync(folder).sort()).toEqual(['ca.pem', 'server-key.pem', 'server.pem']);
    expect(loadIdentity(folder)).toEqual(identity);
    const [ca, server] = [readFileSync(identity.caFile), identity.certificate].map(
      (pem) => new X509Certificate(pem),
    );
    expect(server!.verify(ca!.publicKey)).toBe(true);
    expect(server!.checkHost('localhost')).toBe('localhost');
    expect(server!.checkIP('127.0.0.1')).toBe('127.0.0.1');
    expect(server!.subjectAltName).toContain('0:0:0:0:0:0:0:1');
    if (process.platform !== 'win32') expect(statSync(join(folder, 'server-key.pem')).mode & 0o077).toBe(0);
  });

  test('takes a delivery of the service, verifies both signatures and shows the body', async () => {
    const { printed, deliver } = await start({ secret });
    expect(await deliver(secret)).toMatchObject({ acknowledged: true, status: 204 });
    expect(printed[0]).toMatch(
      /webhook\.ping +d-1 +X-Service-Signature good, webhook-signature good +-> 204/,
    );
    expect(printed[0]).toContain('"message": "');
  });

  test('answers 401 when the signature is wrong', async () => {
    const { printed, deliver } = await start({ secret });
    expect(await deliver(newWebhookSecret())).toMatchObject({ status: 401 });
    expect(printed[0]).toContain('X-Service-Signature BAD');
  });

  test('says unverified before it knows a secret, then learns it by PUT /secret', async () => {
    const { printed, deliver, port } = await start({});
    expect(await deliver(secret)).toMatchObject({ status: 204 });
    expect(printed[0]).toContain('unverified');
    const client = new Client(`https://127.0.0.1:${port}`, {
      connect: { ca: readFileSync(identity.caFile) },
    });
    closeLater(() => client.destroy());
    await client.request({ method: 'PUT', path: '/secret', body: `${secret}\n` });
    expect(await deliver(newWebhookSecret())).toMatchObject({ status: 401 });
    expect(await deliver(secret)).toMatchObject({ status: 204 });
    expect(printed.join('')).not.toContain(secret);
  });

  test('keeps the secret that it learnt last for its next start, for its owner only', () => {
    expect(keptSecret(another).read()).toBeUndefined();
    keptSecret(another).write(secret);
    expect(keptSecret(another).read()).toBe(secret);
    if (process.platform !== 'win32') expect(statSync(join(another, 'secret')).mode & 0o077).toBe(0);
  });

  test('--fail 2 answers 500 twice, then 204', async () => {
    const { deliver } = await start({ secret, fail: 2 });
    const statuses = [await deliver(secret), await deliver(secret), await deliver(secret)].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([500, 500, 204]);
  });

  test('prints no control character of a header or body', async () => {
    const { printed, deliver } = await start({});
    await deliver(secret, Buffer.from('not JSON \u001b[2J\u0007'));
    expect(printed[0]).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/);
  });
});

async function start(options: { secret?: string; fail?: number }) {
  const printed: string[] = [];
  const { server } = createReceiver({
    ...identity,
    fail: 0,
    ...options,
    onDelivery: (delivery) => printed.push(describeDelivery(delivery)),
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closeLater(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(() => done()));
  });
  const { port } = server.address() as AddressInfo;
  const sender = createSender({
    allowedNetworks: ['127.0.0.0/8', '::1/128'],
    allowedPorts: [443, 8443],
    ca: readFileSync(identity.caFile),
  });
  closeLater(sender.close);
  const deliver = (key: string, bytes = body) => {
    const headers = deliveryHeaders({
      kind: 'webhook.ping',
      deliveryId: 'd-1',
      body: bytes,
      secret: key,
      at: new Date(),
    });
    return sender.send({ url: `https://localhost:${port}/hook`, headers, body: bytes, timeoutMs: 3_000 });
  };
  return { printed, deliver, port };
}
