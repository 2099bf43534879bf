import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import { defaultLimits } from '../../src/delivery/webhooks/limits.ts';
import { opened } from '../support/opening.ts';
import { eventually, openFixture } from '../webhooks/delivery/fixture.ts';

const fixture = await opened(openFixture());

it('a worker that ends between two periods also ends its workflow: the next worker logs no failure', async () => {
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) });
  // periods without length, so that the end is almost always between two of them
  const first = await fixture.work({ log, limits: { ...defaultLimits, periodMs: 0 } });
  const [sender] = await eventually(
    () => fixture.workflows('webhookSender'),
    (ids) => ids.length > 0,
  );
  await first.shutdown();
  await fixture.work({ log });
  const status = await eventually(
    async () => (await fixture.client.workflow.getHandle(sender!).describe()).status.name,
    (name) => name !== 'RUNNING',
    30_000,
  );
  expect(['CANCELLED', 'COMPLETED']).toContain(status);
  expect(warnings.filter((line) => line.includes('Workflow failed'))).toEqual([]);
}, 90_000);
