import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { BatchResult } from '../../workflows/contract.ts';
import { opened } from '../support/opening.ts';
import { openFixture } from './fixture.ts';

const fixture = await opened(openFixture());

const turn = (more: boolean, sent = 50, handedOver = 0): BatchResult => ({
  sent,
  acknowledged: sent - handedOver,
  handedOver,
  more,
});
const endpoint = () => ({ workspaceId: randomUUID(), webhookId: randomUUID() });

describe('webhookEndpoint', () => {
  it('takes turns until nothing is due, and ends with its counts', async () => {
    const input = endpoint();
    const run = await fixture.start('webhookEndpoint', input, {
      turns: [turn(true), turn(true, 50, 3), turn(false, 12)],
    });
    expect(await run.result()).toBe('112 sent, 109 acknowledged, 3 to retry');
    expect(run.calls.map(({ input: given }) => given)).toEqual([input, input, input]);
    expect(await run.details()).toBe('112 sent, 109 acknowledged, 3 to retry');
  });

  it('takes one more turn for a wake-up that comes during the last, however many come', async () => {
    const input = endpoint();
    const workflowId = `test-${randomUUID()}`;
    const wake = () => fixture.client.workflow.getHandle(workflowId).signal('wake');
    const first = async () => {
      for (let count = 0; count < 5; count += 1) await wake();
      return turn(false, 1);
    };
    const results = { turns: [first, turn(false, 1)] };
    const run = await fixture.start('webhookEndpoint', input, results, workflowId);
    expect(await run.result()).toBe('2 sent, 2 acknowledged, 0 to retry');
  });

  it('carries its counts into the run that continues it', async () => {
    const input = { ...endpoint(), totals: { sent: 900, acknowledged: 890, handedOver: 10 } };
    const run = await fixture.start('webhookEndpoint', input, { turns: [turn(false, 5)] });
    expect(await run.result()).toBe('905 sent, 895 acknowledged, 10 to retry');
  });
});

describe('timedJob', () => {
  it('runs the job it is given, and returns its result', async () => {
    const run = await fixture.start('timedJob', { job: 'due-leave' }, {});
    expect(await run.result()).toBe('40 things done by due-leave');
  });
});
