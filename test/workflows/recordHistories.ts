/**
 * Records the histories of all branches, or of those named as arguments (`node --import tsx`). Run it after a
 * change of a workflow that running workflows can replay.
 */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { startTemporal } from '../../src/run/local/index.ts';
import { searchAttributes } from '../../src/delivery/webhooks/temporal/names.ts';
import { branches } from './branches.ts';
import { openFixture } from './fixture.ts';

const folder = new URL('./histories/', import.meta.url);
const dataDir = mkdtempSync(path.join(tmpdir(), 'workforce-histories-'));
const quiet = { info: () => undefined, warn: () => undefined };
const named = process.argv.slice(2);
const wanted = branches.filter(({ name }) => named.length === 0 || named.includes(name));
const temporal = await startTemporal({
  dataDir,
  log: quiet,
  headless: true,
  searchAttributes,
  // suggest continue-as-new early, because histories would have thousands of events otherwise
  dynamicConfig: { 'limit.historyCount.suggestContinueAsNew': 40 },
});
const file = path.join(dataDir, 'environment.json');
writeFileSync(file, JSON.stringify({ temporalAddress: temporal.address }));
process.env['WORKFORCE_TEST_ENVIRONMENT'] = file;
const fixture = await openFixture();
try {
  if (named.length === 0) for (const old of readdirSync(folder)) rmSync(new URL(old, folder));
  await Promise.all(
    wanted.map(async ({ name, type, input, results, meanwhile, firstRun }) => {
      const run = await fixture.start(type, input, results, `history-${name}`);
      await meanwhile?.(run);
      await run.result().catch(() => undefined);
      const history = JSON.parse(historyToJSON(await run.history(firstRun)), scrubbed) as object;
      writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(history, null, 1)}\n`);
      process.stdout.write(`${name}\n`);
    }),
  );
} finally {
  await fixture.close();
  await temporal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Removes the names of machine and process, which a replay does not need. */
function scrubbed(key: string, value: unknown): unknown {
  if (key === 'stackTrace') return '';
  if (key === 'identity') return 'recorded';
  return value;
}
