/**
 * A third-party S3 server on loopback: Versity's gateway, from PATH, or built from the versions in
 * `s3/go.mod` and `go.sum`. The first build takes some minutes and is cached for all clones of this user.
 */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BucketOptions } from '../../src/files/bucket.ts';
import { freePort } from '../../src/run/local/ports.ts';
import { cacheFolder } from '../../src/run/local/temporal/cache.ts';
import { atEnd, openFolder } from './opening.ts';
import { until } from './until.ts';

const MODULE = join(import.meta.dirname, 's3');
const COMMAND = 'github.com/versity/versitygw';
const [, VERSION = ''] = / github\.com\/versity\/versitygw v(\S+)/.exec(
  readFileSync(join(MODULE, 'go.mod'), 'utf8').replaceAll('\t', ' '),
)!;
const BINARY = join(cacheFolder(), `versitygw-${VERSION}-${process.platform}-${process.arch}`);

const onPath = (command: string, argument: string): boolean => spawnSync(command, [argument]).status === 0;

/** Why no S3 server can run on this machine; null if one can run or be built. */
export function whyNoS3(): string | null {
  if (existsSync(BINARY) || onPath('versitygw', '--version')) return null;
  return onPath('go', 'version') ? null : 'neither versitygw nor Go is on PATH';
}

/** Builds the gateway at low priority. Throws if its modules cannot be downloaded. */
async function binary(): Promise<string> {
  if (existsSync(BINARY)) return BINARY;
  if (onPath('versitygw', '--version')) return 'versitygw';
  mkdirSync(cacheFolder(), { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(cacheFolder(), 'build-'));
  try {
    for (const name of ['go.mod', 'go.sum']) cpSync(join(MODULE, name), join(folder, name));
    const made = join(folder, 'versitygw');
    const env = { ...process.env, CGO_ENABLED: '0', GOWORK: 'off', GOFLAGS: '-mod=readonly' };
    const build = ['go', 'build', '-buildvcs=false', '-o', made, `${COMMAND}/cmd/versitygw`];
    await promisify(execFile)('nice', ['-n', '19', ...build], { cwd: folder, env });
    renameSync(made, BINARY);
    return BINARY;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface S3Server {
  /** An empty bucket that only this server has. */
  bucket: BucketOptions;
  /** Kills the server, as a power cut would. */
  kill(): Promise<void>;
  /** Starts the server again with its stored data. */
  start(): Promise<void>;
}

/** Starts a server for this test file. */
export async function openS3(): Promise<S3Server> {
  const command = await binary();
  const folder = openFolder('s3');
  const [port, accessKeyId, secretAccessKey] = [await freePort(), 'tests', randomBytes(20).toString('hex')];
  const [data, meta] = [join(folder, 'data'), join(folder, 'meta')];
  mkdirSync(join(data, 'files'), { recursive: true });
  mkdirSync(meta);
  let stop: (() => Promise<void>) | undefined;
  const server: S3Server = {
    bucket: {
      bucket: 'files',
      prefix: 'installation',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      pathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
    },
    async start() {
      const child = spawn(
        command,
        ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', '--sidecar', meta, data],
        {
          stdio: 'ignore',
          env: { PATH: process.env['PATH'], ROOT_ACCESS_KEY: accessKeyId, ROOT_SECRET_KEY: secretAccessKey },
        },
      );
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      stop = async () => {
        child.kill('SIGKILL');
        await ended;
      };
      await until(
        async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) !== undefined,
        20_000,
      );
    },
    kill: async () => stop?.(),
  };
  atEnd(() => server.kill());
  await server.start();
  return server;
}
