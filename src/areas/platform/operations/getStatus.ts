import type { Answer, Call } from '../../../contract.ts';
import { oldestWakeup } from '../../../db/shared.ts';

/**
 * Thresholds for `degraded`: seconds that a due webhook waits for its sender, milliseconds of a small query.
 */
const SLOW = { queueSeconds: 60, databaseMs: 500 };

/** Open to anyone. The pipeline answers 503 if Postgres does not respond. */
export default async function getStatus({ services, now }: Call<'getStatus'>): Promise<Answer<'getStatus'>> {
  const asked = performance.now();
  const [age, deliveries] = await Promise.all([oldestWakeup(services.pool), services.deliveries()]);
  const database = performance.now() - asked > SLOW.databaseMs ? 'degraded' : 'ok';
  return {
    status: 200,
    data: {
      status: database === 'degraded' || deliveries !== 'up' || age > SLOW.queueSeconds ? 'degraded' : 'ok',
      version: services.version,
      commit: services.commit,
      time: new Date(now).toISOString(),
      checks: { database, deliveries, webhooks_queue_age_s: age },
    },
  };
}
