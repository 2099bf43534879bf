import type { Ending } from '../worker/alive.ts';
import type { DeliveryDeps } from './deps.ts';
import { sealLetter } from './envelope.ts';
import { drawWaits } from './ladder.ts';
import { outcomeRow } from './outcomes.ts';
import type { ClaimedRow, EndpointRow, OutcomeRow } from './store.ts';

/** An outcome on its way to Postgres, with the waits its retries would have. */
export interface Finished {
  row: OutcomeRow;
  kind: string;
  waits: number[];
}

/** A batch on its way. */
export interface Round {
  /** Outcomes so far; whoever has written some down takes them out. */
  finished: Finished[];
  /** What did not leave; complete when `done` has resolved. */
  unsent: ClaimedRow[];
  /** Something of our own is broken: nothing more was begun. */
  broken: { error: unknown } | undefined;
  done: Promise<void>;
}

/**
 * POSTs first attempts, so many at a time to the endpoint. Begins no more when the worker ends, when the window is over, or
 * when something of our own is broken: that has spent no attempt, and is left in `unsent` with the rest.
 */
export function post(
  deps: DeliveryDeps,
  endpoint: EndpointRow,
  letters: readonly ClaimedRow[],
  ending: Ending,
): Round {
  const { limits, gate } = deps;
  const windowEnds = Date.now() + limits.windowMs;
  const queue = [...letters];
  const round: Round = { finished: [], unsent: [], broken: undefined, done: Promise.resolve() };
  const mayBegin = () => queue.length > 0 && !round.broken && !ending() && Date.now() < windowEnds;

  const sendOne = async (letter: ClaimedRow) => {
    const waits = drawWaits(deps.schedule, deps.chance);
    const request = sealLetter(deps.secrets, endpoint, letter, new Date());
    const outcome = await deps.sender.send({ ...request, timeoutMs: limits.timeoutMs });
    if (outcome.cause === 'local_fault') throw new Error(outcome.detail);
    const attempt = { delivery: letter.id, number: letter.number, nextWaitMs: waits[0] ?? null };
    round.finished.push({ row: outcomeRow(attempt, outcome), kind: letter.kind, waits });
  };
  const lane = async () => {
    while (mayBegin()) {
      await gate.enter(endpoint.id);
      // the wait for a place may have been long
      const letter = mayBegin() ? queue.shift()! : undefined;
      try {
        if (letter) await sendOne(letter);
      } catch (error) {
        round.broken ??= { error };
        round.unsent.push(letter!);
      } finally {
        gate.leave(endpoint.id);
      }
    }
  };
  round.done = Promise.all(Array.from({ length: Math.min(limits.inFlight, queue.length) }, lane)).then(() => {
    round.unsent.push(...queue);
  });
  return round;
}
