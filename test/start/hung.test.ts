/** WEB_CONCURRENCY: the first process notices another one whose event loop hangs. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { startApiProcess } from '../support/apiProcess.ts';
import { opened, openDatabase } from '../support/opening.ts';
import { until } from '../support/until.ts';

const database = await openDatabase();
const api = await opened(startApiProcess(database, { WEB_CONCURRENCY: '2' }), (one) => one.stop());

const told = () => api.lines.filter(({ msg }) => msg === 'an API process hangs, and is ended');
const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('one that is stopped for longer than ten seconds is ended and replaced, and new connections are answered throughout', async () => {
  const [hung] = api.children();
  process.kill(hung!, 'SIGSTOP');
  // one connection may be handed to it before the first process notices
  const lost: unknown[] = [];
  for (const end = Date.now() + 20_000; api.children().length < 3 && Date.now() < end; await sleep(100))
    await fetch(`${api.url}/readyz`, {
      signal: AbortSignal.timeout(2_000),
      headers: { connection: 'close' },
    }).then(
      ({ status }) => expect(status).toBe(200),
      (error: unknown) => lost.push(error),
    );
  expect(lost.length).toBeLessThanOrEqual(1);
  expect(api.children()).toHaveLength(3);
  expect(told().map(({ child }) => child)).toEqual([hung]);
  expect(isThere(hung!)).toBe(false);
}, 60_000);

test('if the first process itself was stopped for longer, none of the others is ended', async () => {
  const before = told().length;
  const children = api.children().length;
  process.kill(api.pid, 'SIGSTOP');
  await sleep(13_000);
  process.kill(api.pid, 'SIGCONT');
  await sleep(3_000);
  await until(async () => (await fetch(`${api.url}/readyz`)).status === 200);
  expect([told().length, api.children().length]).toEqual([before, children]);
}, 60_000);
