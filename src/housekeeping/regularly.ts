import type { Logger } from 'pino';
import type { Ending } from '../db/drain.ts';

export interface Chore {
  /** Begins nothing more; resolves when what runs has come to rest. */
  stop(): Promise<void>;
}

export interface ChoreOptions {
  /** As the log calls it. */
  name: string;
  /** Milliseconds from the end of one run to the next, within a tenth: processes that start together drift apart. */
  every: number;
  log: Logger;
  /** What it did is logged. */
  work(ending: Ending): Promise<object>;
}

/** Does something now and then in this process. A run that fails is logged, and made up for by the next. */
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
