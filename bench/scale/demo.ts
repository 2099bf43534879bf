/**
 * How long the demo takes on an empty database, in its normal size and with several times its people and
 * records.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { seedIfEmpty } from '../../src/demo/index.ts';
import { startPostgres } from '../../src/run/local/index.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { APP_SECRET } from '../fixture.ts';
import type { Measure } from './measure.ts';

const SCALES = [1, 4];

export const demo: Measure = async () => {
  const took: string[] = [];
  for (const scale of SCALES) took.push(`${scale}×: ${((await seeding(scale)) / 1000).toFixed(2)} s`);
  return [
    {
      what: 'the demo on an empty database, as it is and with several times its people',
      measured: took.join(', '),
      target: 'leaves a start under 10 s',
    },
  ];
};

async function seeding(scale: number): Promise<number> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'workforce-bench-'));
  const log = pino({ level: 'silent' });
  const postgres = await startPostgres({ dataDir, log });
  try {
    await migrate(postgres);
    const began = performance.now();
    await seedIfEmpty({ ownerUrl: postgres.ownerUrl, appSecret: APP_SECRET, log, scale });
    return performance.now() - began;
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
