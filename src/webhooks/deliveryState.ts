import type { Pool } from '../db/pool.ts';
import { anyBeat } from '../db/workerBeats.ts';

/** What the start knows of Temporal: it is still being brought up, it is there as far as we know, or it cannot be had. */
export type ToldState = 'starting' | 'up' | 'unavailable';

/**
 * How deliveries stand. `up`: a worker polls, and Temporal answers it. `starting`: this start is still bringing them up.
 * `unavailable`: this start found no Temporal. `down`: they should be up and are not, or Postgres does not say.
 */
export type DeliveryState = ToldState | 'down';

/** Asks for the truth each time: what was told at the start is not what is now. */
export const createDeliveryState =
  (pool: Pool, told: () => ToldState): (() => Promise<DeliveryState>) =>
  async () => {
    // what a worker of an earlier start said may still look fresh
    if (told() === 'starting') return 'starting';
    if (await anyBeat(pool).catch(() => false)) return 'up';
    return told() === 'unavailable' ? 'unavailable' : 'down';
  };
