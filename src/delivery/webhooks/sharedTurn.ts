/**
 * The shared turn of a worker: runs of healthy endpoints (endpointRun.ts), many at a time, without a start through Temporal
 * for each. The relay gives it the wake-ups that it has claimed. While the worker lives and answers Temporal, its workflow
 * `webhook-sender-<worker>` has it take one turn after the other; the runs themselves go on from one to the next.
 *
 * What is not healthy leaves it: an endpoint whose run met a failure, or that has retries to make, goes on in its own
 * workflow, where an operator finds it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { BatchResult, SharedTurnResult } from '../../../workflows/contract.ts';
import { add, noTotals } from '../../../workflows/totals.ts';
import type { Ending } from '../../db/drain.ts';
import { releaseWakeups, type Wakeup } from '../../db/shared.ts';
import type { DeliveryDeps } from './deps.ts';
import { runEndpoint } from './endpointRun.ts';
import { pause } from './parallel.ts';
import { createSemaphore } from './semaphore.ts';

export interface SharedTurn {
  /** Resolves when the first turn has begun. */
  first: Promise<void>;
  /**
   * Begins a run for an endpoint, as soon as there are not too many that have just begun. Returns false where its own workflow
   * has to send: it fails, no turn runs here, or there is no place left.
   */
  take(wakeup: Wakeup): Promise<boolean>;
  /** Takes one turn; the activity. */
  turn(ending: Ending): Promise<SharedTurnResult>;
  /** What this turn has sent so far. */
  counts(): SharedTurnResult;
  /** Begins nothing more. Resolves when what is on the wire is finished and the rest is released. */
  close(): Promise<void>;
}

/**
 * Milliseconds in which the first turn should begin, for which endpoints wait, or after a turn the next, while runs go on. After
 * that Temporal does not answer, or has much to do.
 */
const GAP = 5_000;
/** Milliseconds between two looks whether a turn is over, or none runs, or Temporal answers again. */
const LOOK = 500;
/**
 * Runs at a time that began less than `YOUNG` milliseconds ago. They want connections to Postgres and CPU; older ones most
 * often wait for their receiver, and do not count.
 */
const BEGINNING = 256;
const YOUNG = 1_000;
/**
 * Runs from which on those that begin do not listen for more when nothing is left: they only save the next event the wait for
 * a claim.
 */
const LISTENING = 100;
/** Calls to Temporal at a time, to wake the workflows of endpoints that leave. */
const LEAVING = 8;
/** The key of what all endpoints share. */
const ALL = 'all';

/** @param worker the id of this worker. */
export function createSharedTurn(deps: DeliveryDeps, worker: string): SharedTurn {
  const { dispatch, limits, log, pool, stopping } = deps;
  // a run ends where something fails, and now and then, so that its counts are shown
  const sharedLimits = { ...limits, firstFailingRunMs: 0, runMs: Math.min(limits.runMs, limits.turnMs) };
  const places = createSemaphore(limits.placesOfWorkspace);
  const beginning = createSemaphore(BEGINNING);
  const leaving = createSemaphore(LEAVING);
  const runs = new Set<Promise<void>>();
  const closing = new AbortController();
  let turns = 0;
  /** A turn has told its workflow that there is no further one. */
  let toldEnd = false;
  let lastTurn = Number.NEGATIVE_INFINITY;
  let totals = noTotals();
  let endpoints = new Set<string>();
  /** Calls a function as part of the activity, so that traces name its workflow. */
  let inTurn = AsyncLocalStorage.snapshot();
  let announce!: () => void;
  const first = new Promise<void>((resolve) => {
    announce = resolve;
  });

  const closed = AbortSignal.any([closing.signal, stopping]);
  const begun = Promise.race([first, pause(GAP, closed)]);
  const isClosed: Ending = () => closed.aborted;
  const isOpen = () => !isClosed() && (turns > 0 || performance.now() - lastTurn < GAP);
  const counts = (): SharedTurnResult => ({
    ...totals,
    endpoints: endpoints.size,
    ...(isClosed() && { ended: true }),
  });

  /** Wakes the endpoint's own workflow, as soon as Temporal answers. */
  const leave = async (wakeup: Wakeup): Promise<void> => {
    while (!isClosed()) {
      await leaving.acquire(ALL);
      try {
        return await dispatch.wakeEndpoint(wakeup);
      } catch (error) {
        log.debug({ err: error, webhook: wakeup.webhookId }, 'the workflow of an endpoint was not woken yet');
      } finally {
        leaving.release(ALL);
      }
      await pause(LOOK, closed);
    }
    await releaseWakeups(pool, worker, [wakeup.webhookId]);
  };

  const send = async (wakeup: Wakeup): Promise<void> => {
    const { workspaceId, webhookId } = wakeup;
    const listenMs = runs.size < LISTENING ? limits.listenMs : 0;
    let turn: BatchResult;
    do {
      turn = await runEndpoint(
        { ...deps, limits: { ...sharedLimits, listenMs } },
        { workspaceId, webhookId },
        isClosed,
      );
      add(totals, turn);
      if (turn.sent > 0) endpoints.add(webhookId);
    } while (turn.more && !isTroubled(turn) && !isClosed());
    if (turn.more || turn.waiting) await leave({ ...wakeup, failing: turn.failing ?? false });
  };

  const run = async (wakeup: Wakeup): Promise<void> => {
    try {
      await send(wakeup).catch(async (error: unknown) => {
        log.error({ err: error, webhook: wakeup.webhookId }, 'an endpoint goes on in its own workflow');
        await leave(wakeup);
      });
    } catch (error) {
      // the wake-up stays, and is claimed again
      log.debug({ err: error, webhook: wakeup.webhookId }, 'a wake-up could not be released');
    }
  };

  const begin = (wakeup: Wakeup): void => {
    const over = new AbortController();
    const running = inTurn(run, wakeup).finally(() => {
      over.abort();
      runs.delete(running);
      places.release(wakeup.workspaceId);
    });
    runs.add(running);
    void pause(YOUNG, over.signal).then(() => beginning.release(ALL));
  };

  const keepTurns = async () => {
    while (!isClosed()) {
      if (!isOpen())
        await dispatch
          .startSender(worker)
          .catch((error: unknown) => log.debug({ err: error }, 'no shared turn yet'));
      await pause(LOOK, closed);
    }
  };
  const keeping = keepTurns();

  return {
    first,
    counts,

    async take(wakeup) {
      const { workspaceId, fails, failing } = wakeup;
      if (fails || failing) return false;
      await begun;
      if (!isOpen() || runs.size >= limits.places) return false;
      if (!places.tryAcquire(workspaceId)) return false;
      await beginning.acquire(ALL);
      if (isOpen()) {
        begin(wakeup);
        return true;
      }
      beginning.release(ALL);
      places.release(workspaceId);
      return false;
    },

    async turn(ending) {
      const until = Date.now() + limits.turnMs;
      inTurn = AsyncLocalStorage.snapshot();
      turns += 1;
      announce();
      try {
        while (!ending() && !isClosed() && Date.now() < until) await pause(LOOK, closed);
        if (isClosed()) await Promise.all(runs);
        const result = counts();
        toldEnd = result.ended === true;
        // what ends before the next turn counts there
        totals = noTotals();
        endpoints = new Set();
        return result;
      } finally {
        turns -= 1;
        lastTurn = performance.now();
      }
    },

    async close() {
      closing.abort();
      await keeping;
      await Promise.all(runs);
      // it would wait for a turn of a worker that is gone, and fail
      if (!toldEnd)
        await dispatch
          .endSender(worker)
          .catch((error: unknown) =>
            log.debug({ err: error }, 'the workflow of the turns was not cancelled'),
          );
    },
  };
}

/** Something was not acknowledged in this run, or waits for a retry. */
const isTroubled = ({ sent, acknowledged, waiting }: BatchResult): boolean =>
  acknowledged < sent || waiting !== undefined;
