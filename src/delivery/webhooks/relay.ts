/**
 * The way of an event from the committed row to the receiver. The parts, in order:
 *
 * - the business transaction (events/emit.ts) writes the event, a delivery for each webhook that wants it, and the
 *   webhook's *wake-up*, unless there is one already. NOTIFY tells of a new one, as a hint;
 * - the *relay* (here) claims wake-ups, which it finds by NOTIFY, by its poll, or after its sweep for lost ones (sweep.ts),
 *   and has each served: by a run of its endpoint that is under way in this process (activeRuns.ts), else by the shared turn,
 *   else by the endpoint's own sender, with one signalWithStart, however many events wait;
 * - the *shared turn* (sharedTurn.ts) of each worker, in its workflow `webhook-sender-<worker>` (workflows/sender.ts), runs
 *   healthy endpoints, many at a time;
 * - the *sender* of an endpoint, workflow `webhook-endpoint-<id>` (workflows/endpoint.ts), runs one that fails, has retries to
 *   make, or had no place in a shared turn, again and again until nothing of it is due;
 * - a *run* (endpointRun.ts) makes first attempts in batches (batch.ts). When it finds nothing left, it deletes the wake-up
 *   under an exclusive lock, so that no event is missed in between;
 * - the *retry*, workflow `webhook-delivery-<id>` (workflows/delivery.ts), is given what was not acknowledged
 * (handOver.ts) and makes one attempt (attempt.ts) after each wait of the retry schedule (retryWaits.ts). Resends are
 * runs of their own, `-r1` to `-r3`;
 * - *grouped retries*: where an endpoint has many that were not acknowledged, those that come are marked so with their
 *   outcome (`recordOutcomes` in store.ts), and the sender makes their retries, too (groupedStore.ts): its workflow
 *   waits until the earliest is due. A delivery is one or the other until it ends;
 * - the *failing share* (failingShare.ts) bounds what attempts at failing endpoints take of a worker;
 * - the *transport* (transport/) makes one POST to a checked address and returns the outcome;
 * - the *purge* (purge.ts), started daily by a Temporal Schedule, deletes what is older than thirty days.
 * Postgres holds the state and Temporal the timers: rows come first, wake-ups second. Whatever fails in between is
 * found again by its row.
 */
import type { Logger } from 'pino';
import { listen } from '../../db/listen.ts';
import type { Listener } from '../../db/listen.ts';
import type { Pool } from '../../db/pool.ts';
import { claimWakeup, claimWakeups, releaseWakeups } from '../../db/shared.ts';
import type { Wakeup } from '../../db/shared.ts';
import { WAKEUP_CHANNEL } from '../../events/wake.ts';
import { createWaker } from './waker.ts';
import type { Dispatch } from './dispatch.ts';
import type { Outages } from './outages.ts';
import { inParallel, pause } from './parallel.ts';
import { sweep } from './sweep.ts';
import type { ActiveRuns } from './activeRuns.ts';
import type { SharedTurn } from './sharedTurn.ts';

export interface RelayOptions {
  /** For LISTEN, on a connection of its own. */
  databaseUrl: string;
  pool: Pool;
  /** The id of this worker, for which wake-ups are claimed. */
  worker: string;
  dispatch: Pick<Dispatch, 'wakeEndpoint'>;
  sharedTurn: Pick<SharedTurn, 'take'>;
  /** Runs in this process, which are notified directly. */
  activeRuns: Pick<ActiveRuns, 'notify'>;
  /** Is told when Temporal does not answer. */
  outages: Outages;
  log: Logger;
  intervals?: Partial<RelayIntervals>;
}

/** In milliseconds. */
export interface RelayIntervals {
  /** Between two polls, which find what NOTIFY missed. */
  poll: number;
  /** A wake-up that was claimed here and is still there after that is claimed again. */
  quiet: number;
  /** Between two searches for deliveries whose wake-up or workflow was lost. */
  sweep: number;
  /** After Temporal did not answer. */
  outage: number;
}

export interface Relay {
  /** Resolves when it listens for notices; until then the poll finds what is due, up to a second later. */
  listens: Promise<void>;
  /** Stops; waits for calls under way. May be called several times. */
  stop(): Promise<void>;
}

const usual: RelayIntervals = { poll: 1_000, quiet: 30_000, sweep: 60_000, outage: 1_000 };

/**
 * Milliseconds in which a worker that runs the endpoint can claim the wake-up before this relay does, and in which further
 * notices come: one claim takes them all.
 */
const OTHER_WORKER_WAIT = 10;

/** How one kind of wake-ups is processed. */
interface WakeupQueue {
  failing: boolean;
  /** Wake-ups claimed at once; later ones wait until these are served. */
  width: number;
  /** The pause after a call, as a multiple of the call's duration: a busy Temporal or machine is given more room. */
  pauseFactor: number;
}
const healthy: WakeupQueue = { failing: false, width: 64, pauseFactor: 0 };
/** Calls to Temporal at a time. */
const CALLS = 16;
/**
 * Failing endpoints are woken one at a time, for a fifth of the time: each costs Temporal and the worker as much as a
 * hundred healthy deliveries of a busy endpoint do, and there may be hundreds. What a person asked for goes to the
 * healthy queue (`wakeRelay`).
 */
const failing: WakeupQueue = { failing: true, width: 1, pauseFactor: 4 };

/**
 * Starts a relay; any number of them may run. Wake-ups stay in Postgres until a sender has deleted them, so whatever
 * fails here is retried.
 */
export function startRelay(options: RelayOptions): Relay {
  const { databaseUrl, pool, worker, dispatch, sharedTurn, activeRuns, outages, log, intervals } = options;
  const every = { ...usual, ...intervals };
  const ending = new AbortController();
  const { signal } = ending;
  const queues = [healthy, failing].map((queue) => ({ queue, waker: createWaker() }));
  const wakeAllQueues = () => queues.forEach(({ waker }) => waker.wake());
  // another worker may be running this endpoint: it then claims the wake-up, and there is none for us
  let claimTimer: NodeJS.Timeout | undefined;
  const noticed = (webhookId: string) => {
    if (activeRuns.notify(webhookId)) {
      claimWakeup(pool, webhookId, worker).catch(() => undefined);
      return;
    }
    claimTimer ??= setTimeout(() => {
      claimTimer = undefined;
      wakeAllQueues();
    }, OTHER_WORKER_WAIT);
  };
  // each outage is reported once
  let reachable = true;
  let canRead = true;

  const wakeSender = async (wakeup: Wakeup) => {
    await dispatch.wakeEndpoint(wakeup);
    if (!reachable) outages.over();
    reachable = true;
  };

  /** Returns false where Temporal did not answer. */
  const wakeAll = async (wakeups: Wakeup[]): Promise<boolean> => {
    const unwoken = new Set(wakeups.map(({ webhookId }) => webhookId));
    try {
      await inParallel(wakeups, CALLS, async (wakeup) => {
        const served = activeRuns.notify(wakeup.webhookId) || (await sharedTurn.take(wakeup));
        if (!served) await wakeSender(wakeup);
        unwoken.delete(wakeup.webhookId);
      });
      return true;
    } catch (error) {
      outages.failed(error);
      reachable = false;
      await releaseWakeups(pool, worker, [...unwoken]);
      await pause(every.outage, signal);
      return false;
    }
  };

  const wakeDue = async ({ failing, width, pauseFactor }: WakeupQueue) => {
    /**
     * Workspaces that have had their turn, while others wait: where a claim returns as many as it may, one with hundreds of
     * endpoints does not hold up another with one.
     */
    const served = new Set<string>();
    const claim = (except: readonly string[]) =>
      claimWakeups(pool, { failing, worker, quietMs: every.quiet, limit: width, except });
    do {
      let wakeups = await claim([...served]);
      if (wakeups.length === 0 && served.size > 0) {
        served.clear();
        wakeups = await claim([]);
      }
      if (wakeups.length === 0) return;
      if (wakeups.length === width) for (const { workspaceId } of wakeups) served.add(workspaceId);
      const began = performance.now();
      if (!(await wakeAll(wakeups))) return;
      if (pauseFactor > 0) await pause(pauseFactor * (performance.now() - began), signal);
    } while (served.size > 0 && !signal.aborted);
  };

  const wakeLoop = async ({ queue, waker }: (typeof queues)[number]) => {
    while (!signal.aborted) {
      waker.reset();
      try {
        await wakeDue(queue);
        if (!canRead) log.info('the relay sees wake-ups again');
        canRead = true;
      } catch (error) {
        if (canRead) log.warn({ err: error }, 'the relay cannot look for wake-ups');
        canRead = false;
        await pause(every.outage, signal);
      }
      await waker.wait(every.poll, signal);
    }
  };

  const sweepLoop = async () => {
    while (!signal.aborted) {
      await pause(every.sweep, signal);
      if (signal.aborted) return;
      await sweep(pool, log, signal).catch((error: unknown) => log.warn({ err: error }, 'a sweep failed'));
    }
  };

  // without LISTEN the poll still finds everything, up to a second later
  const listening = (async (): Promise<Listener | undefined> => {
    while (!signal.aborted) {
      try {
        return await listen({
          url: databaseUrl,
          channels: { [WAKEUP_CHANNEL]: noticed },
          onReconnect: wakeAllQueues,
          onError: (error) => log.debug({ err: error }, 'the relay lost its notice connection'),
        });
      } catch (error) {
        log.debug({ err: error }, 'the relay cannot listen yet');
        await pause(every.poll, signal);
      }
    }
    return undefined;
  })();
  const running = Promise.all([...queues.map(wakeLoop), sweepLoop()]);

  const end = async () => {
    ending.abort();
    clearTimeout(claimTimer);
    await running;
    await (await listening)?.close();
  };
  let ended: Promise<void> | undefined;
  return { listens: listening.then(() => undefined), stop: () => (ended ??= end()) };
}
