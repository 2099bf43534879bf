/**
 * The log of a process. It never ends the process: lines that cannot be written are dropped and counted
 * (destination.ts), and a repeated failure is logged once with a count (repeats.ts).
 */
import { fchmodSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { pino, type LevelWithSilent, type Logger } from 'pino';
import { createDestination } from './destination.ts';
import { createRepeats } from './repeats.ts';

export interface ProcessLog {
  log: Logger;
  /**
   * Writes the remaining lines within a second. False if a write hangs, so that `process.exit` would hang.
   */
  close(): Promise<boolean>;
}

export interface ProcessLogOptions {
  level: LevelWithSilent;
  /** A file descriptor, or a file that only its owner may read. */
  to: number | { file: string };
  /** Called with one line when the log can no longer be written, and when it can be written again. */
  onTrouble?: (text: string) => void;
}

export function openLog({ level, to, onTrouble }: ProcessLogOptions): ProcessLog {
  const repeats = createRepeats();
  const destination = createDestination(typeof to === 'number' ? to : openPrivate(to.file), {
    onFailing: (error) =>
      onTrouble?.(`The log cannot be written (${error.message}). The service keeps running.`),
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

/** Restricts the file to its owner, even if it exists with wider rights: logs contain names and addresses. */
function openPrivate(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true });
  const fd = openSync(file, 'a', 0o600);
  fchmodSync(fd, 0o600);
  return fd;
}
