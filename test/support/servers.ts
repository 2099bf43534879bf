/**
 * The servers of a test run: a Temporal server and an embedded Postgres with a migrated template database,
 * which each test process clones. Both are real and stop with the run.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres, startTemporal } from '../../src/run/local/index.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { searchAttributes } from '../../src/delivery/webhooks/temporal/names.ts';

const quiet = { info: () => undefined, warn: () => undefined };

export async function startServers() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'workforce-test-'));
  const progress = (text: string) => process.stderr.write(`\r${text}  `);
  const [postgres, temporal] = await Promise.all([
    startPostgres({
      dataDir,
      log: quiet,
      settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
    }),
    startTemporal({ dataDir, log: quiet, headless: true, searchAttributes, onProgress: progress }),
  ]);
  await migrate(postgres);
  const file = path.join(dataDir, 'environment.json');
  writeFileSync(
    file,
    JSON.stringify({
      adminUrl: postgres.adminUrl,
      ownerUrl: postgres.ownerUrl,
      appUrl: postgres.appUrl,
      temporalAddress: temporal.address,
    }),
  );
  process.env['WORKFORCE_TEST_ENVIRONMENT'] = file;
  return async () => {
    await Promise.all([postgres.stop(), temporal.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
