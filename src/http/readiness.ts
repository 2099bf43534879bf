import type { Pool } from '../db/pool.ts';
import { isMigrated } from '../db/shared.ts';
import { migrations } from '../generated/migrations.ts';
import type { DeliveryState } from '../delivery/webhooks/deliveryState.ts';

const MIGRATIONS = migrations.map(({ name }) => name);

export interface ReadinessDeps {
  pool: Pool;
  /** State of webhook deliveries. The API is ready without them: they wait in Postgres. */
  deliveries: () => Promise<DeliveryState>;
  /** True from the moment shutdown begins. */
  draining: () => boolean;
}

/**
 * Ready when Postgres answers and is migrated. `temporal` is `up` only while deliveries are sent
 * (`DeliveryState`); it does not affect readiness.
 */
export async function readiness({ pool, deliveries, draining }: ReadinessDeps) {
  const [database, temporal] = await Promise.all([
    isMigrated(pool, MIGRATIONS).then(
      (migrated) => (migrated ? 'ok' : 'not migrated'),
      () => 'down',
    ),
    deliveries(),
  ]);
  const ready = database === 'ok' && !draining();
  return {
    ready,
    body: { status: ready ? 'ready' : draining() ? 'draining' : 'unready', database, temporal },
  };
}
