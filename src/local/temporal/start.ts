import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { claim } from '../claim.ts';
import { LocalServerError } from '../error.ts';
import { keep } from '../keeper.ts';
import type { Kept } from '../keeper.ts';
import type { LocalLog } from '../log.ts';
import { freePort } from '../ports.ts';
import { childEnv } from '../processes.ts';
import { findTemporalBinary } from './find.ts';
import { awaitNamespace } from './probe.ts';
import type { SearchAttributeKind } from './probe.ts';

export interface TemporalOptions {
  /** The folder of everything local; histories are kept in `temporal.db` in it. */
  readonly dataDir: string;
  readonly log: LocalLog;
  /** Created with the data folder; `default` unless told. */
  readonly namespace?: string;
  readonly searchAttributes?: Readonly<Record<string, SearchAttributeKind>>;
  /** Take this port for gRPC and no other: those who use the server know it by now. */
  readonly port?: number;
  /** Told about once a second, in one line, while the binary is fetched or built. */
  readonly onProgress?: (text: string) => void;
  /** Settings of the server over its own, such as `{ 'limit.historyCount.suggestContinueAsNew': 40 }`. */
  readonly dynamicConfig?: Readonly<Record<string, string | number>>;
  /** No web UI: `uiUrl` is undefined. */
  readonly headless?: boolean;
}

export interface LocalTemporal {
  /** `127.0.0.1:port` of the gRPC frontend. */
  readonly address: string;
  readonly uiUrl: string | undefined;
  /** The server's process. */
  readonly pid: number;
  /** Settles with the exit code when the server has ended, asked or not. */
  readonly ended: Promise<number>;
  /** Histories stay in the data folder. Any number of calls. */
  stop(): Promise<void>;
}

interface Ports {
  readonly grpc: number;
  readonly ui: number;
  readonly metrics: number;
}

/**
 * Finds (or fetches, or builds: minutes) a Temporal CLI and starts its dev server on `dataDir`. It dies with this
 * process. Ports are those used last, else 7233 and 8233, else free ones; a Temporal that we did not start is never
 * used. Log: `<dataDir>/logs/temporal.log`. Throws `LocalServerError` when no Temporal can be had, when it already runs
 * for this folder, and when it does not come up.
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

/** Starts the server; when somebody took a port between our look and its bind, once more with free ones. */
async function startServer(
  binary: string,
  dataDir: string,
  options: TemporalOptions,
): Promise<{ server: Kept; ports: Ports }> {
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
    const server = await keep({ command: binary, args, logFile, env, stopSignal: 'TERM', graceSeconds: 10 });
    const address = `127.0.0.1:${ports.grpc}`;
    if (await awaitNamespace(address, namespace, searchAttributes, () => server.hasEnded())) {
      await writeFile(portsFile, JSON.stringify(ports));
      return { server, ports };
    }
    await server.stop();
  }
  throw new LocalServerError('Temporal did not come up.', `Read ${logFile}, or set TEMPORAL_ADDRESS.`);
}

/** The ports of the last run and the usual ones where free (undefined: not even those), all three apart; `port` for gRPC as told. */
async function choosePorts(portsFile: string | undefined, port: number | undefined): Promise<Ports> {
  const last = portsFile ? await readPorts(portsFile) : {};
  const usual = portsFile ? [[7233], [8233]] : [[], []];
  const wish = (port: number | undefined, others: readonly number[] = []) => [
    ...(port ? [port] : []),
    ...others,
  ];
  const grpc = port ?? (await freePort(wish(last.grpc, usual[0])));
  const ui = await freePort(wish(last.ui, usual[1]), [grpc]);
  const metrics = await freePort(wish(last.metrics), [grpc, ui]);
  return { grpc, ui, metrics };
}

async function readPorts(file: string): Promise<Partial<Ports>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Ports;
  } catch {
    return {};
  }
}
