import { Context } from '@temporalio/activity';
import type { DeliveryActivities } from '../../workflows/contract.ts';
import { workspaceDb } from '../db/handle.ts';
import { attemptDelivery } from './attempt.ts';
import type { DeliveryDeps, Ending } from './deps.ts';
import { shielded } from './faults.ts';
import { purge } from './purge.ts';
import { closeOpen } from './store.ts';
import { takeTurn } from './turn.ts';

/** Milliseconds between two heartbeats of a long activity: they say that this process lives. */
const HEARTBEAT = 2_000;

/** What the workflows may ask for, over the worker's own things. */
export function createActivities(deps: DeliveryDeps): DeliveryActivities {
  /** Runs something long; it begins nothing more when the worker ends, or when the activity was taken from us. */
  const alive = async <T>(work: (ending: Ending) => Promise<T>): Promise<T> => {
    const context = Context.current();
    const beat = setInterval(() => context.heartbeat(), HEARTBEAT);
    try {
      return await work(() => deps.stopping.aborted || context.cancellationSignal.aborted);
    } finally {
      clearInterval(beat);
    }
  };
  const close = async ({
    workspaceId,
    deliveryId,
    resends,
  }: Parameters<DeliveryActivities['closeDelivery']>[0]) => {
    await workspaceDb(deps.pool, workspaceId).count(closeOpen, [deliveryId, resends]);
  };

  return {
    sendBatches: (input) =>
      shielded(deps.log, 'sendBatches', () => alive((ending) => takeTurn(deps, input, ending))),
    attemptDelivery: (input) => shielded(deps.log, 'attemptDelivery', () => attemptDelivery(deps, input)),
    closeDelivery: (input) => shielded(deps.log, 'closeDelivery', () => close(input)),
    purge: (input) => shielded(deps.log, 'purge', () => alive((ending) => purge(deps.pool, input, ending))),
  };
}
