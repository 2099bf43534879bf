import { createPool, type Pool, type PoolOptions } from '../../../db/pool.ts';

/** A pool for questions of doctor: it waits for a connection longer than a request, and logs nothing. */
export const askPool = (url: string, more: Partial<PoolOptions> = {}): Pool =>
  createPool({ url, size: 1, acquireTimeout: 5_000, onIdleError: () => undefined, ...more });
