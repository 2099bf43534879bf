import type { Logger } from 'pino';
import { pause } from '../../delivery/webhooks/concurrency.ts';
import type { Supervised } from './keepRunning.ts';

/** A server started by this process. */
export interface Server {
  /** Resolves with the exit code when it has ended, for whatever reason. */
  readonly ended: Promise<number>;
  /** Ends it and releases its folder; may be called repeatedly. */
  stop(): Promise<void>;
}

export interface KeepServerOptions {
  /** Name in log and terminal. */
  name: string;
  /** Starts it again at the same address, because its clients know no other. */
  again(): Promise<Server>;
  /** Failed starts in a row after which `onGivenUp` is called. */
  tries: number;
  log: Logger;
  /** Prints a line to the terminal: ended, runs again, does not start. */
  say(text: string): void;
  onGivenUp?(error: Error): void;
}

/** First and longest wait before a restart in milliseconds; each wait is twice the previous one. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** Milliseconds of running after which waits begin with the first again. */
const STABLE_AFTER = 60_000;

/** Keeps a server running: restarts it, after a wait, when it ends unasked. */
export function keepServer(first: Server, options: KeepServerOptions): Supervised {
  const { name, again, tries, log, say, onGivenUp } = options;
  const ending = new AbortController();
  const { signal } = ending;
  let current = first;
  let wait = FIRST_WAIT;
  const doubleWait = () => {
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };

  /** Retries until it runs. False if it was given up or is being stopped. */
  const startAgain = async (): Promise<boolean> => {
    for (let failures = 0; !signal.aborted;) {
      await pause(wait, signal);
      if (signal.aborted) return false;
      doubleWait();
      try {
        current = await again();
        return true;
      } catch (error) {
        failures += 1;
        log.error({ err: error, again_in_ms: wait }, `${name} does not start`);
        if (failures === 1) say(`does not start again yet: ${(error as Error).message}`);
        if (failures === tries) {
          onGivenUp?.(error as Error);
          return false;
        }
      }
    }
    return false;
  };

  const watch = async () => {
    for (;;) {
      const began = Date.now();
      const code = await current.ended;
      if (signal.aborted) return;
      if (Date.now() - began > STABLE_AFTER) wait = FIRST_WAIT;
      log.warn({ code, again_in_ms: wait }, `${name} ended`);
      say('ended; starting it again.');
      await current.stop();
      if (!(await startAgain())) return;
      log.info(`${name} runs again`);
      say('runs again.');
      // stopped while it was starting
      if (signal.aborted) return current.stop();
    }
  };
  const watching = watch().catch((error: unknown) => {
    log.error({ err: error }, `${name} is no longer restarted`);
  });

  return {
    async stop() {
      ending.abort();
      await current.stop();
      await watching;
    },
  };
}
