/** Runs `npm run rehearse` if its parts are installed. Otherwise it is skipped and says which are missing. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { missingParts } from './parts/missing.ts';
import { isTemporalBuilt } from './parts/temporal.ts';

const root = path.join(import.meta.dirname, '../..');
const missing = [
  ...missingParts(),
  ...(isTemporalBuilt() ? [] : ["Temporal's server (npm run rehearse -- --build-only)"]),
];

const NAME =
  'a production from real parts: it is installed, and rolled over to another build under load, without a failed call or a lost event';

if (missing.length > 0) test.skip(`${NAME}: without ${missing.join('; ')}`, () => undefined);
else
  test(
    NAME,
    async () => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'test/production/rehearse.ts'], {
        cwd: root,
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const code = await new Promise((resolve) => child.once('close', resolve));
      // shows the whole output if it ended with another code
      expect([code, code === 0 ? '' : said]).toEqual([0, '']);
      expect(said).toMatch(/^calls that failed +0$/m);
      expect(said).toMatch(/^builds +(\S+) -> \1-next$/m);
    },
    240_000,
  );
