/** Runs `npm start` as a user does: all parts in child processes, with data in a temporary folder. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/run/local/ports.ts';
import type { FirstRun } from '../../src/run/start/firstRun.ts';
import { testAuthority } from './receiver/receiver.ts';
import { PROGRAM } from './program.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface WholeProduct {
  url: string;
  dataDir: string;
  /** The terminal output so far. */
  shown(): string;
  /** The process id of the running server; undefined if it does not run. */
  serverOf(name: 'postgres' | 'temporal'): number | undefined;
  /** The response of `/readyz`; `{}` if there is none. */
  readyz(): Promise<{ status?: string; database?: string; temporal?: string }>;
  /** Signs in as the demo's admin, calls the API and returns `data`. */
  asAdmin(method: string, path: string, body?: object): Promise<any>;
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number | null>;
  /** Sends SIGTERM, cleans up and returns the exit code. */
  stop(): Promise<number | null>;
}

/** Returns before the product is ready; poll `readyz` to wait for it. */
export async function startWholeProduct(env: NodeJS.ProcessEnv = {}): Promise<WholeProduct> {
  // in the home folder, where Postgres can read its data even if tests run as root
  const dataDir = mkdtempSync(path.join(homedir(), '.workforce-test-'));
  const authority = path.join(dataDir, 'authority.pem');
  writeFileSync(authority, testAuthority().certificate);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [PROGRAM, 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: dataDir,
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32',
      WEBHOOK_CA_FILE: authority,
      ...env,
    },
  });
  let shown = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      shown += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let token: string | undefined;

  const call = async (method: string, where: string, body?: object) => {
    const reply = await fetch(`${url}/api/v1${where}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await reply.json()) as { data: any };
    if (!reply.ok) throw new Error(`${method} ${where}: ${JSON.stringify(answer)}`);
    return answer.data;
  };

  return {
    url,
    dataDir,
    shown: () => shown,
    serverOf(name) {
      try {
        const file = readFileSync(path.join(dataDir, 'run', `${name}.json`), 'utf8');
        return (JSON.parse(file) as { server?: { pid: number } }).server?.pid;
      } catch {
        return undefined;
      }
    },
    async readyz() {
      try {
        return (await (await fetch(`${url}/readyz`)).json()) as { temporal?: string };
      } catch {
        return {};
      }
    },
    async asAdmin(method, where, body) {
      if (!token) {
        const { workspaces } = JSON.parse(
          readFileSync(path.join(dataDir, 'first-run.json'), 'utf8'),
        ) as FirstRun;
        const { email, password } = workspaces[0]!.users.find(({ role }) => role === 'admin')!;
        token = (await call('POST', '/auth/login/', { email, password })).access_token as string;
      }
      return call(method, where, body);
    },
    ended,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      return code;
    },
  };
}
