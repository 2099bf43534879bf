export interface RetryOptions {
  /** Attempts after the first; 3 by default. */
  most?: number;
  /**
   * The longest `Retry-After` to wait for, in seconds; 60 by default. If it is longer, the answer is returned
   * at once.
   */
  longestWait?: number;
  /** Waits for this many milliseconds; replaced in tests. */
  wait?: (milliseconds: number) => Promise<void>;
}

const BUSY = 429;
const MOMENTARY = [BUSY, 502, 503, 504];
const REPEATABLE = ['GET', 'HEAD', 'PUT', 'DELETE'];

/**
 * Retries calls that were refused temporarily or not answered, if their method or an `Idempotency-Key` makes
 * that safe, and always after a 429. Waits as `Retry-After` says, or longer each time.
 */
export function withRetries(
  fetch: (request: Request) => Promise<Response>,
  { most = 3, longestWait = 60, wait = sleep }: RetryOptions = {},
): (request: Request) => Promise<Response> {
  return async (request) => {
    const repeatable = REPEATABLE.includes(request.method) || request.headers.has('Idempotency-Key');
    for (let tried = 0; ; tried++) {
      const last = tried === most;
      // a body can be sent only once
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

/** `Retry-After` in seconds, which this service always sends as a number; 0 if absent. */
const secondsOf = ({ headers }: Response): number => Number(headers.get('Retry-After') ?? 0) || 0;

/** Half a second, doubled each time, with jitter so that clients do not all return at once. */
const backoff = (tried: number): number => 500 * 2 ** tried * (0.5 + Math.random() / 2);

const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
