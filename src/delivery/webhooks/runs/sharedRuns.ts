import { AsyncLocalStorage } from 'node:async_hooks';
import type { BatchResult, SharedTurnResult } from '../../../../workflows/contract.ts';
import { add, noTotals } from '../../../../workflows/totals.ts';
import type { Ending } from '../../../db/drain.ts';
import { releaseWakeups, type Wakeup } from '../../../db/shared.ts';
import { createSemaphore, pause } from '../concurrency.ts';
import type { DeliveryDeps } from '../deps.ts';
import { runEndpoint } from './endpointRun.ts';

/**
 * Runs of healthy endpoints in this process, under one workflow, `webhook-sender-<worker>`. After a failure,
 * or with retries to make, the endpoint continues in its own workflow.
 */
export interface SharedRuns {
  /** Resolves when the first period has begun. */
  first: Promise<void>;
  /**
   * Starts a run for the endpoint of a claimed wake-up; waits while too many runs are recent. Returns false
   * if the endpoint's own workflow has to send: it fails, no period is open, or too many runs are active.
   */
  tryStart(wakeup: Wakeup): Promise<boolean>;
  /** The activity: keeps a period open, and returns what was sent. Runs outlive it. */
  servePeriod(ending: Ending): Promise<SharedTurnResult>;
  /** What was sent in this period so far. */
  counts(): SharedTurnResult;
  /** Starts nothing more. Resolves when requests in flight are finished and the rest is released. */
  close(): Promise<void>;
}

/**
 * Milliseconds without an open period, at the start or between two periods, in which runs still start. After
 * that Temporal is away or overloaded.
 */
const PERIOD_GAP = 5_000;
/** Poll interval (ms) for the end of a period, and between two tries to reach Temporal. */
const POLL = 500;
/**
 * Runs that may be younger than `RECENT` milliseconds. These use Postgres and CPU; older ones mostly wait for
 * their receiver, and do not count.
 */
const MAX_RECENT = 256;
const RECENT = 1_000;
/** With so many runs, new ones do not wait for more events, which only saves the next event a claim. */
const MAX_IDLE = 100;
/** Calls to Temporal at a time that wake endpoint workflows. */
const WAKE_CALLS = 8;
/** The key of a semaphore for all endpoints together. */
const ALL = 'all';

/** @param worker the id of this worker. */
export function createSharedRuns(deps: DeliveryDeps, worker: string): SharedRuns {
  const { dispatch, limits, log, pool, stopping } = deps;
  // a run ends at the first failure, and at least once a period, so that its counts are shown
  const sharedLimits = { ...limits, firstFailingRunMs: 0, runMs: Math.min(limits.runMs, limits.periodMs) };
  const runsOfWorkspace = createSemaphore(limits.sharedRunsOfWorkspace);
  const recent = createSemaphore(MAX_RECENT);
  const wakeCalls = createSemaphore(WAKE_CALLS);
  const runs = new Set<Promise<void>>();
  const closing = new AbortController();
  let openPeriods = 0;
  /** An activity has returned `ended`, so the workflow ends. */
  let toldEnd = false;
  let lastPeriod = Number.NEGATIVE_INFINITY;
  let totals = noTotals();
  let endpoints = new Set<string>();
  /** Calls a function as part of the activity, so that traces name its workflow. */
  let inActivity = AsyncLocalStorage.snapshot();
  let announce!: () => void;
  const first = new Promise<void>((resolve) => {
    announce = resolve;
  });

  const closed = AbortSignal.any([closing.signal, stopping]);
  const begun = Promise.race([first, pause(PERIOD_GAP, closed)]);
  const isClosed: Ending = () => closed.aborted;
  const isOpen = () => !isClosed() && (openPeriods > 0 || performance.now() - lastPeriod < PERIOD_GAP);
  const counts = (): SharedTurnResult => ({
    ...totals,
    endpoints: endpoints.size,
    ...(isClosed() && { ended: true }),
  });

  /** Wakes the endpoint's own workflow, as soon as Temporal answers. */
  const moveToOwnWorkflow = async (wakeup: Wakeup): Promise<void> => {
    while (!isClosed()) {
      await wakeCalls.acquire(ALL);
      try {
        return await dispatch.wakeEndpoint(wakeup);
      } catch (error) {
        log.debug({ err: error, webhook: wakeup.webhookId }, 'the workflow of an endpoint was not woken yet');
      } finally {
        wakeCalls.release(ALL);
      }
      await pause(POLL, closed);
    }
    await releaseWakeups(pool, worker, [wakeup.webhookId]);
  };

  const sendAll = async (wakeup: Wakeup): Promise<void> => {
    const { workspaceId, webhookId } = wakeup;
    const idleMs = runs.size < MAX_IDLE ? limits.idleMs : 0;
    let result: BatchResult;
    do {
      result = await runEndpoint(
        { ...deps, limits: { ...sharedLimits, idleMs } },
        { workspaceId, webhookId },
        isClosed,
      );
      add(totals, result);
      if (result.sent > 0) endpoints.add(webhookId);
    } while (result.more && !needsOwnWorkflow(result) && !isClosed());
    if (result.more || result.waiting)
      await moveToOwnWorkflow({ ...wakeup, failing: result.failing ?? false });
  };

  const run = async (wakeup: Wakeup): Promise<void> => {
    try {
      await sendAll(wakeup).catch(async (error: unknown) => {
        log.error({ err: error, webhook: wakeup.webhookId }, 'an endpoint continues in its own workflow');
        await moveToOwnWorkflow(wakeup);
      });
    } catch (error) {
      // the wake-up stays, and is claimed again
      log.debug({ err: error, webhook: wakeup.webhookId }, 'a wake-up could not be released');
    }
  };

  const start = (wakeup: Wakeup): void => {
    const over = new AbortController();
    const running = inActivity(run, wakeup).finally(() => {
      over.abort();
      runs.delete(running);
      runsOfWorkspace.release(wakeup.workspaceId);
    });
    runs.add(running);
    void pause(RECENT, over.signal).then(() => recent.release(ALL));
  };

  /** Starts the worker's workflow whenever no period is open. */
  const keepWorkflow = async () => {
    while (!isClosed()) {
      if (!isOpen())
        await dispatch
          .startSender(worker)
          .catch((error: unknown) => log.debug({ err: error }, 'no shared runs yet'));
      await pause(POLL, closed);
    }
  };
  const keeping = keepWorkflow();

  return {
    first,
    counts,

    async tryStart(wakeup) {
      const { workspaceId, fails, failing } = wakeup;
      if (fails || failing) return false;
      await begun;
      if (!isOpen() || runs.size >= limits.sharedRuns) return false;
      if (!runsOfWorkspace.tryAcquire(workspaceId)) return false;
      await recent.acquire(ALL);
      if (isOpen()) {
        start(wakeup);
        return true;
      }
      recent.release(ALL);
      runsOfWorkspace.release(workspaceId);
      return false;
    },

    async servePeriod(ending) {
      const until = Date.now() + limits.periodMs;
      inActivity = AsyncLocalStorage.snapshot();
      openPeriods += 1;
      announce();
      try {
        while (!ending() && !isClosed() && Date.now() < until) await pause(POLL, closed);
        if (isClosed()) await Promise.all(runs);
        const result = counts();
        toldEnd = result.ended === true;
        // what ends before the next period begins counts there
        totals = noTotals();
        endpoints = new Set();
        return result;
      } finally {
        openPeriods -= 1;
        lastPeriod = performance.now();
      }
    },

    async close() {
      closing.abort();
      await keeping;
      await Promise.all(runs);
      // it would wait for a worker that is gone, and fail
      if (!toldEnd)
        await dispatch
          .cancelSender(worker)
          .catch((error: unknown) =>
            log.debug({ err: error }, 'the workflow of the shared runs was not cancelled'),
          );
    },
  };
}

/** Something was not acknowledged in this run, or waits for a retry. */
const needsOwnWorkflow = ({ sent, acknowledged, waiting }: BatchResult): boolean =>
  acknowledged < sent || waiting !== undefined;
