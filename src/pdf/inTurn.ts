import { setTimeout as sleep } from 'node:timers/promises';

/** Settled when the next one may begin. */
let free: Promise<unknown> = Promise.resolve();

/** Milliseconds of rest after a document, at most. */
const MOST_REST = 500;

/**
 * Draws one document after the other. Each takes the processor for a tenth of a second, without a pause: when it is done, all
 * else has as long before the next one begins, so that of many at once nobody's connection to Postgres is given up meanwhile.
 */
export function drawnInTurn<T>(draw: () => Promise<T>): Promise<T> {
  let began = 0;
  const drawn = free.then(() => {
    began = performance.now();
    return draw();
  });
  const rest = () => sleep(Math.min(MOST_REST, performance.now() - began));
  free = drawn.then(rest, rest);
  return drawn;
}
