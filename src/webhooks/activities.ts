import { Context } from '@temporalio/activity';
import type { DeliveryActivities } from '../../workflows/contract.ts';
import { workspaceDb } from '../db/handle.ts';
import { attemptDelivery } from './attempt.ts';
import type { DeliveryDeps, Ending } from './deps.ts';
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

  return {
    sendBatches: (input) => alive((ending) => takeTurn(deps, input, ending)),
    attemptDelivery: (input) => attemptDelivery(deps, input),
    async closeDelivery({ workspaceId, deliveryId, resends }) {
      await workspaceDb(deps.pool, workspaceId).count(closeOpen, [deliveryId, resends]);
    },
    purge: (input) => alive((ending) => purge(deps.pool, input, ending)),
  };
}
