/**
 * The service as it is installed: compiled, in production, with secrets in files, and started and ended as
 * processes.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { VERSION } from '../../../src/lib/version.ts';
import { freePort } from '../../../src/run/local/ports.ts';
import { childEnv, run } from '../../../src/run/local/processes.ts';
import { startServerProcess, type ServerProcess } from '../../../src/run/local/serverProcess.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Secrets of an installation, by the names of their settings. */
export type Secrets = Readonly<
  Record<'DATABASE_URL' | 'DATABASE_MIGRATE_URL' | 'APP_SECRET', string> &
    Partial<Record<'REDIS_URL' | 'SMTP_URL', string>>
>;

export interface InstallationOptions {
  place: string;
  host: string;
  secrets: Secrets;
  /** Settings that are not secret. */
  settings: NodeJS.ProcessEnv;
  /**
   * The folder with the compiled service of a version. By default, this tree's compiled code under that
   * version.
   */
  buildOf?(version: string): string;
}

export interface Installation {
  /** Runs a command of the service to its end, of another version if one is named. */
  command(
    args: readonly string[],
    input?: string,
    version?: string,
  ): Promise<{ code: number; output: string }>;
  /** Starts an API process of a version on a port; resolves when it is ready. */
  startApi(port: number, version: string): Promise<ServerProcess>;
  /** Starts a worker of a version; resolves when it delivers. */
  startWorker(version: string): Promise<ServerProcess>;
  /** Starts a process without waiting until it is ready. `more` are additional settings. */
  launch(what: 'server' | 'worker', version: string, more: NodeJS.ProcessEnv): Promise<ServerProcess>;
}

export function install({
  place,
  host,
  secrets,
  settings,
  buildOf = (version) => buildIn(place, version),
}: InstallationOptions): Installation {
  const folder = path.join(place, 'secrets');
  mkdirSync(folder, { mode: 0o700 });
  const inFiles = Object.entries(secrets).map(([name, value]) => {
    const file = path.join(folder, name);
    writeFileSync(file, `${value}\n`, { mode: 0o600 });
    return [`${name}_FILE`, file] as const;
  });
  const work = path.join(place, 'work');
  mkdirSync(work);
  const env: NodeJS.ProcessEnv = {
    ...childEnv(),
    NODE_ENV: 'production',
    DATA_DIR: work,
    ...Object.fromEntries(inFiles),
    ...settings,
  };
  const builds = new Map<string, string>();
  const mainOf = (version: string): string => {
    const build = builds.get(version) ?? buildOf(version);
    builds.set(version, build);
    return path.join(build, 'dist/src/main.js');
  };
  let started = 0;
  const launch: Installation['launch'] = (what, version, more) =>
    startServerProcess({
      command: process.execPath,
      args: ['--enable-source-maps', mainOf(version), what],
      logFile: path.join(place, `${what}${(started += 1)}.log`),
      stopSignal: 'TERM',
      graceSeconds: 40,
      env: { ...env, ...more },
    });
  return {
    launch,
    command: (args, input = '', version = VERSION) =>
      run(process.execPath, [mainOf(version), ...args], { env, input }),
    async startApi(port, version) {
      const api = await launch('server', version, { PORT: String(port) });
      await ready(`http://127.0.0.1:${port}/readyz`, host, api);
      return api;
    },
    async startWorker(version) {
      const port = await freePort();
      const worker = await launch('worker', version, { WORKER_HEALTH_ADDRESS: `127.0.0.1:${port}` });
      await ready(`http://127.0.0.1:${port}/readyz`, host, worker);
      return worker;
    },
  };
}

/** The same content as an image: the compiled service with its dependencies, under the given version. */
export function buildIn(place: string, version: string): string {
  const build = path.join(place, 'builds', version);
  mkdirSync(build, { recursive: true });
  cpSync(path.join(root, 'dist'), path.join(build, 'dist'), { recursive: true });
  for (const name of ['node_modules', 'package.json'])
    symlinkSync(path.join(root, name), path.join(build, name));
  const said = `VERSION = "${VERSION}"`;
  const file = readdirSync(path.join(build, 'dist/src'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(build, 'dist/src', name))
    .find((one) => readFileSync(one, 'utf8').includes(said));
  writeFileSync(file!, readFileSync(file!, 'utf8').replace(said, `VERSION = "${version}"`));
  return build;
}

/** Waits until a process reports that it is ready. */
export async function ready(url: string, host: string, server: ServerProcess): Promise<void> {
  for (const end = Date.now() + 60_000; ; await sleep(100)) {
    const is = await fetch(url, { headers: { host } }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (is) return;
    if (server.hasEnded() || Date.now() > end) throw new Error(`${url} is not ready`);
  }
}
