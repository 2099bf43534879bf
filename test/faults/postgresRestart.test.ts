import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { migrate } from '../../src/migrations/migrate.ts';
import { startPostgres } from '../../src/run/local/index.ts';
import { readEnvironment } from '../support/environment.ts';
import { atEnd, openFolder } from '../support/opening.ts';
import { shortLeases, quiet, settled, useFaults } from './support.ts';

// This file has a Postgres of its own, because the one that all other tests share must not be restarted.

const dataDir = openFolder('restart');
const start = () => startPostgres({ dataDir, log: quiet, settings: { shared_buffers: '32MB' } });
let postgres = await start();
atEnd(() => postgres.stop());
await migrate(postgres);
const file = path.join(dataDir, 'environment.json');
const { adminUrl, ownerUrl, appUrl } = postgres;
writeFileSync(
  file,
  JSON.stringify({ adminUrl, ownerUrl, appUrl, temporalAddress: readEnvironment().temporalAddress }),
);
// databases opened from here on are in this Postgres
process.env['WORKFORCE_TEST_ENVIRONMENT'] = file;

const faults = useFaults();

describe('Postgres', () => {
  it('restarted, then killed with -9 in the middle of a run: nothing is lost, and every POST has its attempt row', async () => {
    const { fixture } = faults;
    const receiver = await fixture.receiver(
      (_request, response) => void setTimeout(() => response.writeHead(204).end(), 25),
    );
    const webhook = await fixture.webhook(receiver.url);
    await fixture.emit(150);
    const { port } = postgres;
    await faults.workerProcess(shortLeases);

    await receiver.waitFor(20, 30_000);
    await postgres.stop();
    await sleep(1_000);
    postgres = await start();
    expect(postgres.port).toBe(port);

    await receiver.waitFor(60, 60_000);
    process.kill(postgres.pid, 'SIGKILL');
    await postgres.ended;
    await postgres.stop();
    postgres = await start();
    expect(postgres.port).toBe(port);

    const rows = await fixture.until(webhook, settled(150), 90_000);
    expect(rows.every(({ status }) => status === 'delivered')).toBe(true);
    expect(await faults.unrecorded(webhook, receiver.requests)).toEqual([]);
    // new events are delivered as usual
    await fixture.emit(5);
    await fixture.until(webhook, settled(155), 60_000);
  }, 240_000);
});
