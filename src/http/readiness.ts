import type { Pool } from '../db/pool.ts';
import { pingDatabase } from '../db/shared.ts';

export interface ReadinessDeps {
  pool: Pool;
  /** How Temporal stands: a degraded one does not make the API unready, deliveries wait in Postgres. */
  temporal: () => 'starting' | 'up' | 'down' | 'unavailable';
  /** True from the moment shutdown begins. */
  draining: () => boolean;
}

/** Ready when Postgres answers; Temporal is shown, not waited for. */
export async function readiness({ pool, temporal, draining }: ReadinessDeps) {
  const database = await pingDatabase(pool).then(
    () => 'ok',
    () => 'down',
  );
  const ready = database === 'ok' && !draining();
  return {
    ready,
    body: { status: ready ? 'ready' : draining() ? 'draining' : 'unready', database, temporal: temporal() },
  };
}
