import { mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { claim } from './claim.ts';
import { LocalServerError } from './error.ts';
import { startServerProcess } from './serverProcess.ts';
import type { ServerProcess } from './serverProcess.ts';
import type { LocalLog } from './log.ts';
import { freePort } from './ports.ts';
import { commandOf, end, identify } from './processes.ts';
import { findBinaries } from './postgres/binaries.ts';
import { clusterOf, openCluster } from './postgres/cluster.ts';
import { findRunner } from './postgres/runner.ts';
import type { PostgresRunner, RunnerKind } from './postgres/runner.ts';

/** Settings for development; others, including fsync, keep Postgres' defaults. */
const ours = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '256MB',
  max_connections: 200,
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
};

const usualPort = 54_329;

export interface PostgresOptions {
  /** The folder of all local data; the cluster is in `postgres/` below it. */
  readonly dataDir: string;
  readonly log: LocalLog;
  /** Use only this port, because clients already know it. */
  readonly port?: number;
  /** Server settings that override ours, such as `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string | number>>;
  /** Ways to run Postgres as root; detected by default. */
  readonly runners?: readonly RunnerKind[];
}

export interface LocalPostgres {
  /** Database `workforce` as `workforce_owner`, the role that owns and migrates it. */
  readonly ownerUrl: string;
  /** Database `workforce` as `workforce_app`: neither owner nor superuser, bound by row-level security. */
  readonly appUrl: string;
  /** Database `postgres` as the superuser, for tests that create databases. */
  readonly adminUrl: string;
  /** On 127.0.0.1. */
  readonly port: number;
  readonly pid: number;
  /** Resolves with the exit code when the server has ended, for whatever reason. */
  readonly ended: Promise<number>;
  /** Fast shutdown: rolls back open transactions and writes data. May be called repeatedly. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded Postgres of `dataDir`; creates database and roles the first time. It ends with this
 * process. Uses the last port, else 54329, else any free one. Log: `<dataDir>/logs/postgres.log`.
 * @throws LocalServerError if it already runs for this folder, has no binaries, or does not start
 */
export async function startPostgres(options: PostgresOptions): Promise<LocalPostgres> {
  const { log, port: wanted, settings = {}, runners } = options;
  const dataDir = resolve(options.dataDir);
  const logFile = join(dataDir, 'logs', 'postgres.log');
  await mkdir(dataDir, { recursive: true });
  const binaries = await findBinaries();
  const what = { name: 'Embedded Postgres', folder: dataDir, stopSignal: 'SIGINT' } as const;
  const held = await claim(join(dataDir, 'run', 'postgres.json'), what, log);
  try {
    const runner = await findRunner(dataDir, binaries, log, runners);
    const passwords = await openCluster(runner);
    const { server, port } = await startServer(runner, dataDir, logFile, { ...ours, ...settings }, wanted);
    await held.record(server.id);
    const url = (role: string, password: string, database: string) =>
      `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
    return {
      ownerUrl: url('workforce_owner', passwords.owner, 'workforce'),
      appUrl: url('workforce_app', passwords.app, 'workforce'),
      adminUrl: url('postgres', passwords.admin, 'postgres'),
      port,
      pid: server.id.pid,
      ended: server.ended,
      async stop() {
        await server.stop();
        await held.release();
      },
    };
  } catch (error) {
    await held.release();
    throw error;
  }
}

/** Starts the server; retries with another port if it was taken, and while an old backend is ending. */
async function startServer(
  runner: PostgresRunner,
  dataDir: string,
  logFile: string,
  settings: Readonly<Record<string, string | number>>,
  wanted: number | undefined,
): Promise<{ server: ServerProcess; port: number }> {
  const portFile = join(dataDir, 'run', 'postgres.port');
  const last = Number(await readFile(portFile, 'utf8').catch(() => '')) || usualPort;
  const refused: number[] = [];
  for (let attempt = 1; ; attempt++) {
    await removeStalePid(runner);
    const port = wanted ?? (await freePort([last, usualPort], refused));
    const args = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const {
      command,
      args: words,
      user,
    } = runner.command(runner.binaries.postgres, ['-D', clusterOf(runner), ...args]);
    const logged = (await stat(logFile).catch(() => undefined))?.size ?? 0;
    const server = await startServerProcess({
      command,
      args: words,
      logFile,
      stopSignal: 'INT',
      graceSeconds: 20,
      ...user,
    });
    if (await isReady(runner, server)) {
      await writeFile(portFile, String(port));
      return { server, port };
    }
    await server.stop();
    const logText = await readFrom(logFile, logged);
    if (/address already in use/i.test(logText)) {
      refused.push(port);
      if (wanted !== undefined) await sleep(500);
    } else if (/pre-existing shared memory block|already exists/i.test(logText)) await sleep(500);
    else attempt = Infinity;
    if (attempt >= 10) throw notStarted(logText, logFile);
  }
}

/** Waits for `ready` in line eight of postmaster.pid, as pg_ctl does: connections are accepted. */
async function isReady(runner: PostgresRunner, server: ServerProcess): Promise<boolean> {
  const deadline = Date.now() + 120_000;
  while (!server.hasEnded() && Date.now() < deadline) {
    const lines = (await readFile(join(clusterOf(runner), 'postmaster.pid'), 'utf8').catch(() => '')).split(
      '\n',
    );
    if (lines[0] === String(server.id.pid) && lines[7]?.trim() === 'ready') return true;
    await sleep(20);
  }
  return false;
}

/**
 * Removes a postmaster.pid left by kill -9, because Postgres refuses to start if another process now has its
 * pid. Our own pid file proved that no owner lives, so a server that still runs on this cluster is stopped
 * first.
 */
async function removeStalePid(runner: PostgresRunner): Promise<void> {
  const file = join(clusterOf(runner), 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  const orphan = commandOf(pid).includes(`-D ${clusterOf(runner)}`) ? identify(pid) : undefined;
  if (orphan) await end(orphan, 'SIGINT');
  await rm(file, { force: true });
}

async function readFrom(file: string, offset: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(20_000), position: offset });
    return buffer.subarray(0, bytesRead).toString();
  } finally {
    await handle.close();
  }
}

function notStarted(logText: string, logFile: string): LocalServerError {
  const reason =
    logText.split('\n').findLast((line) => /FATAL|could not|error/i.test(line)) ?? 'it gave no reason';
  return new LocalServerError(
    `The embedded Postgres did not start: ${reason.replace(/^.*?(FATAL|LOG|ERROR):\s*/, '').trim()}`,
    `Read ${logFile}, or set DATABASE_URL and DATABASE_MIGRATE_URL.`,
  );
}
