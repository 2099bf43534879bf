/** Runs the command `server` as an operator does, in child processes. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './database.ts';
import { addressVariables } from './pooler.ts';
import { TEST_SECRET } from './service.ts';
import { until } from './until.ts';
import { PROGRAM } from './program.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface ApiProcess {
  pid: number;
  port: number;
  url: string;
  /** Log lines of the command and its child processes. */
  lines: Record<string, unknown>[];
  /** Process ids of the API processes, including restarted ones. */
  children(): number[];
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
}

export async function startApiProcess(
  database: TestDatabase,
  env: NodeJS.ProcessEnv = {},
  program = PROGRAM,
): Promise<ApiProcess> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'workforce-api-'));
  const child = spawn(process.execPath, [program, 'server'], {
    cwd: program === PROGRAM ? root : path.dirname(program),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      ...addressVariables(database),
      DATABASE_MIGRATE_URL: database.ownerUrl,
      APP_SECRET: TEST_SECRET,
      POOL_SIZE: '4',
      SHUTDOWN_DRAIN: '0',
      ...env,
    },
  });
  const lines: Record<string, unknown>[] = [];
  let rest = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = `${rest}${chunk.toString()}`.split('\n');
    rest = parts.pop()!;
    for (const part of parts) lines.push(JSON.parse(part) as Record<string, unknown>);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const said = (text: string) => lines.filter((line) => line['msg'] === text);
  await until(() => {
    if (child.exitCode !== null) throw new Error(`the API ended with ${child.exitCode}: ${errors}`);
    return said('listening').some((line) => line['pid'] === child.pid);
  }, 90_000);
  const port = said('listening').find((line) => line['pid'] === child.pid)!['port'] as number;
  return {
    pid: child.pid!,
    port,
    url: `http://127.0.0.1:${port}`,
    lines,
    children: () => said('an API process listens').map((line) => line['child'] as number),
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
