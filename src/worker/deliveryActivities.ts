import type { DeliveryActivities } from '../../workflows/contract.ts';
import { workspaceDb } from '../db/handle.ts';
import { attemptDelivery } from '../webhooks/attempt.ts';
import type { DeliveryDeps } from '../webhooks/deps.ts';
import { closeOpen } from '../webhooks/store.ts';
import { runEndpoint } from '../webhooks/endpointRun.ts';
import { alive } from './alive.ts';
import { shielded } from './faults.ts';

/** What the workflows of webhooks may ask for, over the worker's own things. */
export function createDeliveryActivities(deps: DeliveryDeps): DeliveryActivities {
  const close = async ({
    workspaceId,
    deliveryId,
    resends,
  }: Parameters<DeliveryActivities['closeDelivery']>[0]) => {
    await workspaceDb(deps.pool, workspaceId).count(closeOpen, { id: deliveryId, resends });
  };

  return {
    sendBatches: (input) =>
      shielded(deps.log, 'sendBatches', () =>
        alive(deps.stopping, (ending) => runEndpoint(deps, input, ending)),
      ),
    attemptDelivery: (input) => shielded(deps.log, 'attemptDelivery', () => attemptDelivery(deps, input)),
    closeDelivery: (input) => shielded(deps.log, 'closeDelivery', () => close(input)),
  };
}
