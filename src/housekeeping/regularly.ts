import type { Logger } from 'pino';
import type { Ending } from '../db/drain.ts';

export interface Chore {
  /** Starts no further run; resolves when the current run has ended. */
  stop(): Promise<void>;
}

export interface ChoreOptions {
  /** Name in the log. */
  name: string;
  /**
   * Milliseconds between the end of a run and the next, varied by 10 % so that processes that start together
   * do not run together.
   */
  every: number;
  log: Logger;
  /** One run; its result is logged. */
  work(ending: Ending): Promise<object>;
}

/** Runs `work` periodically in this process. A failed run is logged; the next run does its work. */
export function regularly({ name, every, log, work }: ChoreOptions): Chore {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const run = async () => {
    try {
      log.info({ chore: name, done: await work(() => stopped) }, 'chore done');
    } catch (error) {
      if (!stopped) log.warn({ err: error, chore: name }, 'chore failed');
    }
    if (!stopped) plan();
  };
  const plan = () => {
    const wait = every * (0.9 + 0.2 * Math.random());
    timer = setTimeout(() => {
      running = run();
    }, wait);
    timer.unref();
  };
  plan();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
