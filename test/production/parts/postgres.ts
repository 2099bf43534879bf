/**
 * Debian's PostgreSQL as an operator sets it up: TLS and scram only, a national locale, an owner role and an
 * application role.
 */
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../src/run/local/ports.ts';
import { childEnv, run } from '../../../src/run/local/processes.ts';
import { startServerProcess, type ServerProcess } from '../../../src/run/local/serverProcess.ts';
import type { Authority } from '../../../src/run/receiver/certificates.ts';

const VERSIONS = '/usr/lib/postgresql';

/** The folder with the programs of the newest PostgreSQL from Debian; null if none is installed. */
export function debianPostgres(): string | null {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  const newest = versions.filter((one) => one >= 15).sort((a, b) => b - a)[0];
  const bin = path.join(VERSIONS, String(newest), 'bin');
  return ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'pg_basebackup'].every((name) =>
    existsSync(path.join(bin, name)),
  )
    ? bin
    : null;
}

export const ROLES = { owner: 'hr_owner', app: 'hr_service' } as const;
const PASSWORD = 'Kd93-rehearsed_only';

export interface Cluster {
  /** The data directory. */
  data: string;
  port: number;
  /** The URL of a role for a database: encrypted, with the server's certificate verified. */
  url(role: string, database?: string): string;
  /** Runs one of its programs as its user, connected as the superuser. Throws with the output on failure. */
  program(name: string, args: readonly string[]): Promise<string>;
  sql(text: string, database?: string): Promise<string>;
  /** Takes over the data directory of a base backup. */
  copyFrom(folder: string): Promise<void>;
  /** Starts its process without waiting until it is ready. */
  launch(): Promise<ServerProcess>;
  /** `follows`: as a standby. */
  start(follows?: boolean): Promise<void>;
  stop(): Promise<void>;
}

interface Place {
  /** A folder of its own, which other users may enter. */
  folder: string;
  authority: Authority;
  settings?: Readonly<Record<string, string>>;
}

/** Creates and starts a cluster with both roles and an empty database `hr` that the owner role owns. */
export async function makeCluster(place: Place): Promise<Cluster> {
  const cluster = await clusterAt(place);
  const passwordFile = path.join(place.folder, 'superuser');
  writeFileSync(passwordFile, PASSWORD);
  owned(passwordFile);
  await cluster.program('initdb', [
    ...[
      '-D',
      cluster.data,
      '-U',
      'postgres',
      '--pwfile',
      passwordFile,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
    ],
    ...['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=de-DE', '--no-sync'],
  ]);
  await settle(cluster, place);
  await cluster.start();
  await cluster.sql(
    `CREATE ROLE ${ROLES.owner} LOGIN PASSWORD '${PASSWORD}'; CREATE ROLE ${ROLES.app} LOGIN PASSWORD '${PASSWORD}'`,
  );
  await cluster.sql(`CREATE DATABASE hr OWNER ${ROLES.owner}`);
  return cluster;
}

/** A stopped cluster whose data directory is filled in another way, such as from a backup. */
export async function clusterAt({ folder, authority }: Place): Promise<Cluster> {
  const bin = debianPostgres()!;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  owned(folder);
  const data = path.join(folder, 'data');
  const caFile = path.join(folder, 'ca.pem');
  writeFileSync(caFile, authority.certificate);
  const port = await freePort();
  let server: ServerProcess | undefined;
  const env = {
    ...childEnv(),
    // its user may not search for certificates in our home
    HOME: folder,
    PGHOST: 'localhost',
    PGPORT: String(port),
    PGUSER: 'postgres',
    PGPASSWORD: PASSWORD,
    PGSSLMODE: 'verify-full',
    PGSSLROOTCERT: caFile,
  };
  const cluster: Cluster = {
    data,
    port,
    url: (role, database = 'hr') =>
      `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/${database}?sslmode=verify-full&sslrootcert=${caFile}`,
    async program(name, args) {
      const { code, output } = await run(path.join(bin, name), args, { env, ...user(), timeoutMs: 120_000 });
      if (code !== 0) throw new Error(`${name} ended with ${code}: ${output}`);
      return output;
    },
    sql: (text, database = 'postgres') =>
      cluster.program('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-At', '-d', database, '-c', text]),
    async copyFrom(from) {
      const { code, output } = await run('cp', ['-a', from, data], user());
      if (code !== 0) throw new Error(output);
    },
    async launch() {
      server = await startServerProcess({
        command: path.join(bin, 'postgres'),
        args: ['-D', data],
        logFile: path.join(folder, 'postgres.log'),
        stopSignal: 'INT',
        graceSeconds: 20,
        // a standby looks for certificates in its user's home
        env: { ...childEnv(), HOME: folder },
        ...user(),
      });
      return server;
    },
    async start(follows = false) {
      const started = await cluster.launch();
      for (const end = Date.now() + 60_000; ; await sleep(100)) {
        const ready = await cluster.sql(`SELECT pg_is_in_recovery() = ${follows}`).catch(() => '');
        if (ready.trim() === 't') return;
        if (started.hasEnded() || Date.now() > end)
          throw new Error(
            `Postgres did not start: ${readFileSync(path.join(folder, 'postgres.log'), 'utf8').slice(-2000)}`,
          );
      }
    },
    async stop() {
      await server?.stop();
    },
  };
  return cluster;
}

/** Creates and starts a standby that follows a cluster. */
export async function makeStandby(primary: Cluster, place: Place): Promise<Cluster> {
  const standby = await clusterAt(place);
  await primary.program('pg_basebackup', ['-D', standby.data, '-R', '-X', 'stream', '-c', 'fast']);
  const followed = readFileSync(path.join(standby.data, 'postgresql.auto.conf'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith('primary_conninfo'))!;
  await settle(standby, place);
  appendFileSync(path.join(standby.data, 'postgresql.auto.conf'), `${followed}\n`);
  await standby.start(true);
  return standby;
}

/** Writes its configuration: the certificate, who may connect and how, and additional settings. */
export async function settle(cluster: Cluster, { folder, authority, settings = {} }: Place): Promise<void> {
  const { certificate, key } = authority.issue({ hosts: ['localhost', '127.0.0.1', '::1'] });
  const files = {
    'server.crt': certificate,
    'server.key': key,
    'pg_hba.conf': ['all', 'replication']
      .flatMap((database) =>
        ['127.0.0.1/32', '::1/128'].map((from) => `hostssl ${database} all ${from} scram-sha-256\n`),
      )
      .join(''),
    'postgresql.auto.conf': Object.entries({
      port: String(cluster.port),
      listen_addresses: 'localhost',
      unix_socket_directories: '',
      ssl: 'on',
      max_connections: '200',
      shared_buffers: '128MB',
      // no test here crashes the machine
      fsync: 'off',
      ...settings,
    })
      .map(([name, value]) => `${name} = '${value}'\n`)
      .join(''),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(cluster.data, name);
    writeFileSync(file, text, { mode: 0o600 });
    owned(file);
  }
  owned(folder);
}

/** Debian's postgres user if we run as root, because Postgres refuses to. */
export function user(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [, , uid, gid] = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('postgres:'))!
    .split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

export function owned(place: string): void {
  const { uid, gid } = user();
  if (uid !== undefined && gid !== undefined) chownSync(place, uid, gid);
}
