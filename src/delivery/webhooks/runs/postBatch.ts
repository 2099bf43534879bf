import type { Ending } from '../../../db/drain.ts';
import type { Db } from '../../../db/handle.ts';
import type { DeliveryDeps } from '../deps.ts';
import { drawWaits } from '../attempts/retryWaits.ts';
import { outcomeRow } from '../attempts/outcomes.ts';
import type { ClaimedRow } from '../store/claims.ts';
import type { OutcomeRow } from '../store/attempts.ts';
import type { EndpointRow } from '../store/endpoints.ts';
import { sendMessage } from '../attempts/sendMessage.ts';

/** An outcome that is not recorded yet, with the waits between the attempts of its delivery. */
export interface Finished {
  row: OutcomeRow;
  kind: string;
  waits: number[];
}

/** A batch that is being sent. */
export interface Round {
  /** Outcomes so far. The caller removes those that it records. */
  finished: Finished[];
  /** Deliveries that were not sent; complete when `done` has resolved. */
  unsent: ClaimedRow[];
  /** A fault of this service, after which no attempt is begun. */
  broken: { error: unknown } | undefined;
  done: Promise<void>;
}

/**
 * POSTs claimed deliveries with limited concurrency. Begins no more when the worker ends, `windowMs` is over,
 * or after a fault of this service: the rest is left in `unsent`.
 */
export function postBatch(
  deps: DeliveryDeps,
  db: Db,
  endpoint: EndpointRow,
  claimed: readonly ClaimedRow[],
  ending: Ending,
): Round {
  const { limits, slots, failingLimiter } = deps;
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
      if (failing) await failingLimiter.acquire(db.workspaceId);
      // checked again, because the waits may have been long
      const message = mayBegin() ? queue.shift()! : undefined;
      try {
        if (message) await sendOne(message);
      } catch (error) {
        round.broken ??= { error };
        round.unsent.push(message!);
      } finally {
        if (failing) failingLimiter.release(db.workspaceId);
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
