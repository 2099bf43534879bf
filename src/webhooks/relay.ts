/**
 * The way of an event from the committed row to the receiver. The persons, in the order of their entrance:
 *
 * - the business transaction (events/emit.ts) writes the event, a delivery for each webhook that wants it, and the
 *   webhook's *wake-up*; a wake-up that is there already is left alone. NOTIFY tells of a new one, as a hint;
 * - the *relay* (here) claims wake-ups, told by NOTIFY, by its poll, or by its sweep for what was lost (sweep.ts), and wakes the
 *   endpoint's sender: by word where it is at work in this process (turns.ts), else by one signalWithStart, however many events
 *   wait. It starts nothing else;
 * - the *sender*, workflow `webhook-endpoint-<id>` (workflows/endpoint.ts), takes turn after turn (turn.ts) until nothing of
 *   its endpoint is due. A turn makes first attempts in batches (batch.ts), and when it finds nothing left it takes the
 *   wake-up away, alone with it, so that no event slips in between, and listens for a moment before it ends;
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
import { claimWakeup, claimWakeups, releaseWakeups } from '../db/shared.ts';
import type { Wakeup } from '../db/shared.ts';
import { WAKEUP_CHANNEL } from '../events/wake.ts';
import { createBell } from './bell.ts';
import type { Dispatch } from './dispatch.ts';
import { inParallel, pause } from './parallel.ts';
import { sweep } from './sweep.ts';
import type { Turns } from './turns.ts';

export interface RelayOptions {
  /** For LISTEN, on a connection of its own. */
  databaseUrl: string;
  pool: Pool;
  dispatch: Pick<Dispatch, 'wakeEndpoint'>;
  /** Senders at work here are told directly. */
  turns: Pick<Turns, 'tell'>;
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
  /** Resolves when it hears notices: until then its poll finds what is due, a second later. */
  listens: Promise<void>;
  /** Stops looking; calls under way are waited for. */
  stop(): Promise<void>;
}

const usual: RelayIntervals = { poll: 1_000, quiet: 30_000, sweep: 60_000, outage: 1_000 };

/** Milliseconds that whoever has a turn of an endpoint has to say so, before others look. */
const HEARSAY = 20;

/** How one kind of wake-ups is worked through. */
interface Lane {
  failing: boolean;
  /** Claimed at once, and calls to Temporal at a time: whoever comes meanwhile waits for these. */
  width: number;
  /** The rest after a call, in times of what the call took: a Temporal or a machine that is busy is given more room. */
  rest: number;
}
const healthy: Lane = { failing: false, width: 16, rest: 0 };
/**
 * Hundreds of dead endpoints come one after the other, for a fifth of the time: each costs Temporal and the worker as much as a
 * hundred healthy deliveries of a busy endpoint do. What a person asks for is not among them (`wakeRelay`).
 */
const failing: Lane = { failing: true, width: 1, rest: 4 };

/**
 * Starts a relay; any number of them may run. Wake-ups stay in Postgres until a sender has taken them away, so whatever
 * fails here is done again.
 */
export function startRelay({ databaseUrl, pool, dispatch, turns, log, intervals }: RelayOptions): Relay {
  const every = { ...usual, ...intervals };
  const ending = new AbortController();
  const { signal } = ending;
  const lanes = [healthy, failing].map((lane) => ({ lane, bell: createBell() }));
  const ringAll = () => lanes.forEach(({ bell }) => bell.ring());
  // another worker may have a turn of this endpoint: then it says so on the wake-up, and there is nothing for us to claim
  let hearsay: NodeJS.Timeout | undefined;
  const noticed = (webhookId: string) => {
    if (turns.tell(webhookId)) {
      claimWakeup(pool, webhookId).catch(() => undefined);
      return;
    }
    hearsay ??= setTimeout(() => {
      hearsay = undefined;
      ringAll();
    }, HEARSAY);
  };
  // each outage is told once
  let reachable = true;
  let seeing = true;

  const wakeAll = async (wakeups: Wakeup[]) => {
    const unheard = new Set(wakeups.map(({ webhookId }) => webhookId));
    try {
      await inParallel(wakeups, wakeups.length, async (wakeup) => {
        if (!turns.tell(wakeup.webhookId)) await dispatch.wakeEndpoint(wakeup);
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

  const look = async ({ failing, width, rest }: Lane) => {
    let wakeups: Wakeup[];
    do {
      wakeups = await claimWakeups(pool, { failing, quietMs: every.quiet, limit: width });
      if (wakeups.length === 0) return;
      const began = performance.now();
      await wakeAll(wakeups);
      if (rest > 0 && reachable) await pause(rest * (performance.now() - began), signal);
    } while (wakeups.length === width && reachable && !signal.aborted);
  };

  const looking = async ({ lane, bell }: (typeof lanes)[number]) => {
    while (!signal.aborted) {
      bell.reset();
      try {
        await look(lane);
        if (!seeing) log.info('the relay sees wake-ups again');
        seeing = true;
      } catch (error) {
        if (seeing) log.warn({ err: error }, 'the relay cannot look for wake-ups');
        seeing = false;
        await pause(every.outage, signal);
      }
      await bell.wait(every.poll, signal);
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
          channels: { [WAKEUP_CHANNEL]: noticed },
          onReconnect: ringAll,
          onError: (error) => log.debug({ err: error }, 'the relay lost its notice connection'),
        });
      } catch (error) {
        log.debug({ err: error }, 'the relay cannot listen yet');
        await pause(every.poll, signal);
      }
    }
    return undefined;
  })();
  const running = Promise.all([...lanes.map(looking), sweeping()]);

  return {
    listens: listening.then(() => undefined),
    async stop() {
      ending.abort();
      clearTimeout(hearsay);
      await running;
      await (await listening)?.close();
    },
  };
}
