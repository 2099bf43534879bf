import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findTemporalBinary } from '../../src/run/local/index.ts';
import { atEnd, opened } from '../support/opening.ts';
import { startReceiver } from '../support/receiver/receiver.ts';
import { until } from '../support/until.ts';
import { startWholeProduct } from '../support/wholeProduct.ts';

// downloads or builds the binary now if none is cached
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
/** Kills a server; resolves with its replacement. */
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
  it('reports that it is up only when the first event is delivered within a second', async () => {
    await until(async () => (await product.readyz()).status === 'ready', 90_000);
    webhook = (
      await product.asAdmin('POST', '/platform/webhooks/', { url: receiver.url, events: ['clock.started'] })
    ).id;
    expect((await product.readyz()).temporal).toBe('starting');
    await is('temporal', 'up');
    expect(await ping()).toBeLessThan(1_000);
  }, 180_000);

  // no SIGTERM: Postgres would wait for its clients for ever
  it.each(['SIGKILL', 'SIGINT', 'SIGQUIT'] as const)(
    'restarts a Postgres that ended by %s',
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
    'restarts a Temporal that ended by %s',
    async (signal) => {
      await replaced('temporal', signal);
      // the old status may be shown for some more seconds
      expect(await ping()).toBeLessThan(30_000);
      await is('temporal', 'up');
      expect(product.shown()).toContain('Temporal  runs again.');
    },
    120_000,
  );

  it('restarts both when both end at once', async () => {
    await Promise.all([replaced('postgres', 'SIGKILL'), replaced('temporal', 'SIGKILL')]);
    await is('database', 'ok');
    await is('temporal', 'up');
    expect(await ping()).toBeLessThan(20_000);
  }, 120_000);

  it('ends with exit code 1 and one line that says why, if Postgres cannot start again', async () => {
    // makes its data unreadable, as on a broken disk
    const control = path.join(product.dataDir, 'postgres', 'data', 'global', 'pg_control');
    const kept = readFileSync(control);
    writeFileSync(control, Buffer.alloc(kept.length));
    process.kill(product.serverOf('postgres')!, 'SIGKILL');
    expect(await product.ended).toBe(1);
    expect(product.shown()).toMatch(
      /Postgres ended and does not start again\. (The embedded Postgres did not|\w+ ended as soon as it was started)/,
    );
  }, 120_000);
});
