import type { Answer, Call } from '../../../contract.ts';
import { oldestWakeup } from '../../../db/shared.ts';

/** Limits of what is normal: seconds a due webhook waits for its sender, milliseconds a small query takes. */
const SLOW = { queueSeconds: 60, databaseMs: 500 };

/** Whether the service is up, for anyone: 503 (from the pipeline) when Postgres does not answer. */
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
