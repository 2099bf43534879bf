/** The relay finds endpoints with something due and has each served. ../README.md has the whole path. */
import type { Logger } from 'pino';
import { listen } from '../../../db/listen.ts';
import type { Listener } from '../../../db/listen.ts';
import type { Pool } from '../../../db/pool.ts';
import { claimWakeup, claimWakeups, releaseWakeups } from '../../../db/shared.ts';
import type { Wakeup } from '../../../db/shared.ts';
import { WAKEUP_CHANNEL } from '../../../events/wake.ts';
import { createWaker, inParallel, pause } from '../concurrency.ts';
import type { Dispatch } from '../temporal/dispatch.ts';
import type { Outages } from '../temporal/outages.ts';
import { sweep } from './sweep.ts';
import type { ActiveRuns } from '../activeRuns.ts';
import type { SharedRuns } from '../runs/sharedRuns.ts';

export interface RelayOptions {
  /** For LISTEN, on a connection of its own. */
  listenUrl: string;
  pool: Pool;
  /** The id of this worker, for which wake-ups are claimed. */
  worker: string;
  dispatch: Pick<Dispatch, 'wakeEndpoint'>;
  sharedRuns: Pick<SharedRuns, 'tryStart'>;
  activeRuns: Pick<ActiveRuns, 'notify'>;
  outages: Outages;
  log: Logger;
  intervals?: Partial<RelayIntervals>;
}

/** In milliseconds. */
export interface RelayIntervals {
  /** Between two polls for wake-ups whose NOTIFY was missed. */
  poll: number;
  /** After this a wake-up that this worker has claimed, and that still exists, is claimed again. */
  quiet: number;
  /** Between two searches for deliveries whose wake-up or workflow was lost. */
  sweep: number;
  /** Pause after Temporal or Postgres did not answer. */
  outage: number;
}

export interface Relay {
  /** Resolves when it listens for notices. Until then the poll finds what is due, up to a second later. */
  listens: Promise<void>;
  /** Stops, and waits for calls in progress. May be called several times. */
  stop(): Promise<void>;
}

const DEFAULT_INTERVALS: RelayIntervals = { poll: 1_000, quiet: 30_000, sweep: 60_000, outage: 1_000 };

/**
 * Milliseconds between a notice and the claim, in which a worker that already runs the endpoint claims its
 * wake-up, and more notices arrive: one claim takes them all.
 */
const OTHER_WORKER_WAIT = 10;

/** How wake-ups of healthy or of failing endpoints are processed. */
interface WakeupQueue {
  failing: boolean;
  /** Wake-ups claimed at once. The next are claimed when these are served. */
  width: number;
  /** The pause after a claim is served, as a multiple of the time that this took. */
  pauseFactor: number;
}
const healthy: WakeupQueue = { failing: false, width: 64, pauseFactor: 0 };
/** Calls to Temporal at a time. */
const CALLS = 16;
/**
 * Failing endpoints are woken one at a time, for a fifth of the time: each costs as much as a hundred healthy
 * deliveries, and there may be hundreds. What a person asked for is in the healthy queue (`wakeRelay`).
 */
const failing: WakeupQueue = { failing: true, width: 1, pauseFactor: 4 };

/** Starts a relay. Any number may run. Wake-ups stay in Postgres until a run deletes them. */
export function startRelay(options: RelayOptions): Relay {
  const { listenUrl, pool, worker, dispatch, sharedRuns, activeRuns, outages, log, intervals } = options;
  const every = { ...DEFAULT_INTERVALS, ...intervals };
  const ending = new AbortController();
  const { signal } = ending;
  const queues = [healthy, failing].map((queue) => ({ queue, waker: createWaker() }));
  const wakeAllQueues = () => queues.forEach(({ waker }) => waker.wake());
  let claimTimer: NodeJS.Timeout | undefined;
  const onNotice = (webhookId: string) => {
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
  let reachesTemporal = true;
  let readsWakeups = true;

  const wakeWorkflow = async (wakeup: Wakeup) => {
    await dispatch.wakeEndpoint(wakeup);
    if (!reachesTemporal) outages.over();
    reachesTemporal = true;
  };

  /** Returns false if Temporal did not answer. */
  const serveAll = async (wakeups: Wakeup[]): Promise<boolean> => {
    const unserved = new Set(wakeups.map(({ webhookId }) => webhookId));
    try {
      await inParallel(wakeups, CALLS, async (wakeup) => {
        const inProcess = activeRuns.notify(wakeup.webhookId) || (await sharedRuns.tryStart(wakeup));
        if (!inProcess) await wakeWorkflow(wakeup);
        unserved.delete(wakeup.webhookId);
      });
      return true;
    } catch (error) {
      outages.failed(error);
      reachesTemporal = false;
      await releaseWakeups(pool, worker, [...unserved]);
      await pause(every.outage, signal);
      return false;
    }
  };

  const serveDue = async ({ failing, width, pauseFactor }: WakeupQueue) => {
    /** Workspaces served while others wait: one with hundreds of endpoints does not delay the others. */
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
      if (!(await serveAll(wakeups))) return;
      if (pauseFactor > 0) await pause(pauseFactor * (performance.now() - began), signal);
    } while (served.size > 0 && !signal.aborted);
  };

  const serveLoop = async ({ queue, waker }: (typeof queues)[number]) => {
    while (!signal.aborted) {
      waker.reset();
      try {
        await serveDue(queue);
        if (!readsWakeups) log.info('the relay reads wake-ups again');
        readsWakeups = true;
      } catch (error) {
        if (readsWakeups) log.warn({ err: error }, 'the relay cannot read wake-ups');
        readsWakeups = false;
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

  const listening = (async (): Promise<Listener | undefined> => {
    while (!signal.aborted) {
      try {
        return await listen({
          url: listenUrl,
          channels: { [WAKEUP_CHANNEL]: onNotice },
          onReconnect: wakeAllQueues,
          onError: (error) => log.debug({ err: error }, 'the relay lost its connection for notices'),
        });
      } catch (error) {
        log.debug({ err: error }, 'the relay cannot listen yet');
        await pause(every.poll, signal);
      }
    }
    return undefined;
  })();
  const running = Promise.all([...queues.map(serveLoop), sweepLoop()]);

  const end = async () => {
    ending.abort();
    clearTimeout(claimTimer);
    await running;
    await (await listening)?.close();
  };
  let ended: Promise<void> | undefined;
  return { listens: listening.then(() => undefined), stop: () => (ended ??= end()) };
}
