/**
 * A stored release, installed again: its database and its Temporal as they were, with any version running on
 * them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { VERSION } from '../../src/lib/version.ts';
import { freePort, startTemporal } from '../../src/run/local/index.ts';
import { searchAttributes } from '../../src/delivery/webhooks/temporal/names.ts';
import { install, type Installation } from '../production/parts/installation.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { startDns } from '../support/dns/server.ts';
import { atEnd, opened, openFolder } from '../support/opening.ts';
import { testAuthority } from '../support/receiver/receiver.ts';
import type { Site } from './client.ts';
import { giveTimeAnew } from './anew.ts';
import { readRelease, TEMPORAL, type KeptRelease } from './kept.ts';
import { restore } from './rows.ts';
import { settingsFor } from './settings.ts';

export interface Installed extends KeptRelease {
  /** The `DATA_DIR` of the walk and other files. */
  folder: string;
  rows: TestDatabase;
  installation: Installation;
  /** Starts an API process; it ends with the test file at the latest. */
  api(version?: string): Promise<{ site: Site; stop(): Promise<void> }>;
  worker(version?: string): Promise<{ stop(): Promise<void> }>;
}

const quiet = { info: () => undefined, warn: () => undefined };

/** The database is not migrated yet. `buildOf` gives the compiled service of another version. */
export async function openRelease(
  version: string,
  buildOf?: (version: string) => string,
): Promise<Installed> {
  const kept = readRelease(version);
  const { release } = kept;
  const folder = openFolder(`release-${version}`);
  const rows = await opened(createDatabase(''), (database) => database.drop());
  await restore(rows, kept.database);
  // undoes the passing of time: the licence would have lapsed, and rows are deleted after thirty days
  await rows.admin.query(`UPDATE workspaces SET valid_until = current_date + 365`);
  await rows.admin.query('UPDATE user_imports SET created_at = now()');
  const data = path.join(folder, 'temporal');
  mkdirSync(data);
  for (const name of TEMPORAL) writeFileSync(path.join(data, name), kept.temporal[name]);
  const temporal = await startTemporal({ dataDir: data, log: quiet, headless: true, searchAttributes });
  atEnd(() => temporal.stop());
  await giveTimeAnew(temporal.address, `workspace-export-${release.underWay.export.id}`);
  const dns = await opened(startDns({ localhost: ['127.0.0.1'] }));
  const workspace = release.workspaces[0]!;
  const installation = install({
    place: folder,
    host: workspace.host,
    secrets: {
      DATABASE_URL: rows.appUrl,
      DATABASE_MIGRATE_URL: rows.ownerUrl,
      APP_SECRET: release.fixtureAppSecret,
    },
    settings: settingsFor({
      place: folder,
      temporal: temporal.address,
      dns: dns.address,
      schedule: '1s,1s,1s,1s,1s',
      ca: testAuthority(),
    }),
    ...(buildOf && { buildOf }),
  });
  return {
    ...kept,
    folder,
    rows,
    installation,
    async api(of = VERSION) {
      const port = await freePort();
      const api = await installation.startApi(port, of);
      atEnd(() => api.stop());
      return { site: { url: `http://127.0.0.1:${port}`, host: workspace.host }, stop: () => api.stop() };
    },
    async worker(of = VERSION) {
      const worker = await installation.startWorker(of);
      atEnd(() => worker.stop());
      return worker;
    },
  };
}
