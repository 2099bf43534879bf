/**
 * Servers on one core, Postgres and the load on the other; windows of load that alternate between the
 * servers.
 */
import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { LoadOrder, LoadResult } from './load.ts';
import type { Usage } from './servers/child.ts';

const SERVER_CORE = 0;
/** The flag with which package.json starts the service, used for all servers alike. */
export const YOUNG = '--max-semi-space-size=64';
const OTHER_CORE = 1;

/** Pinning needs two cores and taskset; without it the figures are only noisier. */
export const canPin = availableParallelism() > 1 && hasTaskset();

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['-p', String(process.pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function pin(pid: number, core: number | string): void {
  if (canPin) execFileSync('taskset', ['-a', '-cp', String(core), String(pid)], { stdio: 'ignore' });
}

/** Pins this process, and by default everything that it starts from now on: Postgres and the load. */
export const pinOthers = () => pin(process.pid, OTHER_CORE);

export interface BenchServer {
  port: number;
  usage(): Promise<Usage>;
  stop(): void;
}

const built = (file: string) => new URL(`../bench/${file}.js`, import.meta.url);

const message = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a bench process ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (value) => {
      child.off('exit', ended);
      resolve(value as T);
    });
  });

/** Starts a server by its name in bench/servers, or another one by its file, on the servers' core. */
export async function startServer(
  server: string | URL,
  env: Record<string, string>,
  flags: readonly string[] = [],
): Promise<BenchServer> {
  const file = typeof server === 'string' ? built(`servers/${server}`) : server;
  const child = fork(file, [], { env: { ...process.env, ...env }, execArgv: [YOUNG, ...flags] });
  const { port } = await message<{ port: number }>(child);
  pin(child.pid!, SERVER_CORE);
  return {
    port,
    usage: async () => {
      const answer = message<Usage>(child);
      child.send('usage');
      return answer;
    },
    stop: () => child.kill(),
  };
}

export async function load(order: LoadOrder): Promise<LoadResult> {
  return message<LoadResult>(fork(built('load'), [JSON.stringify(order)]));
}

export interface Window extends LoadResult {
  /** Requests a second. */
  rate: number;
  /** Microseconds of the server's CPU per request. */
  cpu: number;
  rss: number;
}

/** Runs one window; returns the request rate and the server's CPU per request. */
export async function measure(server: BenchServer, order: LoadOrder): Promise<Window> {
  const before = await server.usage();
  const result = await load(order);
  const after = await server.usage();
  return {
    ...result,
    rate: result.requests / order.seconds,
    cpu: (after.cpu - before.cpu) / Math.max(1, result.requests),
    rss: after.rss,
  };
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};
