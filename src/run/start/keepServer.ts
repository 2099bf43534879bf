import type { Logger } from 'pino';
import { pause } from '../../delivery/webhooks/concurrency.ts';
import type { Supervised } from './keepRunning.ts';

/** A server that was started here. */
export interface Server {
  /** Resolves with the exit code when it has ended, asked or not. */
  readonly ended: Promise<number>;
  /** Ends it and releases its folder; may be called several times. */
  stop(): Promise<void>;
}

export interface KeepServerOptions {
  /** Its name in log and terminal. */
  name: string;
  /** Starts it again at the same address, because its clients know no other. */
  again(): Promise<Server>;
  /** Failed starts in a row after which it is given up. */
  tries: number;
  log: Logger;
  /** One line for the terminal: it ended, it runs again, it does not start. */
  say(text: string): void;
  /** Called when it is given up. */
  onGivenUp?(error: Error): void;
}

/** Milliseconds of the first wait before a restart; each is twice as long as the one before, up to the longest. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** Milliseconds after which a start counts as a success: then waits begin with the first again. */
const STABLE_AFTER = 60_000;

/** Keeps a server running: it is restarted, after a wait, when it ends without being asked. */
export function keepServer(first: Server, options: KeepServerOptions): Supervised {
  const { name, again, tries, log, say, onGivenUp } = options;
  const ending = new AbortController();
  const { signal } = ending;
  let current = first;
  let wait = FIRST_WAIT;
  const doubleWait = () => {
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };

  /** Tries until it runs. False where it was given up, or is to end. */
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
      say('ended; it is started again.');
      await current.stop();
      if (!(await startAgain())) return;
      log.info(`${name} runs again`);
      say('runs again.');
      // asked to end while it started
      if (signal.aborted) return current.stop();
    }
  };
  const watching = watch().catch((error: unknown) => {
    log.error({ err: error }, `${name} is not restarted any more`);
  });

  return {
    async stop() {
      ending.abort();
      await current.stop();
      await watching;
    },
  };
}
