import { expect, test } from '@jest/globals';
import { Client } from '@temporalio/client';
import { NativeConnection } from '@temporalio/worker';
import { pino } from 'pino';
import { createPool } from '../../src/db/pool.ts';
import { bound, sharedStatement } from '../../src/db/statement.ts';
import { freePort } from '../../src/run/local/ports.ts';
import { createOutages } from '../../src/delivery/webhooks/temporal/outages.ts';
import { createTimeLimit } from '../../src/delivery/webhooks/temporal/timeLimit.ts';
import { readEnvironment } from '../support/environment.ts';
import { opened, openDatabase } from '../support/opening.ts';

const database = await openDatabase();
const connection = await opened(NativeConnection.connect({ address: readEnvironment().temporalAddress }));
const client = new Client({ connection });

function outages() {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  return { outages: createOutages(log), said: () => lines.map(({ msg }) => msg) };
}
/** The error that a real call fails with. */
const failureOf = async (call: () => Promise<unknown>): Promise<unknown> => {
  try {
    await call();
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
};
const noTemporal = 'no Temporal: deliveries wait in Postgres';

test('each outage is logged once when it begins and once when it ends', async () => {
  const { outages: reported, said } = outages();
  const port = await freePort();
  const away = await failureOf(() => NativeConnection.connect({ address: `127.0.0.1:${port}` }));
  for (let outage = 1; outage <= 2; outage += 1) {
    for (let tries = 0; tries < 3; tries += 1) reported.failed(away);
    reported.over();
    reported.over();
  }
  expect(said()).toEqual([noTemporal, 'deliveries continue', noTemporal, 'deliveries continue']);
}, 60_000);

test('the log says whether Temporal, Postgres or the service itself failed', async () => {
  const inTime = createTimeLimit(client, 5_000);
  const pool = await opened(Promise.resolve(createPool({ url: database.appUrl, size: 1 })), (it) => it.end());
  const gone = createPool({ url: 'postgres://nobody@127.0.0.1:1/nowhere', size: 1 });
  const nonsense = sharedStatement('SELECT nonsense');
  const failures: [string, () => Promise<unknown>][] = [
    [noTemporal, () => inTime(() => client.workflowService.describeNamespace({ namespace: 'nowhere' }))],
    [noTemporal, () => createTimeLimit(client, 20)(() => new Promise(() => undefined))],
    ['no Postgres: deliveries wait', () => pool.run([bound(nonsense)])],
    ['no Postgres: deliveries wait', () => gone.run([bound(nonsense)])],
    [
      'TypeError: deliveries wait in Postgres, and the worker tries again',
      () => Promise.resolve().then(() => (undefined as never as { x(): void }).x()),
    ],
  ];
  for (const [sentence, call] of failures) {
    const { outages: reported, said } = outages();
    reported.failed(await failureOf(call));
    expect(said()).toEqual([sentence]);
  }
  await gone.end();
}, 60_000);
