import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { addressOf, trustedProxies } from '../../../src/http/clientAddress.ts';

const asked = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

const nobody = trustedProxies([]);
const ours = trustedProxies(['10.0.0.0/8', 'fd00::/8', '192.0.2.1/32']);

describe('the address of the client', () => {
  test('without trusted proxies it is the socket’s address, whatever a header says', () => {
    for (const header of [undefined, '203.0.113.7', '10.0.0.1', '', 'garbage'])
      expect(addressOf(asked('198.51.100.4', header), nobody)).toBe('198.51.100.4');
    expect(addressOf(asked('::ffff:198.51.100.4'), nobody)).toBe('198.51.100.4');
    expect(addressOf(asked(undefined), nobody)).toBe('0.0.0.0');
  });

  test.each([
    // header, client
    ['203.0.113.7', '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7', '203.0.113.7'], // the client wrote the first address itself
    ['1.1.1.1, 203.0.113.7, 10.0.0.9', '203.0.113.7'], // our inner proxy added the last one
    ['10.0.0.9, 10.0.0.8', '10.0.0.9'], // a client on the inside network
    ['  203.0.113.7  ', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:DB8:0:0::7%eth0', '2001:db8::7'],
    ['', '10.0.0.1'],
    ['garbage', '10.0.0.1'],
    ['203.0.113.7, garbage', '10.0.0.1'],
    ['203.0.113.7, garbage, 10.0.0.9', '10.0.0.9'], // nothing before an invalid entry can be trusted
    ['999.1.1.1', '10.0.0.1'],
  ])('behind a trusted proxy, %j means %s', (header, address) => {
    expect(addressOf(asked('10.0.0.1', header), ours)).toBe(address);
    expect(addressOf(asked('::ffff:10.0.0.1', header), ours)).toBe(address);
  });

  test('a client that is not a trusted proxy cannot claim another address', () => {
    expect(addressOf(asked('203.0.113.99', '1.1.1.1'), ours)).toBe('203.0.113.99');
    expect(addressOf(asked('192.0.2.2', '1.1.1.1'), ours)).toBe('192.0.2.2');
    expect(addressOf(asked('192.0.2.1', '1.1.1.1'), ours)).toBe('1.1.1.1');
    expect(addressOf(asked('fd00::1', '1.1.1.1'), ours)).toBe('1.1.1.1');
    expect(addressOf(asked('fe80::1', '1.1.1.1'), ours)).toBe('fe80::1');
  });

  test('shorthand forms of an address are not accepted as another address', () => {
    // ipaddr.js reads 0x0a.1 and 167772161 as 10.0.0.1; forwarded in this form they must not become trusted
    // hops
    expect(addressOf(asked('10.0.0.1', '1.1.1.1, 167772161'), ours)).toBe('10.0.0.1');
    expect(addressOf(asked('10.0.0.1', '1.1.1.1, 0x0a.0.0.1'), ours)).toBe('10.0.0.1');
  });
});
