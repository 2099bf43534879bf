/** Runs a command of the entry point as an operator does, in a separate process. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addressVariables } from './pooler.ts';
import { PROGRAM } from './program.ts';
import { TEST_SECRET } from './service.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Ended {
  code: number | null;
  /** Text on standard output. */
  said: string;
  /** Text on standard error. */
  complained: string;
}

export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  /** Text for standard input; empty by default. */
  input?: string;
  /** Sends SIGTERM to the process when aborted. */
  signal?: AbortSignal;
}

/** `runCommand(['keys', 'list'], { env: settingsOf(database) })`. Passes the arguments unchanged. */
export async function runCommand(
  args: readonly string[],
  { env = {}, input, signal }: CommandOptions = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: root,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test', APP_SECRET: TEST_SECRET, ...env },
  });
  signal?.addEventListener('abort', () => child.kill('SIGTERM'));
  child.stdin?.end(input);
  const ended: Ended = { code: null, said: '', complained: '' };
  child.stdout!.on('data', (chunk: Buffer) => (ended.said += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (ended.complained += chunk.toString()));
  ended.code = await new Promise((resolve) => child.once('close', resolve));
  return ended;
}

/** The environment variables with which a command connects to a database. */
export const settingsOf = (database: { appUrl: string; ownerUrl: string }) => ({
  ...addressVariables(database),
  DATABASE_MIGRATE_URL: database.ownerUrl,
});
