/**
 * The log of a process. It never takes the process down: what cannot be written is dropped and counted (destination.ts), and
 * a failure that repeats itself is one line with a count (repeats.ts).
 */
import { fchmodSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { pino, type LevelWithSilent, type Logger } from 'pino';
import { createDestination } from './destination.ts';
import { createRepeats } from './repeats.ts';

export interface ProcessLog {
  log: Logger;
  /** Writes what is left, at most a second long. False where a write hangs, so that the process could not exit. */
  close(): Promise<boolean>;
}

export interface ProcessLogOptions {
  level: LevelWithSilent;
  /** A file descriptor, or one that is opened for the owner's eyes only. */
  to: number | { file: string };
  /** Told in one line when the log cannot be written, and when it can be again. */
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
  const lastWords = () => destination.flushSync();
  process.on('exit', lastWords);

  return {
    log,
    close() {
      repeats.close();
      return destination.close();
    },
  };
}

/** Logs name people and addresses: a file that is there with wider rights loses them. */
function openPrivate(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true });
  const fd = openSync(file, 'a', 0o600);
  fchmodSync(fd, 0o600);
  return fd;
}
