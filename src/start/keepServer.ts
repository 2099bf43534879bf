import type { Logger } from 'pino';
import { pause } from '../webhooks/parallel.ts';
import type { Kept } from './keepRunning.ts';

/** A server that was started here, as far as it has to be known to be kept. */
export interface Server {
  /** Settles when it has ended, asked or not. */
  readonly ended: Promise<number>;
  /** Ends it and gives its folder back; any number of calls. */
  stop(): Promise<void>;
}

export interface KeepServerOptions {
  /** As log and terminal call it. */
  name: string;
  /** Starts it again, at the same address: those who use it know no other. */
  again(): Promise<Server>;
  /** Starts in a row that may fail before it is given up. */
  tries: number;
  log: Logger;
  /** One line for the terminal: it ended, it runs again, it does not start. */
  say(text: string): void;
  /** It was given up. */
  onGivenUp?(error: Error): void;
}

/** Milliseconds of the first rest before it is started again; each is twice as long as the one before, up to the last. */
const FIRST_REST = 500;
const LAST_REST = 10_000;
/** Milliseconds after which it has lived: then rests begin anew. */
const LIVED = 60_000;

/** Keeps a server running: started again, after a rest, when it ends without being asked. */
export function keepServer(first: Server, options: KeepServerOptions): Kept {
  const { name, again, tries, log, say, onGivenUp } = options;
  const ending = new AbortController();
  const { signal } = ending;
  let current = first;
  let rest = FIRST_REST;
  const restLonger = () => {
    rest = Math.min(rest * 2, LAST_REST);
  };

  /** Tries until it runs. Answers whether it does: it was given up otherwise, or is to end. */
  const startAgain = async (): Promise<boolean> => {
    for (let failures = 0; !signal.aborted;) {
      await pause(rest, signal);
      if (signal.aborted) return false;
      restLonger();
      try {
        current = await again();
        return true;
      } catch (error) {
        failures += 1;
        log.error({ err: error, again_in_ms: rest }, `${name} does not start`);
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
      if (Date.now() - began > LIVED) rest = FIRST_REST;
      log.warn({ code, again_in_ms: rest }, `${name} ended`);
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
    log.error({ err: error }, `${name} is not looked after any more`);
  });

  return {
    async stop() {
      ending.abort();
      await current.stop();
      await watching;
    },
  };
}
