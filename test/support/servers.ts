/**
 * The servers of a test run: a Temporal server and an embedded Postgres with a migrated template database,
 * which each test process clones; with TEST_POOLER=1 PgBouncer before it. All are real and stop with the run.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres, startTemporal } from '../../src/run/local/index.ts';
import { keepSettingsForRole } from '../../src/db/connectionSettings.ts';
import { createPool } from '../../src/db/pool.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { searchAttributes } from '../../src/delivery/webhooks/temporal/names.ts';
import { startPooler, type Pooler } from './pooler.ts';

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
  const pooler = process.env['TEST_POOLER'] ? await startPoolerBefore(postgres.appUrl) : undefined;
  const file = path.join(dataDir, 'environment.json');
  writeFileSync(
    file,
    JSON.stringify({
      adminUrl: postgres.adminUrl,
      ownerUrl: postgres.ownerUrl,
      appUrl: postgres.appUrl,
      temporalAddress: temporal.address,
      poolerPort: pooler?.port,
    }),
  );
  process.env['WORKFORCE_TEST_ENVIRONMENT'] = file;
  return async () => {
    await pooler?.stop();
    await Promise.all([postgres.stop(), temporal.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Starts PgBouncer, and gives the app role the settings that `migrate` gives it behind a pooler. */
async function startPoolerBefore(appUrl: string): Promise<Pooler> {
  const pool = createPool({ url: appUrl, size: 1 });
  await keepSettingsForRole(pool);
  await pool.end();
  // each test has a database of its own, of which few connections are left over for long
  const settings = { default_pool_size: 8, server_idle_timeout: 5 };
  return startPooler({ url: appUrl, settings });
}
