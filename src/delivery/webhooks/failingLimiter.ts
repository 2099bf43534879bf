import { createSemaphore, pause } from './concurrency.ts';
import type { FailingLimits } from './limits.ts';

/**
 * Limits attempts at failing endpoints, per workspace and in total: those in flight, which cost connections
 * and time, and those per second, which cost CPU.
 */
export interface FailingLimiter {
  /** Waits until an attempt may begin. Does not wait any longer when the worker ends. */
  acquire(workspaceId: string): Promise<void>;
  /** Begins an attempt if it need not wait; returns whether it did. */
  tryAcquire(workspaceId: string): boolean;
  /** The attempt has ended. */
  release(workspaceId: string): void;
}

/** The key of the limits for all workspaces together. */
const ALL = 'all';
/** Workspaces that a rate keeps before it forgets idle ones. */
const REMEMBERED = 1_000;

/** @param stopping aborted when the worker is about to end. */
export function createFailingLimiter(limits: FailingLimits, stopping: AbortSignal): FailingLimiter {
  const inFlightOfWorkspace = createSemaphore(limits.workspaceInFlight);
  const inFlight = createSemaphore(limits.inFlight);
  const rateOfWorkspace = createRate(limits.workspaceRate);
  const rate = createRate(limits.rate);

  return {
    async acquire(workspaceId) {
      await inFlightOfWorkspace.acquire(workspaceId);
      await pause(rateOfWorkspace.reserve(workspaceId), stopping);
      await inFlight.acquire(ALL);
      await pause(rate.reserve(ALL), stopping);
    },
    tryAcquire(workspaceId) {
      if (!rateOfWorkspace.isFree(workspaceId) || !rate.isFree(ALL)) return false;
      if (!inFlightOfWorkspace.tryAcquire(workspaceId)) return false;
      if (!inFlight.tryAcquire(ALL)) {
        inFlightOfWorkspace.release(workspaceId);
        return false;
      }
      rateOfWorkspace.reserve(workspaceId);
      rate.reserve(ALL);
      return true;
    },
    release(workspaceId) {
      inFlight.release(ALL);
      inFlightOfWorkspace.release(workspaceId);
    },
  };
}

/** A rate for each key: slots `1 / perSecond` seconds apart, and a burst of a tenth of a second's worth. */
function createRate(perSecond: number) {
  const interval = 1_000 / perSecond;
  const burst = 100;
  /** The next free slot of each key, in milliseconds of performance.now(). */
  const nextAt = new Map<string, number>();
  const forgetIdle = (now: number) => {
    for (const [key, at] of nextAt) if (at < now) nextAt.delete(key);
  };
  return {
    isFree: (key: string): boolean => (nextAt.get(key) ?? 0) - performance.now() <= burst,
    /** Reserves the next slot; returns the milliseconds until then. */
    reserve(key: string): number {
      const now = performance.now();
      if (nextAt.size > REMEMBERED) forgetIdle(now);
      const at = Math.max(now, nextAt.get(key) ?? 0);
      nextAt.set(key, at + interval);
      return Math.max(0, at - now - burst);
    },
  };
}
