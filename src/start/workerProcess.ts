import { fork } from 'node:child_process';
import { openSync } from 'node:fs';
import type { Logger } from 'pino';
import { keepRunning, type Kept } from './keepRunning.ts';

/**
 * The delivery worker, in a process of its own: its memory and its event loop are not the API's. It dies with us (the
 * IPC channel closes, whatever happened) and is started again when it dies alone.
 */
export const startWorkerProcess = (
  entry: string,
  env: NodeJS.ProcessEnv,
  logFile: string,
  log: Logger,
): Kept =>
  keepRunning(
    'the delivery worker',
    () => {
      const output = openSync(logFile, 'a', 0o600);
      return fork(entry, ['worker'], {
        env: { ...process.env, ...env },
        stdio: ['ignore', output, output, 'ipc'],
      });
    },
    log,
  );
