import { fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Logger } from 'pino';
import { DELIVERS } from '../../delivery/worker/message.ts';
import { keepRunning, type Supervised } from './keepRunning.ts';

// a job that reads a 200 MiB archive stays under 300 MB with it, and reaches 460 MB with the API's 64 MiB
export const SMALL_YOUNG_GENERATION = '--max-semi-space-size=8';

export interface WorkerProcess extends Supervised {
  /** Resolves when the worker, or its successor after a restart, delivers for the first time. */
  delivers: Promise<void>;
}

/**
 * Starts the delivery worker as a separate process, so that it does not share memory and event loop with the
 * API. It ends when we end, for whatever reason, because the IPC channel closes; it is restarted when it ends
 * by itself.
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
        execArgv: [...process.execArgv, SMALL_YOUNG_GENERATION],
        stdio: ['ignore', output, output, 'ipc'],
      });
      child.on('message', (message) => {
        if (message === DELIVERS) announce();
      });
      return child;
    } finally {
      closeSync(output);
    }
  };
  return { ...keepRunning('the delivery worker', start, log), delivers };
};
