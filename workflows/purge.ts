import { proxyActivities } from '@temporalio/workflow';
import type { DeliveryActivities, PurgeInput } from './contract.ts';

const { purge } = proxyActivities<DeliveryActivities>({
  startToCloseTimeout: '2h',
  heartbeatTimeout: '15s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
});

/** Once a day: records that are past their time go (service.md, delivery rule 8). */
export async function webhookPurge(input: PurgeInput): Promise<string> {
  const { deliveries, events } = await purge(input);
  return `${deliveries} deliveries and ${events} events deleted`;
}
