import type { Pool } from '../../db/pool.ts';
import { anyBeat } from '../../db/workerBeats.ts';

/** State of Temporal as `npm start` knows it: still starting, started, or not to be had. */
export type StartupState = 'starting' | 'up' | 'unavailable';

/**
 * State of the deliveries. `up`: a worker polls, and Temporal answers it. `starting`: this start is still bringing them
 * up. `unavailable`: this start found no Temporal. `down`: they should be up and are not, or Postgres does not say.
 */
export type DeliveryState = StartupState | 'down';

/** Asks Postgres each time, because the state at the start may be outdated. */
export const createDeliveryState =
  (pool: Pool, startup: () => StartupState): (() => Promise<DeliveryState>) =>
  async () => {
    // a heartbeat of a worker from before this start may still look fresh
    if (startup() === 'starting') return 'starting';
    if (await anyBeat(pool).catch(() => false)) return 'up';
    return startup() === 'unavailable' ? 'unavailable' : 'down';
  };
