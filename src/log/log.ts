/**
 * The log of a process. It never ends the process: what cannot be written is dropped and counted (destination.ts), and
 * a failure that repeats itself is one line with a count (repeats.ts).
 */
import { fchmodSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { pino, type LevelWithSilent, type Logger } from 'pino';
import { createDestination } from './destination.ts';
import { createRepeats } from './repeats.ts';

export interface ProcessLog {
  log: Logger;
  /** Writes what is left, for at most a second. False where a write hangs, so that the process could not exit. */
  close(): Promise<boolean>;
}

export interface ProcessLogOptions {
  level: LevelWithSilent;
  /** A file descriptor, or a file, which only its owner may read. */
  to: number | { file: string };
  /** Called with one line when the log cannot be written, and when it can be again. */
  onTrouble?: (text: string) => void;
}

export function openLog({ level, to, onTrouble }: ProcessLogOptions): ProcessLog {
  const repeats = createRepeats();
  const destination = createDestination(typeof to === 'number' ? to : openPrivate(to.file), {
    onFailing: (error) => onTrouble?.(`The log cannot be written (${error.message}). The service goes on.`),
    onRecovered: (dropped, error) => {
      log.warn({ dropped, cause: error?.code }, 'the log could not be written for a while');
      onTrouble?.(`The log is written again; ${dropped} lines are missing.`);
    },
  });
  const log = pino({ level, hooks: { logMethod: repeats.logMethod } }, destination);
  const flush = () => destination.flushSync();
  process.on('exit', flush);

  return {
    log,
    close() {
      repeats.close();
      return destination.close();
    },
  };
}

/**
 * Opens a file with rights for its owner only, also where it exists with wider rights: logs contain names and
 * addresses.
 */
function openPrivate(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true });
  const fd = openSync(file, 'a', 0o600);
  fchmodSync(fd, 0o600);
  return fd;
}
