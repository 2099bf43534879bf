import type { Ending } from '../../db/drain.ts';
import type { Db } from '../../db/handle.ts';
import type { DeliveryDeps } from './deps.ts';
import { drawWaits } from './retryWaits.ts';
import { outcomeRow } from './outcomes.ts';
import type { ClaimedRow } from './claims.ts';
import type { EndpointRow, OutcomeRow } from './store.ts';
import { sendMessage } from './sendMessage.ts';

/** An outcome that is not recorded yet, with the waits of its delivery: those of retries have their places in it. */
export interface Finished {
  row: OutcomeRow;
  kind: string;
  waits: number[];
}

/** A batch that is being sent. */
export interface Round {
  /** Outcomes so far; whoever records some removes them. */
  finished: Finished[];
  /** Deliveries that were not sent; complete when `done` has resolved. */
  unsent: ClaimedRow[];
  /** An internal error, after which nothing more is begun. */
  broken: { error: unknown } | undefined;
  done: Promise<void>;
}

/**
 * POSTs claimed deliveries with limited concurrency. Begins no more when the worker ends, when the window is over, or after
 * an internal error: the delivery that met it has used up no attempt, and is left in `unsent` with the rest. Attempts of
 * an endpoint that fails, or has answered nothing for a while, wait for their share of the worker.
 */
export function post(
  deps: DeliveryDeps,
  db: Db,
  endpoint: EndpointRow,
  claimed: readonly ClaimedRow[],
  ending: Ending,
): Round {
  const { limits, slots, failingShare } = deps;
  const began = Date.now();
  const windowEnds = began + limits.windowMs;
  const queue = [...claimed];
  const round: Round = { finished: [], unsent: [], broken: undefined, done: Promise.resolve() };
  const mayBegin = () => queue.length > 0 && !round.broken && !ending() && Date.now() < windowEnds;

  let acknowledged = false;
  const isFailing = () =>
    !acknowledged && (endpoint.failing_since !== null || Date.now() - began > limits.failing.suspectMs);

  const sendOne = async (message: ClaimedRow) => {
    const waits = drawWaits(deps.schedule, deps.random);
    const outcome = await sendMessage(deps, db, endpoint, message);
    acknowledged ||= outcome.acknowledged;
    const attempt = {
      delivery: message.id,
      number: message.number,
      nextWaitMs: waits[message.number - 1] ?? null,
    };
    round.finished.push({ row: outcomeRow(attempt, outcome), kind: message.kind, waits });
  };
  const worker = async () => {
    while (mayBegin()) {
      await slots.acquire(endpoint.id);
      const failing = isFailing();
      if (failing) await failingShare.enter(db.workspaceId);
      // checked again, because the wait for a place may have been long
      const message = mayBegin() ? queue.shift()! : undefined;
      try {
        if (message) await sendOne(message);
      } catch (error) {
        round.broken ??= { error };
        round.unsent.push(message!);
      } finally {
        if (failing) failingShare.leave(db.workspaceId);
        slots.release(endpoint.id);
      }
    }
  };
  round.done = Promise.all(Array.from({ length: Math.min(limits.inFlight, queue.length) }, worker)).then(
    () => {
      round.unsent.push(...queue);
    },
  );
  return round;
}
