/**
 * Two Postgres servers on small file systems: a primary, and a synchronous standby that streams from it.
 * Clients connect through a proxy, which asks a small server which one is primary, as with Patroni.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../../src/run/local/ports.ts';
import { run } from '../../../../src/run/local/processes.ts';
import type { Authority } from '../../../../src/run/receiver/certificates.ts';
import {
  clusterAt,
  makeCluster,
  owned,
  settle,
  user,
  type Cluster,
} from '../../../production/parts/postgres.ts';
import { runProxy, type Running } from '../../../production/parts/proxy.ts';
import { definePart, type Part } from './part.ts';

/** Connections that Postgres accepts; few, so that a fault can use them all. */
export const CONNECTIONS = 120;
const DISK = '1200m';

const SETTINGS = {
  max_connections: String(CONNECTIONS),
  synchronous_commit: 'on',
  wal_keep_size: '128MB',
  max_wal_size: '96MB',
  // without recycling, each new WAL segment needs disk space
  wal_recycle: 'off',
  min_wal_size: '32MB',
  wal_retrieve_retry_interval: '300ms',
  wal_receiver_timeout: '5s',
  wal_sender_timeout: '5s',
};

export interface Database {
  /** The primary. */
  readonly primary: Cluster;
  readonly part: Part;
  readonly proxy: Part;
  readonly proxyPort: number;
  /** Runs a query on the primary as the superuser. */
  ask<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** A new connection to the primary. */
  connect(role: string): Promise<pg.Client>;
  /** Kills the primary and promotes the standby; resolves when it is primary. */
  failOver(): Promise<void>;
  /** Makes the failed server a standby of the new primary. */
  follow(): Promise<void>;
  /** Fills the primary's disk completely. The result frees the space. */
  fillDisk(): Promise<() => void>;
  stop(): Promise<void>;
}

export async function startDatabase(place: string, authority: Authority): Promise<Database> {
  const folders = ['a', 'b'].map((name) => path.join(place, `postgres-${name}`));
  for (const folder of folders) await mountDisk(folder);
  const nodes = [
    await makeCluster({ folder: folders[0]!, authority, settings: SETTINGS }),
    await clusterAt({ folder: folders[1]!, authority }),
  ] as const;
  let leading = 0;
  const primary = () => nodes[leading]!;
  const partOf = (node: Cluster) =>
    definePart(
      'postgres',
      () => node.launch(),
      () => until(() => node.sql('SELECT 1'), 5_000),
    );
  const parts = nodes.map(partOf);
  await nodes[0].stop();
  await parts[0]!.start();

  const leads = await Promise.all(nodes.map((_, index) => startLeads(() => leading === index)));
  const proxyPort = await freePort();
  let running: Running | undefined;
  const proxy = definePart(
    'dbproxy',
    async () => {
      running = await runProxy(place, 'database', proxyPort, configuration(proxyPort, nodes, leads));
      return running.server;
    },
    () => sleep(400),
  );
  await proxy.start();

  const connect = async (role: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: primary().url(role), connectionTimeoutMillis: 3_000 });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const follow = async (): Promise<void> => {
    const [node, folder, leader] = [nodes[1 - leading]!, folders[1 - leading]!, primary()];
    for (const name of readdirSync(node.data)) rmSync(path.join(node.data, name), { recursive: true });
    await leader.program('pg_basebackup', ['-D', node.data, '-X', 'stream', '-c', 'fast', '--no-sync']);
    await settle(node, {
      ...{ folder, authority },
      settings: { ...SETTINGS, primary_conninfo: leader.url('postgres', 'postgres') },
    });
    const signalFile = path.join(node.data, 'standby.signal');
    writeFileSync(signalFile, '');
    owned(signalFile);
    await parts[1 - leading]!.start();
    const streams = () => leader.sql(`SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'`);
    await until(async () => {
      if ((await streams()).trim() !== '1') throw new Error('the standby does not stream');
    }, 60_000);
    await awaitStandby(leader, '*');
  };
  await follow();

  return {
    get primary() {
      return primary();
    },
    get part() {
      return parts[leading]!;
    },
    proxy,
    proxyPort,
    async ask<Row extends object>(text: string, values: unknown[] = []) {
      const client = await connect('postgres');
      try {
        return (await client.query(text, values)).rows as Row[];
      } finally {
        await client.end();
      }
    },
    connect,
    async failOver() {
      const [before, next] = [leading, nodes[1 - leading]!];
      // the old primary must not serve any longer
      await parts[before]!.end('SIGKILL');
      leading = -1;
      await awaitStandby(next, '');
      await next.sql('SELECT pg_promote(true, 30)');
      leading = 1 - before;
    },
    follow,
    async fillDisk() {
      const filler = path.join(primary().data, 'filler');
      // dd ends with an error when the disk is full
      await run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M', 'status=none']);
      return () => rmSync(filler, { force: true });
    },
    async stop() {
      await proxy.stop();
      for (const part of parts.toReversed()) await part.stop();
      for (const server of leads) server.server.close();
      for (const folder of folders) await run('umount', ['-l', path.join(folder, 'data')]);
    },
  };
}

/** Sets whether commits wait for a standby. */
async function awaitStandby(node: Cluster, names: '*' | ''): Promise<void> {
  await node.sql(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
  await node.sql('SELECT pg_reload_conf()');
}

async function mountDisk(folder: string): Promise<void> {
  const data = path.join(folder, 'data');
  mkdirSync(data, { recursive: true });
  const { uid = 0, gid = 0 } = user();
  const options = `size=${DISK},mode=0700,uid=${uid},gid=${gid}`;
  const { code, output } = await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', data]);
  if (code !== 0) throw new Error(`cannot mount a file system: ${output}`);
}

async function startLeads(isLeading: () => boolean): Promise<{ port: number; server: Server }> {
  const server = createServer((_request, response) => response.writeHead(isLeading() ? 200 : 503).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as { port: number }).port, server };
}

const configuration = (port: number, nodes: readonly Cluster[], leads: readonly { port: number }[]) => `global
  maxconn 600
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
frontend postgres
  bind 127.0.0.1:${port}
  default_backend primary
backend primary
  option httpchk
  http-check send meth GET uri /primary ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  default-server check inter 250 fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node, index) => `  server node${index} 127.0.0.1:${node.port} port ${leads[index]!.port}`).join('\n')}
`;

/** Retries until `work` succeeds; throws its last error after `ms` milliseconds. */
export async function until<Result>(work: () => Promise<Result>, ms: number): Promise<Result> {
  for (const end = Date.now() + ms; ; await sleep(150)) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
