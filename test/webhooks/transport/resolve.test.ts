import { describe, expect, test } from '@jest/globals';
import type { AddressPolicy, CheckedUrl } from '../../../src/delivery/webhooks/transport/addresses.ts';
import { checkUrl } from '../../../src/delivery/webhooks/transport/addresses.ts';
import { checkDestination, resolve } from '../../../src/delivery/webhooks/transport/resolve.ts';
import { startDns } from '../../support/dns/server.ts';
import type { DnsReply } from '../../support/dns/server.ts';
import { opened } from '../../support/opening.ts';

const dns = await opened(startDns());
const policy: AddressPolicy = {
  // fake names answer with no address that somebody has: this network is for documentation, 2e00::/8 unallocated
  allowedNetworks: ['203.0.113.0/24'],
  allowedPorts: [443, 8443],
  dnsServers: [dns.address],
};

const refused = { ok: false, reason: 'address' };
const mixed = { ok: false, reason: 'mixed_addresses' };

describe('a name is refused when it resolves to', () => {
  test.each<[string, DnsReply, object]>([
    ['loopback', ['127.0.0.1'], refused],
    ['a private address', ['10.1.2.3'], refused],
    ['a metadata address', ['169.254.169.254'], refused],
    ['IPv6 loopback', ['::1'], refused],
    ['a mapped address', ['::ffff:203.0.113.8'], refused],
    [
      'another name that is a metadata address',
      { cname: 'meta.internal', addresses: ['169.254.169.254'] },
      refused,
    ],
    ['one bad among good ones', ['203.0.113.34', '203.0.113.35', '10.0.0.1'], mixed],
    ['a good IPv4 and a bad IPv6', ['203.0.113.34', 'fd00:ec2::254'], mixed],
    ['a bad IPv4 and a good IPv6', ['192.168.0.1', '2e00::1'], mixed],
  ])('%s', async (title, reply, expected) => {
    const name = `${title.replace(/\W+/g, '-').toLowerCase()}.example.test`;
    dns.set(name, reply);
    expect(await checkDestination(`https://${name}/`, policy)).toEqual(expected);
  });
});

describe('a name is accepted at creation', () => {
  test('when every address is public, with both families in the answer, IPv4 first', async () => {
    dns.set('good.example.test', ['2e00::1', '203.0.113.34']);
    expect(await checkDestination('https://good.example.test/', policy)).toMatchObject({
      ok: true,
      port: 443,
    });
    expect(await ask('good.example.test')).toEqual({
      ok: true,
      addresses: ['203.0.113.34', '2e00::1'],
    });
  });

  test.each<[string, DnsReply, string]>([
    ['it does not exist', 'NXDOMAIN', 'ENOTFOUND'],
    ['it has no address', [], 'ENODATA'],
    ['its server fails', 'SERVFAIL', 'ESERVFAIL'],
  ])('when %s: its deliveries fail instead', async (_title, reply, code) => {
    const name = `${code.toLowerCase()}.example.test`;
    dns.set(name, reply);
    expect((await checkDestination(`https://${name}/`, policy)).ok).toBe(true);
    expect(await ask(name)).toEqual({ ok: false, reason: 'unresolved', code });
  });

  test('when its server is silent, within the time given', async () => {
    dns.set('silent.example.test', 'SILENCE');
    const startedAt = performance.now();
    expect((await checkDestination('https://silent.example.test/', policy, 300)).ok).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(900);
    expect(await ask('silent.example.test', 300)).toEqual({
      ok: false,
      reason: 'unresolved',
      code: 'ETIMEOUT',
    });
  });
});

describe('resolution', () => {
  test('asks once for each family, and again the next time', async () => {
    dns.set('twice.example.test', ['203.0.113.34']);
    const asked = () => dns.questions.filter((question) => question.endsWith('twice.example.test')).sort();
    await ask('twice.example.test');
    expect(asked()).toEqual(['A twice.example.test', 'AAAA twice.example.test']);
    await ask('twice.example.test');
    expect(asked()).toHaveLength(4);
  });

  test.each<[string, DnsReply]>([
    ['fails', 'SERVFAIL'],
    ['is silent', 'SILENCE'],
  ])('continues with IPv4 when IPv6 %s', async (_title, reply) => {
    dns.set('half.example.test', (_count, type) => (type === 'A' ? ['203.0.113.34'] : reply));
    expect(await ask('half.example.test', 400)).toEqual({ ok: true, addresses: ['203.0.113.34'] });
  });

  test('ends at once with its signal', async () => {
    dns.set('silent.example.test', 'SILENCE');
    const startedAt = performance.now();
    const answer = resolve(checked('silent.example.test'), policy, 5_000, AbortSignal.timeout(100));
    expect(await answer).toMatchObject({ reason: 'unresolved' });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  test('sends no query for localhost, which is the allowed loopback', async () => {
    const open = { ...policy, allowedNetworks: ['127.0.0.0/8', '::1/128'] };
    const localhost = checkUrl('https://localhost:9443/', open) as CheckedUrl;
    expect(await resolve(localhost, open, 500)).toEqual({ ok: true, addresses: ['127.0.0.1', '::1'] });
    const onlyFour = { ...policy, allowedNetworks: ['127.0.0.1/32'] };
    expect(await resolve(localhost, onlyFour, 500)).toEqual({ ok: true, addresses: ['127.0.0.1'] });
  });

  test('refuses a port that is open in an allowed network only', async () => {
    const open = { ...policy, allowedNetworks: ['127.0.0.0/8'] };
    dns.set('inner.example.test', ['127.0.0.1']);
    dns.set('outer.example.test', ['203.0.113.34']);
    expect((await checkDestination('https://inner.example.test:9443/', open)).ok).toBe(true);
    expect(await checkDestination('https://outer.example.test:9443/', open)).toEqual(refused);
  });
});

function checked(name: string): CheckedUrl {
  return checkUrl(`https://${name}/`, policy) as CheckedUrl;
}

function ask(name: string, timeoutMs = 2_000) {
  return resolve(checked(name), policy, timeoutMs);
}
