/**
 * The way of an event from the committed row to the receiver. The persons, in the order of their entrance:
 *
 * - the business transaction (events/emit.ts) writes the event, a delivery for each webhook that wants it, and the
 *   webhook's *wake-up*; a wake-up that is there already is left alone. NOTIFY tells of a new one, as a hint;
 * - the *relay* (here) claims wake-ups, told by NOTIFY, by its poll, or by its sweep for what was lost (sweep.ts), and has
 *   Temporal wake the endpoint's sender: one signalWithStart for each, however many events wait. It starts nothing else;
 * - the *sender*, workflow `webhook-endpoint-<id>` (workflows/endpoint.ts), takes turn after turn (turn.ts) until nothing of
 *   its endpoint is due. A turn makes first attempts in batches (batch.ts), and when it finds nothing left it takes the
 *   wake-up away, alone with it, so that no event slips in between;
 * - the *retry*, workflow `webhook-delivery-<id>` (workflows/delivery.ts), is given what was not acknowledged (handOver.ts)
 *   and climbs the ladder of waits (ladder.ts), an attempt a step (attempt.ts). Resends are runs of their own, `-r1` to `-r3`;
 * - the *transport* (transport/) makes one POST, to an address that was checked, and says what came of it;
 * - the *purge* (purge.ts), woken daily by a Temporal Schedule, forgets what is older than thirty days.
 *
 * Postgres is the truth and Temporal the clock: rows come first, wake-ups second, and whatever dies in between is found
 * again by its row.
 */
import type { Logger } from 'pino';
import { listen } from '../db/listen.ts';
import type { Listener } from '../db/listen.ts';
import type { Pool } from '../db/pool.ts';
import { claimWakeups, releaseWakeups } from '../db/shared.ts';
import type { Wakeup } from '../db/shared.ts';
import { WAKEUP_CHANNEL } from '../events/wake.ts';
import type { Dispatch } from './dispatch.ts';
import { inParallel, pause } from './parallel.ts';
import { sweep } from './sweep.ts';

export interface RelayOptions {
  /** For LISTEN, on a connection of its own. */
  databaseUrl: string;
  pool: Pool;
  dispatch: Pick<Dispatch, 'wakeEndpoint'>;
  log: Logger;
  intervals?: Partial<RelayIntervals>;
}

/** In milliseconds. */
export interface RelayIntervals {
  /** The truth, where NOTIFY is the hint. */
  poll: number;
  /** A sender that has not taken its wake-up away by then is woken again. */
  quiet: number;
  /** The search for deliveries that wait for nobody. */
  sweep: number;
  /** The wait after Temporal did not answer. */
  outage: number;
}

export interface Relay {
  /** Stops looking; calls under way are waited for. */
  stop(): Promise<void>;
}

const usual: RelayIntervals = { poll: 1_000, quiet: 30_000, sweep: 60_000, outage: 1_000 };

/** Wake-ups claimed at once, and calls to Temporal at a time: whoever comes meanwhile waits for these. */
const CLAIM = 16;

/**
 * Starts a relay; any number of them may run. Wake-ups stay in Postgres until a sender has taken them away, so whatever
 * fails here is done again.
 */
export function startRelay({ databaseUrl, pool, dispatch, log, intervals }: RelayOptions): Relay {
  const every = { ...usual, ...intervals };
  const ending = new AbortController();
  const { signal } = ending;
  const bell = createBell();
  // each outage is told once
  let reachable = true;
  let seeing = true;

  const wakeAll = async (wakeups: Wakeup[]) => {
    const unheard = new Set(wakeups.map(({ webhookId }) => webhookId));
    try {
      await inParallel(wakeups, CLAIM, async (wakeup) => {
        await dispatch.wakeEndpoint(wakeup);
        unheard.delete(wakeup.webhookId);
      });
      if (!reachable) log.info('Temporal answers again');
      reachable = true;
    } catch (error) {
      if (reachable) log.warn({ err: error }, 'Temporal does not answer: deliveries wait in Postgres');
      reachable = false;
      await releaseWakeups(pool, [...unheard]);
      await pause(every.outage, signal);
    }
  };

  const look = async () => {
    let wakeups: Wakeup[];
    do {
      wakeups = await claimWakeups(pool, every.quiet, CLAIM);
      if (wakeups.length > 0) await wakeAll(wakeups);
    } while (wakeups.length === CLAIM && reachable && !signal.aborted);
  };

  const looking = async () => {
    while (!signal.aborted) {
      bell.reset();
      try {
        await look();
        if (!seeing) log.info('the relay sees wake-ups again');
        seeing = true;
      } catch (error) {
        if (seeing) log.warn({ err: error }, 'the relay cannot look for wake-ups');
        seeing = false;
        await pause(every.outage, signal);
      }
      await bell.wait(every.poll);
    }
  };

  const sweeping = async () => {
    while (!signal.aborted) {
      await pause(every.sweep, signal);
      if (signal.aborted) return;
      await sweep(pool, log, signal).catch((error: unknown) => log.warn({ err: error }, 'a sweep failed'));
    }
  };

  // without LISTEN the poll still finds everything, a second later
  const listening = (async (): Promise<Listener | undefined> => {
    while (!signal.aborted) {
      try {
        return await listen({
          url: databaseUrl,
          channels: { [WAKEUP_CHANNEL]: bell.ring },
          onReconnect: bell.ring,
          onError: (error) => log.debug({ err: error }, 'the relay lost its notice connection'),
        });
      } catch (error) {
        log.debug({ err: error }, 'the relay cannot listen yet');
        await pause(every.poll, signal);
      }
    }
    return undefined;
  })();
  const running = Promise.all([looking(), sweeping()]);

  return {
    async stop() {
      ending.abort();
      bell.ring();
      await running;
      await (await listening)?.close();
    },
  };
}

/** Cuts the wait for the next look short; a ring that comes during a look counts for the wait after it. */
function createBell() {
  let rung = false;
  let wakeUp: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      wakeUp?.();
    },
    reset: () => {
      rung = false;
    },
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        if (rung) return resolve();
        const timer = setTimeout(() => wakeUp?.(), ms);
        wakeUp = () => {
          wakeUp = undefined;
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
