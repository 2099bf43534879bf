import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { claim } from '../claim.ts';
import { LocalServerError } from '../error.ts';
import { startServerProcess } from '../serverProcess.ts';
import type { ServerProcess } from '../serverProcess.ts';
import type { LocalLog } from '../log.ts';
import { freePort } from '../ports.ts';
import { childEnv } from '../processes.ts';
import { findTemporalBinary } from './find.ts';
import { waitForNamespace } from './probe.ts';
import type { SearchAttributeKind } from './probe.ts';

export interface TemporalOptions {
  /** The folder of all local data; histories are in its `temporal.db`. */
  readonly dataDir: string;
  readonly log: LocalLog;
  /** Created with the data folder; `default` by default. */
  readonly namespace?: string;
  readonly searchAttributes?: Readonly<Record<string, SearchAttributeKind>>;
  /** Use only this port for gRPC, because clients already know it. */
  readonly port?: number;
  /** Called about once a second with one line while the binary is downloaded or built. */
  readonly onProgress?: (text: string) => void;
  /** Settings that override the defaults: `{ 'limit.historyCount.suggestContinueAsNew': 40 }`. */
  readonly dynamicConfig?: Readonly<Record<string, string | number>>;
  /** No web UI; `uiUrl` is undefined. */
  readonly headless?: boolean;
}

export interface LocalTemporal {
  /** `127.0.0.1:port` of the gRPC frontend. */
  readonly address: string;
  readonly uiUrl: string | undefined;
  readonly pid: number;
  /** Resolves with the exit code when the server has ended, for whatever reason. */
  readonly ended: Promise<number>;
  /** Stops the server; histories stay in the data folder. May be called repeatedly. */
  stop(): Promise<void>;
}

interface Ports {
  readonly grpc: number;
  readonly ui: number;
  readonly metrics: number;
}

/**
 * Finds, downloads or builds (which takes minutes) a Temporal CLI and starts its dev server on `dataDir`. It
 * ends with this process. Uses the last ports, else 7233 and 8233, else free ones; never uses a Temporal that
 * we did not start. Log: `<dataDir>/logs/temporal.log`.
 * @throws LocalServerError if no Temporal is available, it already runs for this folder, or it does not start
 */
export async function startTemporal(options: TemporalOptions): Promise<LocalTemporal> {
  const { log, onProgress, headless = false } = options;
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const what = { name: 'Temporal', folder: dataDir, stopSignal: 'SIGTERM' } as const;
  const held = await claim(join(dataDir, 'run', 'temporal.json'), what, log);
  try {
    const binary = await findTemporalBinary(onProgress ? { onProgress } : {});
    const { server, ports } = await startServer(binary, dataDir, options);
    await held.record(server.id);
    return {
      address: `127.0.0.1:${ports.grpc}`,
      uiUrl: headless ? undefined : `http://localhost:${ports.ui}`,
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

/** Starts the server. Retries with other ports if one was taken between our check and its bind. */
async function startServer(
  binary: string,
  dataDir: string,
  options: TemporalOptions,
): Promise<{ server: ServerProcess; ports: Ports }> {
  const { namespace = 'default', searchAttributes = {}, dynamicConfig = {}, headless = false } = options;
  const logFile = join(dataDir, 'logs', 'temporal.log');
  const portsFile = join(dataDir, 'run', 'temporal.ports.json');
  for (let attempt = 1; attempt <= 3; attempt++) {
    const ports = await choosePorts(attempt === 1 ? portsFile : undefined, options.port);
    const args = [
      ...['server', 'start-dev', '--ip', '127.0.0.1', '--port', String(ports.grpc)],
      ...(headless ? ['--headless'] : ['--ui-port', String(ports.ui)]),
      ...['--metrics-port', String(ports.metrics), '--db-filename', join(dataDir, 'temporal.db')],
      ...['--sqlite-pragma', 'journal_mode=wal', '--sqlite-pragma', 'synchronous=normal'],
      ...['--namespace', namespace, '--log-level', 'warn'],
      ...Object.entries(searchAttributes).flatMap(([name, kind]) => [
        '--search-attribute',
        `${name}=${kind}`,
      ]),
      ...Object.entries(dynamicConfig).flatMap(([name, value]) => [
        '--dynamic-config-value',
        `${name}=${value}`,
      ]),
    ];
    const env = { ...childEnv(), TEMPORAL_VERSION_CHECK_DISABLED: 'true' };
    const server = await startServerProcess({
      command: binary,
      args,
      logFile,
      env,
      stopSignal: 'TERM',
      graceSeconds: 10,
    });
    const address = `127.0.0.1:${ports.grpc}`;
    if (await waitForNamespace(address, namespace, searchAttributes, () => server.hasEnded())) {
      await writeFile(portsFile, JSON.stringify(ports));
      return { server, ports };
    }
    await server.stop();
  }
  throw new LocalServerError('Temporal did not start.', `Read ${logFile}, or set TEMPORAL_ADDRESS.`);
}

/**
 * Three different ports: those of the last run or the usual ones if they are free, else any free ones.
 * Without `portsFile` any free ones. `port` is the port for gRPC, if given.
 */
async function choosePorts(portsFile: string | undefined, port: number | undefined): Promise<Ports> {
  const last = portsFile ? await readPorts(portsFile) : {};
  const usual = portsFile ? [[7233], [8233]] : [[], []];
  const preferred = (port: number | undefined, others: readonly number[] = []) => [
    ...(port ? [port] : []),
    ...others,
  ];
  const grpc = port ?? (await freePort(preferred(last.grpc, usual[0])));
  const ui = await freePort(preferred(last.ui, usual[1]), [grpc]);
  const metrics = await freePort(preferred(last.metrics), [grpc, ui]);
  return { grpc, ui, metrics };
}

async function readPorts(file: string): Promise<Partial<Ports>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Ports;
  } catch {
    return {};
  }
}
