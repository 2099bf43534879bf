import type { DeliveryActivities } from '../../workflows/contract.ts';
import { workspaceDb } from '../db/handle.ts';
import { alive } from '../worker/alive.ts';
import { shielded } from '../worker/faults.ts';
import { attemptDelivery } from './attempt.ts';
import type { DeliveryDeps } from './deps.ts';
import { purge } from './purge.ts';
import { closeOpen } from './store.ts';
import { takeTurn } from './turn.ts';

/** What the workflows may ask for, over the worker's own things. */
export function createActivities(deps: DeliveryDeps): DeliveryActivities {
  const close = async ({
    workspaceId,
    deliveryId,
    resends,
  }: Parameters<DeliveryActivities['closeDelivery']>[0]) => {
    await workspaceDb(deps.pool, workspaceId).count(closeOpen, [deliveryId, resends]);
  };

  return {
    sendBatches: (input) =>
      shielded(deps.log, 'sendBatches', () =>
        alive(deps.stopping, (ending) => takeTurn(deps, input, ending)),
      ),
    attemptDelivery: (input) => shielded(deps.log, 'attemptDelivery', () => attemptDelivery(deps, input)),
    closeDelivery: (input) => shielded(deps.log, 'closeDelivery', () => close(input)),
    purge: (input) =>
      shielded(deps.log, 'purge', () => alive(deps.stopping, (ending) => purge(deps.pool, input, ending))),
  };
}
