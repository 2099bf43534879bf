import { mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cliVersion } from './version.ts';

/** Our folder in the user's cache, shared by every clone, test run and CI job of this user. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const given = env['XDG_CACHE_HOME'];
  return join(given && isAbsolute(given) ? given : join(homedir(), '.cache'), 'workforce-api');
}

/** Path of the pinned binary, named by version and platform. */
export function cachedBinary(env: NodeJS.ProcessEnv = process.env): string {
  return join(cacheFolder(env), `temporal-${cliVersion}-${process.platform}-${process.arch}`);
}

const heartbeatMs = 1000;
const staleMs = 15_000;
const abandonedMs = 2 * 60 * 60_000;

/**
 * Runs `work` while holding the lock file, or waits until another holder is done. A holder touches the file
 * every second; a file that was not touched for 15 s belongs to a dead process. If `isDone` is true, another
 * process has done the work. The lock only avoids double work: results are written under another name and
 * renamed.
 */
export async function underLock(
  file: string,
  isDone: () => Promise<boolean>,
  work: () => Promise<void>,
  onWait: () => void,
): Promise<void> {
  for (;;) {
    if (await isDone()) return;
    const handle = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return undefined;
      throw error;
    });
    if (handle) {
      await handle.close();
      break;
    }
    const touched = (await stat(file).catch(() => undefined))?.mtimeMs;
    if (touched !== undefined && Date.now() - touched > staleMs) await rm(file, { force: true });
    else {
      onWait();
      await sleep(heartbeatMs);
    }
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, heartbeatMs);
  try {
    if (!(await isDone())) await work();
  } finally {
    clearInterval(heartbeat);
    await rm(file, { force: true });
  }
}

/**
 * Creates our cache folder, private to the user because its content is executed. Deletes leftovers of
 * interrupted work.
 */
export async function makeCacheFolder(): Promise<void> {
  const folder = cacheFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (!/^(build|download)-/.test(name)) continue;
    const left = join(folder, name);
    const age = Date.now() - ((await stat(left).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (age > abandonedMs) await rm(left, { recursive: true, force: true });
  }
}
