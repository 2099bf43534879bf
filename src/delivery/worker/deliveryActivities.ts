import { Context } from '@temporalio/activity';
import type { DeliveryActivities, SenderActivities } from '../../../workflows/contract.ts';
import { workspaceDb } from '../../db/handle.ts';
import { attemptDelivery } from '../webhooks/attempts/attemptDelivery.ts';
import type { DeliveryDeps } from '../webhooks/deps.ts';
import { limitsWithin } from '../webhooks/limits.ts';
import { closeOpen } from '../webhooks/store/attempts.ts';
import { runEndpoint } from '../webhooks/runs/endpointRun.ts';
import type { SharedRuns } from '../webhooks/runs/sharedRuns.ts';
import { withHeartbeat } from './withHeartbeat.ts';
import { withoutErrorDetails } from './errorDetails.ts';

/** The activities of the webhook workflows. */
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
      withoutErrorDetails(deps.log, 'sendBatches', () =>
        withHeartbeat(deps.stopping, (ending) =>
          runEndpoint(
            { ...deps, limits: limitsWithin(deps.limits, Context.current().info.startToCloseTimeoutMs) },
            input,
            ending,
          ),
        ),
      ),
    attemptDelivery: (input) =>
      withoutErrorDetails(deps.log, 'attemptDelivery', () => attemptDelivery(deps, input)),
    closeDelivery: (input) => withoutErrorDetails(deps.log, 'closeDelivery', () => close(input)),
  };
}

/** The activity of this worker's workflow. */
export const createSenderActivities = (
  { log, stopping }: Pick<DeliveryDeps, 'log' | 'stopping'>,
  sharedRuns: SharedRuns,
): SenderActivities => ({
  takeSharedTurn: () =>
    withoutErrorDetails(log, 'takeSharedTurn', () =>
      withHeartbeat(stopping, sharedRuns.servePeriod, sharedRuns.counts),
    ),
});
