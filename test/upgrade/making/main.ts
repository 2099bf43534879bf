/**
 * `npm run release:fixture` stores the state of the checked-out release for upgrade tests: it gets companies
 * and every kind of long-running work, and is killed in the middle of it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Connection } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import pg from 'pg';
import { migrations } from '../../../src/generated/migrations.ts';
import { VERSION } from '../../../src/lib/version.ts';
import { freePort, startPostgres, startTemporal } from '../../../src/run/local/index.ts';
import { migrate } from '../../../src/migrations/migrate.ts';
import { searchAttributes } from '../../../src/delivery/webhooks/temporal/names.ts';
import { install } from '../../production/parts/installation.ts';
import { startDns } from '../../support/dns/server.ts';
import { inDatabase } from '../../support/environment.ts';
import { startReceiver, status, testAuthority } from '../../support/receiver/receiver.ts';
import { TEMPORAL, writeRelease, type KeptRelease, type Release, type UnderWay } from '../kept.ts';
import { settingsFor } from '../settings.ts';
import { takeRows } from '../rows.ts';
import { seedCompanies } from './company.ts';
import { assertUnderWay, eventually, failingDeliveries, longJobs, secondFactorOf } from './underWay.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const APP_SECRET = `fixture of ${VERSION}: opens nothing but this release's fixture`;
const ADMIN = { email: 'second.factor@example.test', password: 'fixture of a second factor' };
/**
 * The third attempt is late enough for everything else to be running by then; the ones after it follow soon.
 */
const SCHEDULE = '1s,3m,1s,1s,1s';

/** What a release is compiled from. */
const SOURCES = ['src', 'workflows', 'package-lock.json'];

const say = (line: string) => process.stdout.write(`${line}\n`);
const quiet = { info: () => undefined, warn: () => undefined };

async function main(): Promise<void> {
  const commit = commitOf();
  const compiled = spawnSync(process.execPath, [path.join(root, 'codegen/compile.js')], { stdio: 'inherit' });
  if (compiled.status !== 0) throw new Error('it could not be compiled');
  const place = mkdtempSync(path.join(tmpdir(), 'workforce-release-'));
  const ends: (() => unknown)[] = [() => rmSync(place, { recursive: true, force: true })];
  try {
    const kept = await keep(place, commit, ends);
    const bytes = writeRelease(kept);
    const rows = Object.values(kept.database.tables).reduce((sum, { length }) => sum + length, 0);
    say(
      `${VERSION} at ${commit.slice(0, 12)}: ${rows} rows, ${Object.keys(kept.histories).length} histories, ${bytes} bytes`,
    );
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

/** The commit of these sources. */
function commitOf(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', ...SOURCES);
  if (changed) throw new Error(`Commit these changes first:\n${changed}`);
  return git('log', '-1', '--format=%H', '--', ...SOURCES);
}

async function keep(place: string, commit: string, ends: (() => unknown)[]): Promise<KeptRelease> {
  const postgres = await startPostgres({ dataDir: place, log: quiet, settings: { fsync: 'off' } });
  ends.push(() => postgres.stop());
  const temporal = await startTemporal({ dataDir: place, log: quiet, headless: true, searchAttributes });
  ends.push(() => temporal.stop());
  await migrate(postgres);
  const { workspaces } = await seedCompanies(postgres.ownerUrl, APP_SECRET);
  const workspace = workspaces[0]!;
  const admin = new pg.Pool({ connectionString: inDatabase(postgres.adminUrl, 'workforce'), max: 2 });
  ends.push(() => admin.end());
  const dns = await startDns();
  ends.push(() => dns.close());
  const receiver = await startReceiver({ behaviour: status(503) });
  ends.push(() => receiver.close());

  const installation = install({
    place,
    host: workspace.host,
    secrets: {
      DATABASE_URL: postgres.appUrl,
      DATABASE_MIGRATE_URL: postgres.ownerUrl,
      APP_SECRET,
    },
    settings: settingsFor({
      place,
      temporal: temporal.address,
      dns: dns.address,
      schedule: SCHEDULE,
      ca: testAuthority(),
    }),
  });
  const port = await freePort();
  const api = await installation.startApi(port, VERSION);
  ends.push(() => api.stop());
  const worker = await installation.startWorker(VERSION);
  ends.push(() => worker.stop());
  const site = { url: `http://127.0.0.1:${port}`, host: workspace.host };

  const create = ['admin', 'create', '--workspace', workspace.slug, '--email', ADMIN.email];
  const created = await installation.command(
    [...create, '--name', 'Second Factor', '--ask-password'],
    `${ADMIN.password}\n`,
  );
  if (created.code !== 0) throw new Error(created.output);
  const secondFactor = await secondFactorOf(site, ADMIN);
  const webhooks = await failingDeliveries(site, workspace, receiver.url, admin);
  say('deliveries wait for their third attempt');
  await eventually('the audit trail is chained', async () => {
    const { rows } = await admin.query('SELECT 1 FROM audit_chain LIMIT 1');
    return rows.length > 0;
  });
  const jobs = await longJobs(site, workspace, admin);
  process.kill(worker.id.pid, 'SIGKILL');
  await worker.ended;
  await api.stop();
  const underWay: UnderWay = { webhooks, ...jobs };
  await assertUnderWay(admin, underWay);
  const keptAt = new Date().toISOString();
  const histories = await historiesAt(temporal.address);
  const tables = await takeRows(admin);
  await temporal.stop();

  const release: Release = {
    version: VERSION,
    commit,
    keptAt,
    fixtureAppSecret: APP_SECRET,
    workspaces,
    secondFactor,
    underWay,
  };
  return { release, database: { migrations, tables }, temporal: filesOfTemporal(place), histories };
}

/** Histories of all running workflows. */
async function historiesAt(address: string): Promise<KeptRelease['histories']> {
  const connection = await Connection.connect({ address });
  const { workflow } = new Client({ connection });
  const histories: KeptRelease['histories'] = {};
  for await (const { workflowId } of workflow.list({ query: `ExecutionStatus = 'Running'` }))
    histories[workflowId] = JSON.parse(
      historyToJSON(await workflow.getHandle(workflowId).fetchHistory()),
      withoutMachine,
    ) as object;
  await connection.close();
  return histories;
}

/** Removes the machine's name, which a replay does not need. */
const withoutMachine = (key: string, value: unknown): unknown => (key === 'identity' ? 'kept' : value);

const filesOfTemporal = (place: string) =>
  Object.fromEntries(
    TEMPORAL.map((name) => [name, readFileSync(path.join(place, name))]),
  ) as KeptRelease['temporal'];

await main();
