/**
 * What endpoints that fail may use of this worker, so that they do not take it from the others: attempts in flight, which
 * cost connections and time, and attempts a second, which cost CPU here, in Postgres and in the network. Both per
 * workspace and in all.
 */
import type { FailingLimits } from './limits.ts';
import { pause } from './parallel.ts';
import { createSemaphore } from './semaphore.ts';

export interface FailingShare {
  /** Waits until an attempt of a failing endpoint may begin. When the worker ends it does not wait any longer. */
  enter(workspaceId: string): Promise<void>;
  /** Enters where nothing has to be waited for; returns whether it did. */
  tryEnter(workspaceId: string): boolean;
  /** The attempt is over. */
  leave(workspaceId: string): void;
}

/** The key of what all workspaces share. */
const ALL = 'all';
/** Workspaces that are remembered before idle ones are forgotten. */
const REMEMBERED = 1_000;

/** @param stopping aborted when the worker is about to end. */
export function createFailingShare(limits: FailingLimits, stopping: AbortSignal): FailingShare {
  const ofWorkspace = createSemaphore(limits.workspaceInFlight);
  const ofAll = createSemaphore(limits.inFlight);
  const workspacePace = createPace(limits.workspaceRate);
  const pace = createPace(limits.rate);

  return {
    async enter(workspaceId) {
      await ofWorkspace.acquire(workspaceId);
      await pause(workspacePace.take(workspaceId), stopping);
      await ofAll.acquire(ALL);
      await pause(pace.take(ALL), stopping);
    },
    tryEnter(workspaceId) {
      if (!workspacePace.isFree(workspaceId) || !pace.isFree(ALL)) return false;
      if (!ofWorkspace.tryAcquire(workspaceId)) return false;
      if (!ofAll.tryAcquire(ALL)) {
        ofWorkspace.release(workspaceId);
        return false;
      }
      workspacePace.take(workspaceId);
      pace.take(ALL);
      return true;
    },
    leave(workspaceId) {
      ofAll.release(ALL);
      ofWorkspace.release(workspaceId);
    },
  };
}

/** A rate for each key: turns that are `1 / rate` seconds apart, and up to a tenth of a second's worth at once. */
function createPace(rate: number) {
  const apart = 1_000 / rate;
  const burst = 100;
  /** When the next turn is, by key, in milliseconds as performance.now() counts. */
  const nextAt = new Map<string, number>();
  const forgetIdle = (now: number) => {
    for (const [key, at] of nextAt) if (at < now) nextAt.delete(key);
  };
  return {
    isFree: (key: string): boolean => (nextAt.get(key) ?? 0) - performance.now() <= burst,
    /** Takes the next turn; returns the milliseconds until then. */
    take(key: string): number {
      const now = performance.now();
      if (nextAt.size > REMEMBERED) forgetIdle(now);
      const at = Math.max(now, nextAt.get(key) ?? 0);
      nextAt.set(key, at + apart);
      return Math.max(0, at - now - burst);
    },
  };
}
