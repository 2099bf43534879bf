import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { Client, Connection } from '@temporalio/client';
import { pino } from 'pino';
import { freePort } from '../../src/run/local/ports.ts';
import { startTemporal } from '../../src/run/local/index.ts';
import { searchAttributes } from '../../src/delivery/webhooks/temporal/names.ts';
import { JOBS } from '../../src/delivery/worker/jobs.ts';
import { scheduleIdOf } from '../../src/delivery/worker/schedules.ts';
import { atEnd, openFolder, opened } from '../support/opening.ts';
import { eventually, openFixture } from '../webhooks/delivery/fixture.ts';
import { quiet } from './support.ts';

// Temporal loses all its data while a worker is running: the worker registers everything again before it
// reports that it delivers.

const fixture = await opened(openFixture());
const dataDir = openFolder('lost-namespace');
const namespace = 'lost-and-found';
const start = (port?: number) =>
  startTemporal({ dataDir, log: quiet, headless: true, namespace, ...(port && { port }) });
let temporal = await start();
atEnd(() => temporal.stop());
const port = Number(temporal.address.split(':')[1]);

const health = `127.0.0.1:${await freePort()}`;
const isReady = () =>
  fetch(`http://${health}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
const log: { level: number; msg: string }[] = [];
const warned = () => log.filter(({ msg, level }) => level >= 40 && msg.startsWith('no Temporal')).length;

/** The names of search attributes and schedules missing in Temporal. */
async function missing(): Promise<string[]> {
  const connection = await Connection.connect({ address: temporal.address });
  try {
    const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
    const client = new Client({ connection, namespace });
    const gone = Object.keys(searchAttributes).filter((name) => !(name in (customAttributes ?? {})));
    for (const { name } of JOBS) {
      const schedule = client.schedule.getHandle(scheduleIdOf(name, fixture.installation));
      await schedule.describe().catch(() => gone.push(name));
    }
    return gone;
  } finally {
    await connection.close();
  }
}

/** Waits until the worker reports that it delivers. */
const ready = () => eventually(isReady, Boolean, 60_000);

async function killed(): Promise<void> {
  process.kill(temporal.pid, 'SIGKILL');
  await temporal.ended;
  await temporal.stop();
  await eventually(isReady, (is) => !is, 20_000);
}

await fixture.work({
  temporal: { address: temporal.address, namespace },
  healthAddress: health,
  log: pino({ level: 'info' }, { write: (line) => void log.push(JSON.parse(line)) }),
});

it('after the loss of its data, search attributes and schedules are back within a minute, and /readyz is 503 until then', async () => {
  expect([await ready(), await missing()]).toEqual([true, []]);
  await killed();
  for (const suffix of ['', '-wal', '-shm'])
    rmSync(path.join(dataDir, `temporal.db${suffix}`), { force: true });
  temporal = await start(port);
  await ready();
  expect(await missing()).toEqual([]);
}, 150_000);

it('after its namespace is deleted and created again: the same', async () => {
  const connection = await Connection.connect({ address: temporal.address });
  await connection.operatorService.deleteNamespace({ namespace });
  await eventually(isReady, (is) => !is, 30_000);
  await eventually(
    () =>
      connection.workflowService
        .registerNamespace({
          namespace,
          workflowExecutionRetentionPeriod: { seconds: 86_400 as never },
        })
        .then(
          () => true,
          () => false,
        ),
    Boolean,
    30_000,
  );
  await connection.close();
  await ready();
  expect(await missing()).toEqual([]);
}, 150_000);

it('each outage logs one warning, and the last is like the first', async () => {
  const before = warned();
  expect(before).toBeGreaterThan(0);
  for (let outages = 1; outages <= 2; outages += 1) {
    await killed();
    await sleep(3_000);
    temporal = await start(port);
    await ready();
    expect(warned()).toBe(before + outages);
  }
  expect(log.filter(({ msg }) => msg === 'deliveries continue').length).toBeGreaterThanOrEqual(2);
}, 150_000);
