import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { historyFromJSON } from '@temporalio/common/lib/proto-utils.js';
import { Worker } from '@temporalio/worker';
import { pino } from 'pino';
import type { EndpointInput } from '../../workflows/contract.ts';
import { workflowBundle } from '../../src/delivery/worker/bundle.ts';
import { installRuntime } from '../../src/delivery/worker/runtime.ts';
import { branches } from './branches.ts';

// New code must continue running workflows: one that waits for twelve hours may wake up in another version.
// recordHistories.ts records the histories, one for each path.

const folder = new URL('./histories/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
const textOf = (name: string) => readFileSync(new URL(`${name}.json`, folder), 'utf8');
let bundle: Awaited<ReturnType<typeof workflowBundle>>;
beforeAll(async () => {
  installRuntime(pino({ level: 'silent' }));
  bundle = await workflowBundle();
});

describe('recorded histories', () => {
  it('exist for every branch', () => {
    expect(names.sort()).toEqual(branches.map(({ name }) => name).sort());
  });

  it.each(names)('%s is replayed to the same commands', async (name) => {
    const history = historyFromJSON(JSON.parse(textOf(name)));
    await Worker.runReplayHistory({ workflowBundle: bundle }, history, `history-${name}`);
  });

  it('fail to replay when changed', async () => {
    const history = historyFromJSON(
      JSON.parse(textOf('delivery-exhausted').replaceAll('attemptDelivery', 'somethingElse')),
    );
    await expect(
      Worker.runReplayHistory({ workflowBundle: bundle }, history, 'history-changed'),
    ).rejects.toThrow(/determinism/i);
  });

  it('of a sender that continues as new pass its counts on', () => {
    const continued = textOf('endpoint-continued-as-new').split('ContinuedAsNewEventAttributes')[1]!;
    const [, input] = /"data": "([^"]+)"/.exec(continued)!;
    const { totals } = JSON.parse(Buffer.from(input!, 'base64').toString()) as EndpointInput;
    expect(totals!.sent).toBeGreaterThanOrEqual(50);
    // the continuing run begins with the same counts
    expect(textOf('endpoint-continuing')).toContain('"continuedExecutionRunId"');
  });

  it.each(names)('%s holds ids, counts, waits and codes only', (name) => {
    const data = [...textOf(name).matchAll(/"data": "([^"]+)"/g)].map(([, base64]) =>
      Buffer.from(base64!, 'base64').toString(),
    );
    expect(data.length).toBeGreaterThan(0);
    for (const text of data) expect(text).not.toMatch(/https?:|@|whsec_|actor|employee|occurred_at/);
  });
});
