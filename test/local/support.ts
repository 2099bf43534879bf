import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LocalLog } from '../../src/run/local/index.ts';
import { identify } from '../../src/run/local/processes.ts';
import { atEnd } from '../support/opening.ts';

export const quiet: LocalLog = { info: () => undefined, warn: () => undefined };

/**
 * Folders and child processes of a test file, removed after its last test. Folders have mode 0700 and are
 * below the home directory, where root's Postgres can read its data.
 */
export function createFixture() {
  const made: string[] = [];
  const children: ChildProcess[] = [];
  atEnd(() => {
    for (const child of children) child.kill('SIGKILL');
    for (const folder of made)
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  return {
    folder(): string {
      const folder = mkdtempSync(join(homedir(), '.workforce-test-'));
      made.push(folder);
      return folder;
    },
    /** Starts a Node process that runs a server; returns its pid and what the server printed. */
    async serverProcess<T>(
      what: 'postgres' | 'temporal',
      dataDir: string,
    ): Promise<{ process: ChildProcess; server: T }> {
      const script = fileURLToPath(new URL('./serverProcess.ts', import.meta.url));
      const child = spawn(process.execPath, ['--import', 'tsx', script, what, dataDir], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      children.push(child);
      for await (const line of createInterface({ input: child.stdout })) {
        return { process: child, server: JSON.parse(line) as T };
      }
      throw new Error('the server process ended without a message');
    },
  };
}

/** Waits until a condition holds; false after `ms` milliseconds. */
export async function until(condition: () => boolean | Promise<boolean>, ms = 15_000): Promise<boolean> {
  const end = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > end) return false;
    await sleep(25);
  }
  return true;
}

export function isAlive(pid: number): boolean {
  return identify(pid) !== undefined;
}
