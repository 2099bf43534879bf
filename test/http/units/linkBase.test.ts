import { expect, test } from '@jest/globals';
import { linkBase } from '../../../src/workspace/linkBase.ts';

const hosts = ['a.example.com', 'b.example.com'];

test.each<[string, string | null, readonly string[], boolean, string | null]>([
  ['none without PUBLIC_URL', null, hosts, false, null],
  [
    'PUBLIC_URL where its host is one of the own',
    'https://b.example.com',
    hosts,
    false,
    'https://b.example.com',
  ],
  ['whatever the capitals', 'https://b.example.com', ['B.Example.com'], false, 'https://b.example.com'],
  ['PUBLIC_URL for the only workspace', 'https://time.example.com', hosts, true, 'https://time.example.com'],
  ['PUBLIC_URL without an own host', 'https://time.example.com', [], false, 'https://time.example.com'],
  ['the first own host otherwise', 'https://time.example.com', hosts, false, 'https://a.example.com'],
  [
    'with scheme, port and path of PUBLIC_URL',
    'http://localhost:8080/app',
    hosts,
    false,
    'http://a.example.com:8080/app',
  ],
  [
    'a host that reaches as far: a public one',
    'https://time.example.com',
    ['127.0.0.1', 'a.localhost', 'z.example.org'],
    false,
    'https://z.example.org',
  ],
  [
    'a local one',
    'http://localhost:8080',
    ['a.example.com', 'b.localhost'],
    false,
    'http://b.localhost:8080',
  ],
])('links lead to: %s', (_title, publicUrl, own, alone, expected) => {
  expect(linkBase(publicUrl, { hosts: own, alone })).toBe(expected);
});
