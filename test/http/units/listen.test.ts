import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { listen } from '../../../src/db/listen.ts';
import { openDatabase } from '../../support/opening.ts';

const database = await openDatabase();

test('a lost listener reconnects by itself with one attempt at a time and growing waits, and logs it once', async () => {
  const real = new URL(database.appUrl);
  const open = new Set<Socket>();
  const tries: number[] = [];
  let refuses = false;
  const server = createServer((client) => {
    if (refuses) {
      tries.push(Date.now());
      return void client.destroy();
    }
    const upstream = connect(Number(real.port), real.hostname);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const heard: string[] = [];
  let reconnects = 0;
  const listener = await listen({
    url: database.appUrl.replace(`:${real.port}/`, `:${port}/`),
    channels: { news: (payload) => heard.push(payload) },
    onReconnect: () => (reconnects += 1),
  });
  const tell = async (text: string) => {
    await database.admin.query(`SELECT pg_notify('news', $1)`, [text]);
    await sleep(100);
  };
  await tell('first');
  expect(heard).toEqual(['first']);

  refuses = true;
  for (const socket of open) socket.destroy();
  await sleep(2_500);
  // 100, 200, 400 and 800 ms apart
  expect(tries.length).toBeGreaterThanOrEqual(3);
  expect(tries.length).toBeLessThanOrEqual(5);
  await tell('nobody hears this');

  refuses = false;
  const end = Date.now() + 5_000;
  while (reconnects === 0 && Date.now() < end) await sleep(50);
  await tell('second');
  expect([heard, reconnects]).toEqual([['first', 'second'], 1]);

  await listener.close();
  await sleep(100);
  for (const socket of open) socket.destroy();
  server.close();
});
