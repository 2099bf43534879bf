import type { ChildProcess } from 'node:child_process';
import type { Logger } from 'pino';

export interface Kept {
  /** Ends it in order, or by force where that takes too long. */
  stop(): Promise<void>;
}

/** Longest wait before what died is started again, in milliseconds. */
const MAX_WAIT = 10_000;
/** How long it may finish what is on the wire, in milliseconds. */
export const GRACE = 20_000;

/**
 * Keeps a process running: started again when it dies alone, later and later while it keeps dying. `grace`: milliseconds
 * it has to end in order.
 */
export function keepRunning(name: string, start: () => ChildProcess, log: Logger, grace = GRACE): Kept {
  let child: ChildProcess | undefined;
  let stopping = false;
  let wait = 500;
  let retry: NodeJS.Timeout | undefined;

  const run = () => {
    const began = Date.now();
    child = start();
    child.on('error', (error) => log.warn({ err: error }, `${name} cannot be started or told`));
    child.on('exit', (code, signal) => {
      child = undefined;
      if (stopping) return;
      wait = Date.now() - began > 60_000 ? 500 : Math.min(wait * 2, MAX_WAIT);
      log.warn({ code, signal, again_in_ms: wait }, `${name} ended`);
      retry = setTimeout(run, wait);
      retry.unref();
    });
  };
  run();

  return {
    async stop() {
      stopping = true;
      clearTimeout(retry);
      const running = child;
      if (!running) return;
      const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
      running.kill('SIGTERM');
      const kill = setTimeout(() => running.kill('SIGKILL'), grace);
      await ended;
      clearTimeout(kill);
    },
  };
}
