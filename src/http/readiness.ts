import type { Pool } from '../db/pool.ts';
import { isMigrated } from '../db/shared.ts';

export interface ReadinessDeps {
  pool: Pool;
  /** How Temporal stands: a degraded one does not make the API unready, deliveries wait in Postgres. */
  temporal: () => 'starting' | 'up' | 'down' | 'unavailable';
  /** True from the moment shutdown begins. */
  draining: () => boolean;
}

/** Ready when Postgres answers and is migrated; Temporal is shown, not waited for. */
export async function readiness({ pool, temporal, draining }: ReadinessDeps) {
  const database = await isMigrated(pool).then(
    (migrated) => (migrated ? 'ok' : 'not migrated'),
    () => 'down',
  );
  const ready = database === 'ok' && !draining();
  return {
    ready,
    body: { status: ready ? 'ready' : draining() ? 'draining' : 'unready', database, temporal: temporal() },
  };
}
