import { setMaxListeners } from 'node:events';
import type { Ending } from '../../db/drain.ts';
import { createWaker, type Waker } from './concurrency.ts';

/**
 * The runs in this process, by endpoint. An idle run waits before it ends, and the relay notifies it of new
 * events, because a start through Temporal costs 50 ms of CPU.
 */
export interface ActiveRuns {
  /** Registers a run: it is notified until its end, or until `ending`. */
  begin(webhookId: string, ending: Ending): ActiveRun;
  /** Notifies the endpoint's run of new work. Returns whether there is one. */
  notify(webhookId: string): boolean;
}

export interface ActiveRun extends Pick<Waker, 'reset'> {
  /** Waits `ms` milliseconds for a notification, or until the worker ends. Returns whether there was one. */
  wait(ms: number): Promise<boolean>;
  /** Removes the run: `notify` returns false from now on. */
  end(): void;
}

/** @param stopping aborted when the worker is about to end. */
export function createActiveRuns(stopping: AbortSignal): ActiveRuns {
  // each waiting run adds a listener
  setMaxListeners(0, stopping);
  const activeRuns = new Map<string, { waker: Waker; ending: Ending }>();
  return {
    begin(webhookId, ending) {
      const waker = createWaker();
      const run = { waker, ending };
      activeRuns.set(webhookId, run);
      return {
        reset: waker.reset,
        wait: (ms) => waker.wait(ms, stopping),
        end() {
          // a run whose activity timed out may end after its successor began
          if (activeRuns.get(webhookId) === run) activeRuns.delete(webhookId);
        },
      };
    },
    notify(webhookId) {
      const run = activeRuns.get(webhookId);
      if (!run || run.ending()) return false;
      run.waker.wake();
      return true;
    },
  };
}
