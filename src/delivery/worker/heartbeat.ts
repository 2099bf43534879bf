import type { Logger } from 'pino';
import type { Pool } from '../../db/pool.ts';
import { BEAT_HOLDS, removeBeat, writeBeat } from '../../db/workerBeats.ts';
import { isTemporals, type Outages } from '../webhooks/temporal/outages.ts';
import { pause } from '../webhooks/concurrency.ts';

/** Milliseconds between two heartbeats, and between two checks before the first. */
const EVERY = 2_000;
const UNTIL_FIRST = 50;

export interface HeartbeatOptions {
  pool: Pool;
  /** This worker's id. */
  worker: string;
  /** Whether deliveries are sent now. A failure counts as no. */
  delivers(): Promise<boolean>;
  outages: Outages;
  log: Logger;
}

export interface Heartbeat {
  /** Resolves with the first heartbeat. */
  first: Promise<void>;
  /** Stops, and deletes the last heartbeat. May be called several times. */
  stop(): Promise<void>;
}

/** Time of the last heartbeat, for health checks of this process, which do not read the database. */
export interface LastBeat {
  beatAt: number;
}

/** Whether the last heartbeat still counts (`beatAt`: milliseconds since the process began). */
export const isBeating = ({ beatAt }: LastBeat): boolean => performance.now() - beatAt < BEAT_HOLDS;

/** Writes a heartbeat to the database and to `lastBeat` every two seconds, while this worker delivers. */
export function startHeartbeat(
  { pool, worker, delivers, outages, log }: HeartbeatOptions,
  lastBeat: LastBeat,
): Heartbeat {
  const ending = new AbortController();
  const { signal } = ending;
  let announce!: () => void;
  const first = new Promise<void>((resolve) => {
    announce = resolve;
  });

  const beatLoop = async () => {
    let begun = false;
    let reported = false;
    while (!signal.aborted) {
      try {
        if ((await delivers()) && !signal.aborted) {
          await writeBeat(pool, worker);
          lastBeat.beatAt = performance.now();
          begun = true;
          announce();
          if (reported) outages.over();
          reported = false;
        }
      } catch (error) {
        if (isTemporals(error)) {
          outages.failed(error);
          reported = true;
        } else log.debug({ err: error }, 'no heartbeat');
      }
      await pause(begun ? EVERY : UNTIL_FIRST, signal);
    }
    lastBeat.beatAt = Number.NEGATIVE_INFINITY;
    // a heartbeat that cannot be deleted counts for some more seconds
    await removeBeat(pool, worker).catch(() => undefined);
  };
  const running = beatLoop();

  return {
    first,
    async stop() {
      ending.abort();
      await running;
    },
  };
}
