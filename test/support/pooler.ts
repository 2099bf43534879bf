/**
 * PgBouncer in front of every database of a Postgres, configured by the file that we ship. A test run with
 * TEST_POOLER=1 starts one, and services and workers then reach their databases through it.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../../src/run/local/ports.ts';
import { startServerProcess, type ServerProcess } from '../../src/run/local/serverProcess.ts';
import { readEnvironment } from './environment.ts';
import { until } from './until.ts';

const SHIPPED = fileURLToPath(new URL('../../deploy/pgbouncer/pgbouncer.ini', import.meta.url));
/** The user `nobody`: PgBouncer refuses to run as root. */
const NOBODY = 65_534;

/** Whether PgBouncer 1.21 or later is installed. */
export function hasPgBouncer(): boolean {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /^PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

export interface Pooler {
  port: number;
  server: ServerProcess;
  /** The same database through PgBouncer. */
  through(url: string): string;
  stop(): Promise<void>;
}

export interface PoolerOptions {
  /** A URL of the app role, for its password and the server's address. */
  url: string;
  /** Settings that differ from the shipped ones. */
  settings?: Record<string, string | number>;
}

export async function startPooler({ url, settings = {} }: PoolerOptions): Promise<Pooler> {
  const { username, password, hostname, port: behind } = new URL(url);
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'workforce-pgbouncer-'));
  const users = path.join(folder, 'userlist.txt');
  const configuration = path.join(folder, 'pgbouncer.ini');
  // PgBouncer reads it as another user
  chmodSync(folder, 0o755);
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`, { mode: 0o600 });
  const changed = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    auth_file: users,
    unix_socket_dir: '',
    ...settings,
  };
  writeFileSync(
    configuration,
    `${readFileSync(SHIPPED, 'utf8').replace(/^workforce = .*$/m, `* = host=${hostname} port=${behind}`)}
${Object.entries(changed)
  .map(([name, value]) => `${name} = ${value}`)
  .join('\n')}
`,
  );
  const root = process.getuid?.() === 0;
  if (root) chownSync(users, NOBODY, NOBODY);
  const server = await startServerProcess({
    command: 'pgbouncer',
    args: [configuration],
    logFile: path.join(folder, 'pgbouncer.log'),
    stopSignal: 'INT',
    graceSeconds: 5,
    ...(root && { uid: NOBODY, gid: NOBODY }),
  });
  const through = (direct: string) => throughPort(direct, port);
  await until(() => answers(through(url)), 10_000);
  return {
    port,
    server,
    through,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function throughPort(url: string, port: number): string {
  const pooled = new URL(url);
  pooled.hostname = '127.0.0.1';
  pooled.port = String(port);
  return pooled.toString();
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  return client
    .connect()
    .then(() => true)
    .catch(() => false)
    .finally(() => client.end().catch(() => undefined));
}

/** How a service reaches a database: straight, or through the test run's PgBouncer. */
export function addressOf({ appUrl }: { appUrl: string }): {
  databaseUrl: string;
  databaseListenUrl?: string;
} {
  const { poolerPort } = readEnvironment();
  if (poolerPort === undefined) return { databaseUrl: appUrl };
  return { databaseUrl: throughPort(appUrl, poolerPort), databaseListenUrl: appUrl };
}

/** The same as environment variables. */
export function addressVariables(database: { appUrl: string }): Record<string, string> {
  const { databaseUrl, databaseListenUrl } = addressOf(database);
  return {
    DATABASE_URL: databaseUrl,
    ...(databaseListenUrl !== undefined && { DATABASE_LISTEN_URL: databaseListenUrl }),
  };
}
