import { fork, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import type { Logger } from 'pino';

export interface WorkerProcess {
  stop(): Promise<void>;
}

/** Longest wait before a worker that died is started again, in milliseconds. */
const MAX_WAIT = 10_000;
/** How long a worker may finish what is on the wire, in milliseconds. */
const GRACE = 20_000;

/**
 * The delivery worker, in a process of its own: its memory and its event loop are not the API's. It dies with us (the
 * IPC channel closes, whatever happened) and is started again when it dies alone.
 */
export function startWorkerProcess(
  entry: string,
  env: NodeJS.ProcessEnv,
  logFile: string,
  log: Logger,
): WorkerProcess {
  let child: ChildProcess | undefined;
  let stopping = false;
  let wait = 500;
  let retry: NodeJS.Timeout | undefined;

  const start = () => {
    const output = openSync(logFile, 'a', 0o600);
    const began = Date.now();
    child = fork(entry, ['worker'], {
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output, 'ipc'],
    });
    child.on('exit', (code, signal) => {
      child = undefined;
      if (stopping) return;
      wait = Date.now() - began > 60_000 ? 500 : Math.min(wait * 2, MAX_WAIT);
      log.warn({ code, signal, again_in_ms: wait }, 'the delivery worker ended');
      retry = setTimeout(start, wait);
      retry.unref();
    });
  };
  start();

  return {
    async stop() {
      stopping = true;
      clearTimeout(retry);
      const running = child;
      if (!running) return;
      const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
      running.kill('SIGTERM');
      const kill = setTimeout(() => running.kill('SIGKILL'), GRACE);
      await ended;
      clearTimeout(kill);
    },
  };
}
