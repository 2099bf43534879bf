/**
 * Temporal as an operator runs it: the production server rather than the CLI's development server, with
 * Postgres. Go builds both programs from the versions in `../temporal/go.mod`, once for all clones of a user.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Connection } from '@temporalio/client';
import { childEnv, run } from '../../../src/run/local/processes.ts';
import { startServerProcess, type ServerProcess } from '../../../src/run/local/serverProcess.ts';
import { cacheFolder } from '../../../src/run/local/temporal/cache.ts';
import { serverVersion } from '../../../src/run/local/temporal/version.ts';
import type { Cluster } from './postgres.ts';

const module = fileURLToPath(new URL('../temporal/', import.meta.url));
const folder = path.join(
  cacheFolder(),
  `temporal-server-${serverVersion}-${process.platform}-${process.arch}`,
);
/** The names that Go gives the binaries. */
const [SERVER, SQL_TOOL] = [path.join(folder, 'server'), path.join(folder, 'sql')];

export const isTemporalBuilt = (): boolean => existsSync(SERVER) && existsSync(SQL_TOOL);

/** Builds both if needed: takes minutes, at low priority. */
export async function buildTemporal(): Promise<void> {
  if (isTemporalBuilt()) return;
  mkdirSync(cacheFolder(), { recursive: true, mode: 0o700 });
  const made = mkdtempSync(path.join(cacheFolder(), 'build-'));
  try {
    for (const name of ['go.mod', 'go.sum']) copyFileSync(path.join(module, name), path.join(made, name));
    mkdirSync(path.join(made, 'out'));
    const server = 'go.temporal.io/server';
    const { code, output } = await run(
      'nice',
      [
        '-n',
        '10',
        'go',
        'build',
        '-C',
        made,
        '-buildvcs=false',
        '-o',
        'out/',
        `${server}/cmd/server`,
        `${server}/cmd/tools/sql`,
      ],
      {
        env: { ...process.env, CGO_ENABLED: '0', GOWORK: 'off', GOFLAGS: '-mod=readonly' },
        timeoutMs: 45 * 60_000,
      },
    );
    if (code !== 0) throw new Error(`Temporal's server could not be built: ${output}`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(path.join(made, 'out'), folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

export interface ProductionTemporal {
  address: string;
  stop(): Promise<void>;
}

const PORT = 7233;
export const TEMPORAL_ADDRESS = `127.0.0.1:${PORT}`;
const PASSWORD = 'Kd93-histories_only';

/**
 * Creates its databases and schemas in the cluster, starts it with TLS to Postgres, and creates a namespace.
 */
export async function startProductionTemporal(
  cluster: Cluster,
  { place, caFile, namespace }: { place: string; caFile: string; namespace: string },
): Promise<ProductionTemporal> {
  mkdirSync(place, { recursive: true });
  await makeTemporalDatabases(cluster, caFile);
  const server = await launchTemporal({ place, caFile, databasePort: cluster.port });
  await makeNamespace(namespace, server);
  return { address: TEMPORAL_ADDRESS, stop: () => server.stop() };
}

/** Its databases: workflow histories and their index. */
export const TEMPORAL_DATABASES = ['temporal', 'temporal_visibility'] as const;

/** Creates its empty databases with their schemas and the role that owns them. */
export async function makeTemporalDatabases(cluster: Cluster, caFile: string): Promise<void> {
  await cluster.sql(`CREATE ROLE temporal LOGIN PASSWORD '${PASSWORD}'`);
  for (const [database, schema] of [
    [TEMPORAL_DATABASES[0], 'temporal'],
    [TEMPORAL_DATABASES[1], 'visibility'],
  ] as const) {
    await cluster.sql(`CREATE DATABASE ${database} OWNER temporal`);
    // only a superuser can create this extension
    await cluster.sql('CREATE EXTENSION IF NOT EXISTS btree_gin', database);
    for (const step of [
      ['setup-schema', '-v', '0.0'],
      ['update-schema', '--schema-name', `postgresql/v12/${schema}`],
    ])
      await sqlTool(cluster, caFile, database, step);
  }
}

/** Starts its process on a Postgres at a port, which may be that of a proxy. */
export function launchTemporal({
  place,
  caFile,
  databasePort,
}: {
  place: string;
  caFile: string;
  databasePort: number;
}): Promise<ServerProcess> {
  const config = path.join(place, 'temporal.yaml');
  writeFileSync(config, configuration(databasePort, caFile), { mode: 0o600 });
  return startServerProcess({
    command: SERVER,
    args: ['--config-file', config, '--allow-no-auth', 'start'],
    logFile: path.join(place, 'temporal.log'),
    stopSignal: 'TERM',
    graceSeconds: 10,
    env: childEnv(),
  });
}

async function sqlTool(
  cluster: Cluster,
  caFile: string,
  database: string,
  step: readonly string[],
): Promise<void> {
  const connection = ['--plugin', 'postgres12', '--endpoint', 'localhost', '--port', String(cluster.port)];
  const as = ['--user', 'temporal', '--password', PASSWORD, '--database', database];
  const tls = ['--tls', '--tls-ca-file', caFile, '--tls-server-name', 'localhost'];
  const { code, output } = await run(SQL_TOOL, [...connection, ...as, ...tls, ...step]);
  if (code !== 0) throw new Error(`temporal-sql-tool ${step[0]}: ${output}`);
}

function configuration(databasePort: number, caFile: string): string {
  const store = (databaseName: string) => ({
    sql: {
      pluginName: 'postgres12',
      databaseName,
      connectAddr: `localhost:${databasePort}`,
      connectProtocol: 'tcp',
      user: 'temporal',
      password: PASSWORD,
      maxConns: 20,
      maxIdleConns: 20,
      tls: { enabled: true, caFile, enableHostVerification: true, serverName: 'localhost' },
    },
  });
  const rpc = (grpcPort: number, membershipPort: number) => ({
    rpc: { grpcPort, membershipPort, bindOnLocalHost: true },
  });
  // JSON is valid YAML
  return JSON.stringify({
    log: { stdout: true, level: 'warn' },
    persistence: {
      defaultStore: 'histories',
      visibilityStore: 'visibility',
      numHistoryShards: 4,
      datastores: { histories: store('temporal'), visibility: store('temporal_visibility') },
    },
    global: { membership: { maxJoinDuration: '30s', broadcastAddress: '127.0.0.1' } },
    // the usual ports: the network is isolated, and the histories store them as numbers below 32,768
    services: {
      frontend: rpc(PORT, 6933),
      history: rpc(7234, 6934),
      matching: rpc(7235, 6935),
      worker: rpc(7239, 6939),
    },
    clusterMetadata: {
      enableGlobalNamespace: false,
      failoverVersionIncrement: 10,
      masterClusterName: 'active',
      currentClusterName: 'active',
      clusterInformation: {
        active: {
          enabled: true,
          initialFailoverVersion: 1,
          rpcName: 'frontend',
          rpcAddress: `localhost:${PORT}`,
        },
      },
    },
    dcRedirectionPolicy: { policy: 'noop' },
  });
}

/** Creates a namespace as soon as the server answers, unless it exists. */
export async function makeNamespace(namespace: string, server: ServerProcess): Promise<void> {
  const address = TEMPORAL_ADDRESS;
  let connection: Connection | undefined;
  for (const end = Date.now() + 60_000; ; await sleep(250)) {
    try {
      connection ??= await Connection.connect({ address, connectTimeout: '2s' });
      await connection.workflowService
        .registerNamespace({
          namespace,
          workflowExecutionRetentionPeriod: { seconds: (3 * 86_400) as never },
        })
        .catch((error: Error) => {
          if (!/already/i.test(error.message)) throw error;
        });
      // until all parts of the server know about it
      await connection.operatorService.listSearchAttributes({ namespace });
      return await connection.close();
    } catch (error) {
      if (server.hasEnded() || Date.now() > end) throw error;
    }
  }
}
