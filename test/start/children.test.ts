import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findTemporalBinary } from '../../src/run/local/index.ts';
import { atEnd, opened } from '../support/opening.ts';
import { startReceiver } from '../support/receiver/receiver.ts';
import { until } from '../support/until.ts';
import { startWholeProduct } from '../support/wholeProduct.ts';

// where no binary is cached yet, it is downloaded or built now
await findTemporalBinary();
const receiver = await opened(startReceiver());
const product = await startWholeProduct();
atEnd(async () => {
  const shown = product.shown();
  await product.stop();
  if (process.env['TEST_LOG']) process.stderr.write(shown);
});
let webhook: string;

const is = (part: 'database' | 'temporal', state: string) =>
  until(async () => (await product.readyz())[part] === state, 60_000);
/** Ends a server; resolves with the one that replaces it. */
async function replaced(name: 'postgres' | 'temporal', signal: NodeJS.Signals): Promise<void> {
  const before = product.serverOf(name)!;
  process.kill(before, signal);
  await until(() => ![undefined, before].includes(product.serverOf(name)), 60_000);
}

/** Sends a ping; returns the milliseconds until it arrived. */
async function ping(): Promise<number> {
  const seen = receiver.requests.length;
  const before = performance.now();
  await product.asAdmin('POST', `/platform/webhooks/${webhook}/ping/`);
  await receiver.waitFor(seen + 1, 30_000);
  return performance.now() - before;
}

describe('npm start', () => {
  it('says up only when the first event is delivered within a second', async () => {
    await until(async () => (await product.readyz()).status === 'ready', 90_000);
    webhook = (
      await product.asAdmin('POST', '/platform/webhooks/', { url: receiver.url, events: ['clock.started'] })
    ).id;
    expect((await product.readyz()).temporal).toBe('starting');
    await is('temporal', 'up');
    expect(await ping()).toBeLessThan(1_000);
  }, 180_000);

  // on SIGTERM Postgres would wait for its clients for ever
  it.each(['SIGKILL', 'SIGINT', 'SIGQUIT'] as const)(
    'starts a Postgres again that ended by %s',
    async (signal) => {
      await replaced('postgres', signal);
      await is('database', 'ok');
      await is('temporal', 'up');
      expect(await ping()).toBeLessThan(10_000);
      expect(product.shown()).toContain('Postgres  runs again.');
    },
    120_000,
  );

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'starts a Temporal again that ended by %s',
    async (signal) => {
      await replaced('temporal', signal);
      // the last status may be shown for some more seconds
      expect(await ping()).toBeLessThan(30_000);
      await is('temporal', 'up');
      expect(product.shown()).toContain('Temporal  runs again.');
    },
    120_000,
  );

  it('starts both again when both end at once', async () => {
    await Promise.all([replaced('postgres', 'SIGKILL'), replaced('temporal', 'SIGKILL')]);
    await is('database', 'ok');
    await is('temporal', 'up');
    expect(await ping()).toBeLessThan(20_000);
  }, 120_000);

  it('ends with 1 and a line that says why, where Postgres does not start any more', async () => {
    // its data cannot be read any more, as on a disk that is broken
    const control = path.join(product.dataDir, 'postgres', 'data', 'global', 'pg_control');
    const kept = readFileSync(control);
    writeFileSync(control, Buffer.alloc(kept.length));
    process.kill(product.serverOf('postgres')!, 'SIGKILL');
    expect(await product.ended).toBe(1);
    expect(product.shown()).toMatch(
      /Postgres ended and does not start again\. The embedded Postgres did not/,
    );
  }, 120_000);
});
