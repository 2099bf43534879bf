import type { Pool } from '../../db/pool.ts';
import { anyBeat } from '../../db/workerBeats.ts';

/** State of Temporal as `npm start` knows it: still starting, started, or not available. */
export type StartupState = 'starting' | 'up' | 'unavailable';

/**
 * `up`: a worker polls a Temporal that answers. `starting`: both are being started. `unavailable`: the start
 * found no Temporal. `down`: anything else, also if Postgres does not answer.
 */
export type DeliveryState = StartupState | 'down';

/** Reads Postgres each time, because the state at the start may be outdated. */
export const createDeliveryState =
  (pool: Pool, startup: () => StartupState): (() => Promise<DeliveryState>) =>
  async () => {
    // a heartbeat of a worker from before this start may still look fresh
    if (startup() === 'starting') return 'starting';
    if (await anyBeat(pool).catch(() => false)) return 'up';
    return startup() === 'unavailable' ? 'unavailable' : 'down';
  };
