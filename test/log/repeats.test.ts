import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createRepeats } from '../../src/log/repeats.ts';

type Line = Record<string, any>;

function logger(every?: number) {
  const lines: Line[] = [];
  const repeats = createRepeats(every);
  const log = pino(
    { hooks: { logMethod: repeats.logMethod } },
    { write: (line: string) => lines.push(JSON.parse(line) as Line) },
  );
  return { lines, repeats, log };
}

const refused = () => Object.assign(new Error('password authentication failed'), { code: '28P01' });

test('a failure that repeats is logged once, then as a count with the request ids', async () => {
  const { log, lines } = logger(100);
  for (let index = 0; index < 1000; index += 1)
    log.error({ err: refused(), request_id: `r${index}`, operation: 'getMe' }, 'request failed');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    msg: 'request failed',
    request_id: 'r0',
    err: { stack: expect.any(String) },
  });
  await sleep(150);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({
    level: 50,
    msg: 'request failed',
    repeated: 999,
    operation: 'getMe',
    err: { message: 'password authentication failed', code: '28P01' },
  });
  expect(lines[1]!['request_ids'].slice(0, 2)).toEqual(['r1', 'r2']);
});

test('after a pause the same failure is logged as a new line', async () => {
  const { log, lines } = logger(50);
  log.warn({ err: refused() }, 'lost');
  await sleep(120);
  log.warn({ err: refused() }, 'lost');
  expect(lines).toHaveLength(2);
  expect(lines.every((line) => line['repeated'] === undefined)).toBe(true);
});

test('another error, operation, text or level is a different failure', () => {
  const { log, lines } = logger();
  log.error({ err: refused(), operation: 'getMe' }, 'request failed');
  log.error({ err: refused(), operation: 'login' }, 'request failed');
  log.error({ err: new Error('something else'), operation: 'getMe' }, 'request failed');
  log.warn({ err: refused(), operation: 'getMe' }, 'request failed');
  log.error({ err: refused(), operation: 'getMe' }, 'it failed');
  expect(lines).toHaveLength(5);
});

test('lines that are not failures are always logged', () => {
  const { log, lines } = logger();
  for (let index = 0; index < 3; index += 1) {
    log.info({ err: refused() }, 'told');
    log.warn({ port: 1 }, 'careful');
    log.warn('plain');
  }
  expect(lines).toHaveLength(9);
});

test('a process that ends logs the remaining counts, including those of child loggers', () => {
  const { log, lines, repeats } = logger();
  const child = log.child({ part: 'relay' });
  child.error({ err: refused() }, 'lost');
  child.error({ err: refused() }, 'lost');
  repeats.close();
  expect(lines[1]).toMatchObject({ part: 'relay', repeated: 1, msg: 'lost' });
});
