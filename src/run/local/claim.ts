import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LocalServerError } from './error.ts';
import type { LocalLog } from './log.ts';
import { end, identify, isRunning } from './processes.ts';
import type { ProcessId } from './processes.ts';

/** Content of a pid file: the process that started the server, and the server once it runs. */
interface PidFile {
  readonly owner: ProcessId;
  readonly server?: ProcessId;
}

export interface Claim {
  /** Records the server's pid, so that a later start can stop the server if its supervisor dies too. */
  record(server: ProcessId): Promise<void>;
  /** Releases the folder; the server must have ended. */
  release(): Promise<void>;
}

/**
 * Claims a server's folder for this process with a pid file. The pid file of a dead owner is removed; if its
 * server still runs, it gets `stopSignal` and is killed after 15 s.
 * @throws LocalServerError if the owner is alive
 */
export async function claim(
  file: string,
  what: { readonly name: string; readonly folder: string; readonly stopSignal: NodeJS.Signals },
  log: LocalLog,
): Promise<Claim> {
  const owner = identify(process.pid);
  if (!owner) throw new Error('this process cannot read its own start time');
  await mkdir(dirname(file), { recursive: true });
  const unique = `${file}.${process.pid}.${Date.now()}`;
  const write = (content: PidFile) => writeFile(unique, JSON.stringify(content), { mode: 0o600 });

  for (;;) {
    await write({ owner });
    const taken = await link(unique, file).then(
      () => false,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return true;
        throw error;
      },
    );
    await rm(unique, { force: true });
    if (!taken) break;
    await removeStale(file, what, log);
  }
  return {
    async record(server) {
      await write({ owner, server });
      await rename(unique, file);
    },
    release: () => rm(file, { force: true }),
  };
}

async function removeStale(file: string, what: Parameters<typeof claim>[1], log: LocalLog): Promise<void> {
  const found = await read(file);
  if (found && isRunning(found.owner)) {
    throw new LocalServerError(
      `${what.name} for ${what.folder} is already running, started by process ${found.owner.pid}.`,
      'Stop that process first, or set DATA_DIR to another folder.',
    );
  }
  if (found?.server && isRunning(found.server)) {
    log.warn({ pid: found.server.pid }, `stopping ${what.name}, whose owner has died`);
    await end(found.server, what.stopSignal);
  }
  // remove only the file that was read: another start may have claimed the folder meanwhile
  if (JSON.stringify(await read(file)) === JSON.stringify(found)) await rm(file, { force: true });
}

async function read(file: string): Promise<PidFile | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as PidFile;
  } catch {
    return undefined;
  }
}
