import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Client } from 'undici';
import { createConnector, trust } from '../../../src/delivery/webhooks/transport/connect.ts';
import type { Dial } from '../../../src/delivery/webhooks/transport/connect.ts';
import { checkDestination } from '../../../src/delivery/webhooks/transport/resolve.ts';
import type { DnsReply } from '../../support/dns/server.ts';
import { startReceiver } from '../../support/receiver/receiver.ts';
import { closeAll, closeLater, dnsOf, policyFor, sendTo } from './fixture.ts';

// The receiver listens on 127.0.0.1, the only allowed address. A server on the same port of 127.0.0.2
// represents every private address, and must never get a connection.

const GOOD = ['127.0.0.1'];
const INSIDE = ['127.0.0.2'];
const NAME = 'hooks.example.test';

let canary: { connections: number; bytes: number };
let port: number;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeEach(async () => {
  receiver = await startReceiver({ hosts: [NAME] });
  closeLater(receiver.close);
  port = receiver.port;
  canary = { connections: 0, bytes: 0 };
  const server = createServer((socket) => {
    canary.connections += 1;
    socket.on('data', (data) => (canary.bytes += data.length));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.2', done));
  closeLater(() => new Promise((done) => server.close(() => done())));
});
afterEach(closeAll);

const refused = { acknowledged: false, cause: 'url_not_public', status: null, address: null, excerpt: null };

describe('a name that moves to a private address never reaches anything there', () => {
  test('between the check at creation and the first attempt', async () => {
    const { policy, url, send } = await named((count) => (count === 1 ? GOOD : INSIDE));
    expect((await checkDestination(url, policy)).ok).toBe(true);
    expect(await send()).toMatchObject(refused);
    expect(receiver.requests).toHaveLength(0);
    expect(canary.connections).toBe(0);
  });

  test('between the check and the connect of one attempt: the name is asked once, the checked address dialled', async () => {
    const { dns, send } = await named((count) => (count === 1 ? GOOD : INSIDE));
    expect(await send()).toMatchObject({ acknowledged: true, address: '127.0.0.1' });
    expect(dns.questions.sort()).toEqual([`A ${NAME}`, `AAAA ${NAME}`]);
    expect(canary.connections).toBe(0);
  });

  test('between the first and the third attempt, although the connection is warm', async () => {
    const { send } = await named((count) => (count < 3 ? GOOD : INSIDE));
    expect((await send()).acknowledged).toBe(true);
    expect((await send()).timings.connect_ms).toBeNull();
    expect(await send()).toMatchObject(refused);
    expect(receiver.requests).toHaveLength(2);
    expect(canary.connections).toBe(0);
  });

  test('and may come back: the fourth attempt is made again', async () => {
    const { send } = await named((count) => (count === 3 ? INSIDE : GOOD));
    const causes = [];
    for (let attempt = 0; attempt < 4; attempt++) causes.push((await send()).cause);
    expect(causes).toEqual(['acknowledged', 'acknowledged', 'url_not_public', 'acknowledged']);
  });

  test.each<[string, DnsReply]>([
    ['a good address before a bad one', [...GOOD, ...INSIDE]],
    ['a bad address before a good one', [...INSIDE, ...GOOD]],
    ['a good IPv4 and a bad IPv6', [...GOOD, '::1']],
    [
      'another name that is a metadata address',
      { cname: 'meta.example.test', addresses: ['169.254.169.254'] },
    ],
    ['another name that is inside', { cname: 'db.example.test', addresses: INSIDE }],
    ['a mapped address', ['::ffff:127.0.0.2']],
  ])('nor with %s', async (_title, reply) => {
    const { send } = await named(() => reply);
    expect(await send()).toMatchObject(refused);
    expect(receiver.connections()).toBe(0);
    expect(canary.connections).toBe(0);
  });

  test('nor by a redirect', async () => {
    const guide = await startReceiver({
      behaviour: (_request, response) =>
        response.writeHead(307, { location: `https://127.0.0.2:${port}/` }).end(),
    });
    closeLater(guide.close);
    expect(await sendTo(guide.url, policyFor()).send()).toMatchObject({ cause: 'redirect' });
    expect(canary.connections).toBe(0);
  });

  test('and the refusals of a closed port, an open port and a metadata address read alike', async () => {
    const told = [];
    for (const place of [`127.0.0.2:${port}`, '127.0.0.2:1', '169.254.169.254', '[::1]:22']) {
      const { timings, ...rest } = await sendTo(`https://${place}/`, policyFor()).send();
      expect(timings).toMatchObject({ dns_ms: null, connect_ms: null });
      told.push(JSON.stringify(rest));
    }
    expect(new Set(told).size).toBe(1);
  });
});

describe('the second check, of the connected socket', () => {
  test('ends a connection to an address that may not be dialled before a byte is sent', async () => {
    const policy = policyFor();
    const dial: Dial = {
      signal: new AbortController().signal,
      phase: 'connecting',
      connectMs: null,
      tlsMs: null,
      readyAt: 0,
    };
    const target = { address: '127.0.0.2', port, host: NAME, literal: false };
    const connect = createConnector(target, policy, trust(policy), () => dial);
    const client = new Client(`https://${NAME}:${port}`, { connect });
    closeLater(() => client.destroy());
    await expect(client.request({ method: 'POST', path: '/' })).rejects.toThrow('address_refused');
    await new Promise((done) => setTimeout(done, 50));
    expect(canary).toEqual({ connections: 1, bytes: 0 });
  });
});

async function named(answer: (count: number) => DnsReply) {
  const dns = await dnsOf({ [NAME]: (count) => answer(count) });
  const policy = policyFor(dns);
  const url = `https://${NAME}:${port}/hook`;
  return { dns, policy, url, ...sendTo(url, policy) };
}
