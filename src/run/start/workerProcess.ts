import { fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Logger } from 'pino';
import { DELIVERS } from '../../delivery/worker/message.ts';
import { keepRunning, type Supervised } from './keepRunning.ts';

export interface WorkerProcess extends Supervised {
  /** Resolves when it, or its successor after a restart, delivers for the first time. */
  delivers: Promise<void>;
}

/**
 * Starts the delivery worker in a process of its own, so that it does not share memory and event loop with the API. It
 * ends when we end (the IPC channel closes, whatever happened) and is restarted when it ends alone.
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
