import type { Logger } from 'pino';
import type { Pool } from '../db/pool.ts';
import { BEAT_HOLDS, removeBeat, writeBeat } from '../db/workerBeats.ts';
import { pause } from '../webhooks/parallel.ts';

/** Milliseconds between two beats, and between two looks before the first. */
const EVERY = 2_000;
const AT_FIRST = 50;

export interface HeartbeatOptions {
  pool: Pool;
  /** This worker's id. */
  worker: string;
  /** Whether deliveries would go out now. A failure is a no. */
  delivers(): Promise<boolean>;
  log: Logger;
}

export interface Heartbeat {
  /** Resolves with the first beat. */
  first: Promise<void>;
  /** No more beats; the last is taken back. Any number of calls. */
  stop(): Promise<void>;
}

/** When this process last said that it delivers, for those who ask it and not the database. */
export interface Pulse {
  beatAt: number;
}

/** Whether a pulse still counts, in milliseconds since the process began. */
export const isBeating = ({ beatAt }: Pulse): boolean => performance.now() - beatAt < BEAT_HOLDS;

/** Says every two seconds, in the database and in `pulse`, that this worker delivers, for as long as it does. */
export function startHeartbeat({ pool, worker, delivers, log }: HeartbeatOptions, pulse: Pulse): Heartbeat {
  const ending = new AbortController();
  const { signal } = ending;
  let announce!: () => void;
  const first = new Promise<void>((resolve) => {
    announce = resolve;
  });

  const beating = async () => {
    let begun = false;
    while (!signal.aborted) {
      try {
        if ((await delivers()) && !signal.aborted) {
          await writeBeat(pool, worker);
          pulse.beatAt = performance.now();
          begun = true;
          announce();
        }
      } catch (error) {
        log.debug({ err: error }, 'no heartbeat: Temporal or Postgres does not answer');
      }
      await pause(begun ? EVERY : AT_FIRST, signal);
    }
    pulse.beatAt = Number.NEGATIVE_INFINITY;
    // what cannot be taken back counts for some seconds more
    await removeBeat(pool, worker).catch(() => undefined);
  };
  const running = beating();

  return {
    first,
    async stop() {
      ending.abort();
      await running;
    },
  };
}
