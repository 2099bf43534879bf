/**
 * Runs twenty faults of `npm run faults` if its programs are installed. Otherwise it is skipped and says
 * which are missing.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { isTemporalBuilt } from '../../production/parts/temporal.ts';
import { missingForFaults } from './missing.ts';
import { nameOf, planOf } from './plan.ts';

const root = path.join(import.meta.dirname, '../../..');
const missing = [
  ...missingForFaults(),
  ...(isTemporalBuilt() ? [] : ["Temporal's server (npm run rehearse -- --build-only)"]),
];

/** With this seed: kills, freezes, a failover, a full disk, a clock that jumps, two versions. */
const [SEED, ROUNDS, FAULTS] = [784, 4, 5];
const NAME =
  'twenty faults in an installation from real parts: nothing that was acknowledged is lost or doubled';

if (missing.length > 0) test.skip(`${NAME}: without ${missing.join('; ')}`, () => undefined);
else
  test(
    NAME,
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'workforce-campaign-'));
      const report = path.join(folder, 'report.jsonl');
      const options = { seed: SEED, rounds: ROUNDS, faults: FAULTS, report };
      const child = spawn(
        process.execPath,
        [
          ...['--import', 'tsx', 'test/faults/campaign/main.ts'],
          ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
        ],
        { cwd: root, env: { ...process.env, NODE_OPTIONS: '' } },
      );
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const code = await new Promise((resolve) => child.once('close', resolve));
      // shows the whole output if it ended with another code
      expect([code, code === 0 ? '' : said]).toEqual([0, '']);
      expect(said).toMatch(/^faults +20$/m);
      expect(Number(/^writes acknowledged +(\d+)$/m.exec(said)![1])).toBeGreaterThan(100);
      const lines = readFileSync(report, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { faults?: string[] });
      expect(lines.flatMap(({ faults }) => faults ?? [])).toEqual(
        [0, 1, 2, 3].flatMap((round) => planOf(SEED, round, FAULTS).map(nameOf)),
      );
      rmSync(folder, { recursive: true });
    },
    300_000,
  );
