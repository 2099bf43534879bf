export interface RetryOptions {
  /** Tries after the first; 3 unless given. */
  most?: number;
  /** Seconds that a `Retry-After` may ask for; where it asks for more, the answer is given at once. 60 unless given. */
  longestWait?: number;
  /** Waits for so many milliseconds; for tests. */
  wait?: (milliseconds: number) => Promise<void>;
}

const BUSY = 429;
const MOMENTARY = [BUSY, 502, 503, 504];
const REPEATABLE = ['GET', 'HEAD', 'PUT', 'DELETE'];

/**
 * Sends again what was refused for a moment, and what was not answered: where the method or an `Idempotency-Key` says that it
 * may be, and after a 429 in any case, because nothing was done. Waits as `Retry-After` says, else longer each time.
 */
export function withRetries(
  fetch: (request: Request) => Promise<Response>,
  { most = 3, longestWait = 60, wait = sleep }: RetryOptions = {},
): (request: Request) => Promise<Response> {
  return async (request) => {
    const repeatable = REPEATABLE.includes(request.method) || request.headers.has('Idempotency-Key');
    for (let tried = 0; ; tried++) {
      const last = tried === most;
      // a body can be sent once
      const answer = await fetch(last ? request : request.clone()).catch((error: unknown) => {
        if (last || !repeatable || request.signal.aborted) throw error;
        return null;
      });
      if (answer !== null) {
        const again = MOMENTARY.includes(answer.status) && (repeatable || answer.status === BUSY);
        if (last || !again || secondsOf(answer) > longestWait) return answer;
        await answer.body?.cancel();
      }
      await wait(answer && secondsOf(answer) > 0 ? secondsOf(answer) * 1000 : backoff(tried));
    }
  };
}

/** `Retry-After` in seconds, which this service always writes as a number; 0 where there is none. */
const secondsOf = ({ headers }: Response): number => Number(headers.get('Retry-After') ?? 0) || 0;

/** Half a second, then twice as long each time, with chance so that clients do not come back together. */
const backoff = (tried: number): number => 500 * 2 ** tried * (0.5 + Math.random() / 2);

const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
