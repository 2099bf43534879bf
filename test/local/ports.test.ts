import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort, isPortFree } from '../../src/run/local/index.ts';

test('a free port is used as preferred; a taken one is replaced by another', async () => {
  const port = await freePort();
  expect(await isPortFree(port)).toBe(true);
  expect(await freePort(port)).toBe(port);
  expect(await freePort([port], [port])).not.toBe(port);

  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await isPortFree(port)).toBe(false);
  expect(await freePort(port)).not.toBe(port);
  await new Promise((resolve) => server.close(resolve));
});

test('a port that only answers over IPv6 counts as taken, because localhost would reach it', async () => {
  const server = createServer();
  const listens = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(0, '::1', () => resolve(true));
  });
  if (!listens) return;
  expect(await isPortFree((server.address() as AddressInfo).port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
});
