import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkUrl, mayDial, urlNotPublicText } from '../../../src/delivery/webhooks/transport/addresses.ts';
import type { AddressPolicy } from '../../../src/delivery/webhooks/transport/addresses.ts';
import { networks, parseAddress } from '../../../src/delivery/webhooks/transport/ranges.ts';
import { forbiddenUrls, publicUrls } from './urlCorpus.ts';

const publicOnly: AddressPolicy = { allowedNetworks: [], allowedPorts: [443, 8443] };
const withLoopback: AddressPolicy = { ...publicOnly, allowedNetworks: ['127.0.0.0/8', '::1/128'] };

describe('a URL that is not public', () => {
  test('the corpus holds more than 80 of them, each once', () => {
    const urls = forbiddenUrls.map(([, url]) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.length).toBeGreaterThan(80);
  });

  test.each(forbiddenUrls)('is refused: %s', (_title, url) => {
    expect(checkUrl(url, publicOnly)).toEqual({ ok: false, reason: expect.any(String) });
  });

  test('is refused with one text that names no check and no address', () => {
    expect(urlNotPublicText).toContain('must be a public https address');
    expect(urlNotPublicText).not.toMatch(/\d+\.\d+/);
  });
});

describe('a public URL', () => {
  test.each(publicUrls)('is accepted: %s', (_title, url, expected) => {
    expect(checkUrl(url, publicOnly)).toMatchObject({ ok: true, ...expected });
  });

  test('of 2048 characters is accepted, of 2049 refused', () => {
    const url = (length: number) => 'https://hooks.example.com/'.padEnd(length, 'a');
    expect(checkUrl(url(2048), publicOnly).ok).toBe(true);
    expect(checkUrl(url(2049), publicOnly)).toEqual({ ok: false, reason: 'length' });
  });
});

describe('allowed networks', () => {
  test.each([
    'https://127.0.0.1:9443/',
    'https://127.9.9.9:1/',
    'https://[::1]:9443/',
    'https://localhost:9443/x',
    'https://hooks.example.test:9443/', // a name may lie in an allowed network: decided when it is resolved
  ])('open every port there: %s', (url) => {
    expect(checkUrl(url, withLoopback).ok).toBe(true);
  });

  test.each([
    'https://10.0.0.1/',
    'https://[::ffff:127.0.0.1]:9443/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://app.localhost/',
    'https://93.184.216.34:9443/',
    'http://127.0.0.1:9443/',
  ])('open nothing else: %s', (url) => {
    expect(checkUrl(url, withLoopback).ok).toBe(false);
  });

  test('localhost stays closed where only other networks are open', () => {
    expect(checkUrl('https://localhost/', { ...publicOnly, allowedNetworks: ['10.0.0.0/8'] }).ok).toBe(false);
  });

  test('a list that holds no network is an error that names the entry', () => {
    expect(() => networks(['127.0.0.0/8', 'loopback'])).toThrow('Not a CIDR network: loopback');
  });
});

describe('no address of a special range is ever accepted, however it is written', () => {
  const special = [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['168.63.129.16', 32],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const;
  const inSpecialRange = fc
    .constantFrom(...special)
    .chain(([base, bits]) => fc.nat({ max: 2 ** (32 - bits) - 1 }).map((offset) => toNumber(base) + offset));

  test('as IPv4: decimal, hexadecimal, octal, short, full width, or a mixture', () => {
    const spelling = fc.constantFrom(
      String,
      (n: number) => `0x${n.toString(16)}`,
      (n: number) => `0${n.toString(8)}`,
    );
    const script = fc.constantFrom(
      (s: string) => s,
      fullWidth,
      (s: string) => s.replaceAll('.', '。'),
      percent,
    );
    fc.assert(
      fc.property(
        inSpecialRange,
        fc.array(spelling, { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
        script,
        fc.constantFrom('', '.'),
        (address, spellings, parts, write, dot) => {
          const text = split(address, parts)
            .map((part, index) => spellings[index]!(part))
            .join('.');
          expect(checkUrl(`https://${write(text)}${dot}/`, publicOnly).ok).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('inside IPv6: mapped, translated, compatible, NAT64, 6to4, Teredo', () => {
    const embed = fc.constantFrom(
      (high: string, low: string) => `::ffff:${high}:${low}`,
      (high: string, low: string) => `::ffff:0:${high}:${low}`,
      (high: string, low: string) => `::${high}:${low}`,
      (high: string, low: string) => `64:ff9b::${high}:${low}`,
      (high: string, low: string) => `64:ff9b:1::${high}:${low}`,
      (high: string, low: string) => `2002:${high}:${low}::1`,
      (high: string, low: string) => `2001:0:${high}:${low}::1`,
      (high: string, low: string) => `2001:0:4136:e378:8000:63bf:${flip(high)}:${flip(low)}`,
    );
    fc.assert(
      fc.property(inSpecialRange, embed, (address, write) => {
        const text = write((address >>> 16).toString(16), (address & 0xffff).toString(16));
        expect(checkUrl(`https://[${text}]/`, publicOnly).ok).toBe(false);
        expect(mayDial(parseAddress(text)!, 443, publicOnly)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test('any IPv6 outside 2000::/3', () => {
    const group = fc.nat({ max: 0xffff });
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
        fc.pre(groups[0]! >>> 13 !== 1);
        const text = groups.map((part) => part.toString(16)).join(':');
        expect(checkUrl(`https://[${text}]/`, publicOnly).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test('and no text at all makes the check throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof checkUrl(text, publicOnly).ok).toBe('boolean');
        expect(typeof checkUrl(`https://${text}`, publicOnly).ok).toBe('boolean');
      }),
      { numRuns: 1000 },
    );
  });
});

function toNumber(dotted: string): number {
  return dotted.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** 127.0.0.1 in one to four parts, as inet_aton reads them: the last part holds what is left. */
function split(address: number, parts: number): number[] {
  const bytes = [24, 16, 8, 0].map((shift) => (address >>> shift) & 0xff);
  const rest = bytes.slice(parts - 1).reduce((sum, byte) => sum * 256 + byte, 0);
  return [...bytes.slice(0, parts - 1), rest];
}

function fullWidth(text: string): string {
  return text.replace(/[0-9a-z.]/g, (char) => String.fromCodePoint(char.codePointAt(0)! + 0xfee0));
}

function percent(text: string): string {
  return text.replace(/./g, (char) => `%${char.charCodeAt(0).toString(16)}`);
}

function flip(group: string): string {
  return (Number.parseInt(group, 16) ^ 0xffff).toString(16);
}
