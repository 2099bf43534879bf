import type { ChildProcess } from 'node:child_process';
import type { Logger } from 'pino';

export interface Supervised {
  /** Ends it in order, or by force if that takes too long. */
  stop(): Promise<void>;
}

/** Maximum milliseconds before a restart. */
const MAX_WAIT = 10_000;
/** Milliseconds for a process to finish running requests. */
export const GRACE = 20_000;

/**
 * Keeps a process running: restarts it when it ends unasked, with a growing wait while it keeps ending.
 * `grace`: milliseconds after which `stop` kills it.
 */
export function keepRunning(name: string, start: () => ChildProcess, log: Logger, grace = GRACE): Supervised {
  let child: ChildProcess | undefined;
  let stopping = false;
  let wait = 500;
  let retry: NodeJS.Timeout | undefined;

  const run = () => {
    const began = Date.now();
    child = start();
    child.on('error', (error) => log.warn({ err: error }, `${name} cannot be started or signalled`));
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
