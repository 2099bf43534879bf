import { expect, test } from '@jest/globals';
import { linkBase } from '../../../src/workspace/linkBase.ts';

const hosts = ['a.example.com', 'b.example.com'];

test.each<[string, string | null, readonly string[], boolean, string | null]>([
  ['none without PUBLIC_URL', null, hosts, false, null],
  [
    'PUBLIC_URL if its host is one of the workspace’s',
    'https://b.example.com',
    hosts,
    false,
    'https://b.example.com',
  ],
  ['whatever the capitals', 'https://b.example.com', ['B.Example.com'], false, 'https://b.example.com'],
  ['PUBLIC_URL for the only workspace', 'https://time.example.com', hosts, true, 'https://time.example.com'],
  [
    'PUBLIC_URL if the workspace has no host of its own',
    'https://time.example.com',
    [],
    false,
    'https://time.example.com',
  ],
  [
    'otherwise the first host of the workspace',
    'https://time.example.com',
    hosts,
    false,
    'https://a.example.com',
  ],
  [
    'with scheme, port and path of PUBLIC_URL',
    'http://localhost:8080/app',
    hosts,
    false,
    'http://a.example.com:8080/app',
  ],
  [
    'a public host if PUBLIC_URL is public',
    'https://time.example.com',
    ['127.0.0.1', 'a.localhost', 'z.example.org'],
    false,
    'https://z.example.org',
  ],
  [
    'a local host if PUBLIC_URL is local',
    'http://localhost:8080',
    ['a.example.com', 'b.localhost'],
    false,
    'http://b.localhost:8080',
  ],
])('links lead to: %s', (_title, publicUrl, own, alone, expected) => {
  expect(linkBase(publicUrl, { hosts: own, alone })).toBe(expected);
});
