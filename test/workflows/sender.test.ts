import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { SharedTurnResult } from '../../workflows/contract.ts';
import { eventually } from '../webhooks/delivery/fixture.ts';
import { opened } from '../support/opening.ts';
import { openFixture } from './fixture.ts';

const fixture = await opened(openFixture());

const periodOf = (
  endpoints: number,
  sent: number,
  more: Partial<SharedTurnResult> = {},
): SharedTurnResult => ({
  endpoints,
  sent,
  acknowledged: sent - 1,
  handedOver: 1,
  ...more,
});

describe('webhookSender', () => {
  it('runs periods until its worker ends, and shows the counts of the last and of all', async () => {
    const held: { end?: (result: SharedTurnResult) => void } = {};
    const last = () => new Promise<SharedTurnResult>((resolve) => (held.end = resolve));
    const run = await fixture.start(
      'webhookSender',
      { worker: randomUUID() },
      {
        shared: [periodOf(40, 50), periodOf(30, 35, { grouped: 4 }), last],
      },
    );
    const shown = await eventually(
      () => run.details(),
      (text) => text.startsWith('last period: 30'),
    );
    expect(shown).toBe(
      'last period: 30 endpoints, 35 sent, 34 acknowledged, 1 to retry, 4 to retry together\n\n' +
        'in total: 85 sent, 83 acknowledged, 2 to retry, 4 to retry together',
    );
    await eventually(
      () => Promise.resolve(held.end),
      (end) => end !== undefined,
    );
    held.end!(periodOf(1, 5, { ended: true }));
    expect(await run.result()).toBe('90 sent, 87 acknowledged, 3 to retry, 4 to retry together');
  }, 30_000);

  it('fails when its worker sends no heartbeat', async () => {
    const run = await fixture.start(
      'webhookSender',
      { worker: randomUUID() },
      {
        shared: [periodOf(40, 50), () => sleep(9_000).then(() => periodOf(1, 1))],
      },
    );
    await expect(run.result()).rejects.toMatchObject({
      cause: {
        type: 'WorkerLost',
        message: 'its worker was lost; before: 50 sent, 49 acknowledged, 1 to retry',
      },
    });
  }, 40_000);

  it('passes its counts to the run that continues it', async () => {
    const run = await fixture.start(
      'webhookSender',
      { worker: randomUUID(), totals: { sent: 900, acknowledged: 890, handedOver: 10 } },
      { shared: [periodOf(5, 5, { ended: true })] },
    );
    expect(await run.result()).toBe('905 sent, 894 acknowledged, 11 to retry');
  });
});
