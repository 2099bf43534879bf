import { fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Logger } from 'pino';
import { DELIVERS } from '../worker/word.ts';
import { keepRunning, type Kept } from './keepRunning.ts';

export interface WorkerProcess extends Kept {
  /** Resolves when it, or one that was started again, delivers for the first time. */
  delivers: Promise<void>;
}

/**
 * The delivery worker, in a process of its own: its memory and its event loop are not the API's. It dies with us (the
 * IPC channel closes, whatever happened) and is started again when it dies alone.
 */
export const startWorkerProcess = (
  entry: string,
  env: NodeJS.ProcessEnv,
  logFile: string,
  log: Logger,
): WorkerProcess => {
  let announce!: () => void;
  const delivers = new Promise<void>((resolve) => {
    announce = resolve;
  });
  const start = () => {
    const output = openSync(logFile, 'a', 0o600);
    try {
      const child = fork(entry, ['worker'], {
        env: { ...process.env, ...env },
        stdio: ['ignore', output, output, 'ipc'],
      });
      child.on('message', (word) => {
        if (word === DELIVERS) announce();
      });
      return child;
    } finally {
      closeSync(output);
    }
  };
  return { ...keepRunning('the delivery worker', start, log), delivers };
};
