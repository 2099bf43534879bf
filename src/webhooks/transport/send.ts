import type { Dispatcher } from 'undici';
import { checkUrl } from './addresses.ts';
import type { AddressPolicy, CheckedUrl } from './addresses.ts';
import { trust } from './connect.ts';
import type { Dial } from './connect.ts';
import { readExcerpt } from './excerpt.ts';
import { explain, refusedAddress } from './failure.ts';
import type { Failure } from './failure.ts';
import { createLanes } from './lanes.ts';
import type { Lane, Lanes } from './lanes.ts';
import type { AttemptOutcome } from './outcome.ts';
import { resolve } from './resolve.ts';
import { parseRetryAfter } from './retryAfter.ts';

// One attempt of a delivery. Persons: resolve.ts finds and checks the addresses, lanes.ts keeps connections,
// connect.ts opens them, excerpt.ts reads the answer, failure.ts gives names to what goes wrong.

export interface Attempt {
  url: string;
  /** From `deliveryHeaders`; must not hold `host`. */
  headers: Record<string, string>;
  body: Buffer;
  /** The one clock over DNS, connect, TLS, headers and body, in milliseconds; 10 s by service.md. */
  timeoutMs?: number;
  /** Ends the attempt early, with the cause `cancelled`. */
  signal?: AbortSignal;
}

export interface Sender {
  /** Makes one POST. Throws for faults of our own program only, never for anything the receiver does. */
  send(attempt: Attempt): Promise<AttemptOutcome>;
  /** Refuses new attempts, waits for those on the wire, closes every connection. */
  close(): Promise<void>;
}

/** service.md, Limits: webhook delivery timeout. */
const TIMEOUT_MS = 10_000;
/** The excerpt is a courtesy: once the status is there, the rest of the answer has this long, in milliseconds. */
const BODY_MS = 2_000;
/** How many addresses of one name are dialled when they refuse the connection. */
const MAX_ADDRESSES = 3;

/** Everything one attempt finds out on its way. */
interface Run {
  dial: Dial;
  timedOut: boolean;
  startedAt: number;
  dnsMs: number | null;
  address: string | null;
  firstByteMs: number | null;
}

/**
 * A sender with its own warm connections and its own trust; one for each process is enough.
 *
 * A 2xx status within the clock acknowledges; the body after it is read for the excerpt only, for two seconds at most,
 * and neither its length nor its end matters. The name is resolved and checked on every attempt, warm or not.
 */
export function createSender(policy: AddressPolicy): Sender {
  const lanes = createLanes(policy, trust(policy));
  const onTheWire = new Set<Promise<AttemptOutcome>>();
  let closed = false;

  return {
    async send(attempt) {
      if (closed) throw new Error('This sender is closed.');
      const running = runAttempt(attempt, policy, lanes);
      onTheWire.add(running);
      try {
        return await running;
      } finally {
        onTheWire.delete(running);
      }
    },

    async close() {
      closed = true;
      lanes.close();
      await Promise.allSettled(onTheWire);
    },
  };
}

/** Starts the clock, makes the attempt, stops the clock. */
async function runAttempt(attempt: Attempt, policy: AddressPolicy, lanes: Lanes): Promise<AttemptOutcome> {
  const timeoutMs = attempt.timeoutMs ?? TIMEOUT_MS;
  const controller = new AbortController();
  const startedAt = performance.now();
  const run: Run = {
    dial: {
      signal: controller.signal,
      phase: 'resolving the name',
      connectMs: null,
      tlsMs: null,
      readyAt: startedAt,
    },
    timedOut: false,
    startedAt,
    dnsMs: null,
    address: null,
    firstByteMs: null,
  };
  const timer = setTimeout(() => {
    run.timedOut = true;
    controller.abort();
  }, timeoutMs);
  const cancel = () => controller.abort();
  attempt.signal?.addEventListener('abort', cancel, { once: true });
  if (attempt.signal?.aborted) cancel();
  try {
    return await post(attempt, timeoutMs, run, policy, lanes);
  } finally {
    clearTimeout(timer);
    attempt.signal?.removeEventListener('abort', cancel);
  }
}

/** Check, resolve, then dial one address after the other while they refuse; the first that answers decides. */
async function post(
  attempt: Attempt,
  timeoutMs: number,
  run: Run,
  policy: AddressPolicy,
  lanes: Lanes,
): Promise<AttemptOutcome> {
  const checked = checkUrl(attempt.url, policy);
  if (!checked.ok) return failed(run, refusedAddress());

  // Half the clock for the name, so that a slow name server leaves time for the receiver.
  const resolved = await resolve(checked, policy, timeoutMs / 2, run.dial.signal);
  if (checked.literal === undefined) run.dnsMs = performance.now() - run.startedAt;
  if (run.dial.signal.aborted) return failed(run, outOfTime(run, timeoutMs));
  if (!resolved.ok) {
    return failed(run, resolved.reason === 'unresolved' ? unresolved(resolved.code) : refusedAddress());
  }

  let outcome: AttemptOutcome | undefined;
  for (const address of inOrder(resolved.addresses, checked, lanes)) {
    outcome = await postTo(address, checked, attempt, timeoutMs, run, lanes);
    if (outcome.cause !== 'connection_refused' && outcome.cause !== 'unreachable') break;
  }
  return outcome!;
}

/** Addresses with a warm connection first. */
function inOrder(addresses: string[], checked: CheckedUrl, lanes: Lanes): string[] {
  const warm = (address: string) => Number(lanes.isWarm(checked.url.origin, targetOf(address, checked)));
  return addresses.toSorted((a, b) => warm(b) - warm(a)).slice(0, MAX_ADDRESSES);
}

function targetOf(address: string, { host, port, literal }: CheckedUrl) {
  return { address, port, host, literal: literal !== undefined };
}

async function postTo(
  address: string,
  checked: CheckedUrl,
  attempt: Attempt,
  timeoutMs: number,
  run: Run,
  lanes: Lanes,
): Promise<AttemptOutcome> {
  run.dial.phase = 'waiting for the status';
  run.dial.readyAt = performance.now();
  const lane = lanes.take(checked.url.origin, targetOf(address, checked), run.dial);
  run.address = address;
  try {
    const response = await lane.client.request({
      method: 'POST',
      path: checked.url.pathname + checked.url.search,
      headers: { ...attempt.headers, 'accept-encoding': 'identity' },
      body: attempt.body,
      signal: run.dial.signal,
    });
    return await answered(response, lane, run);
  } catch (error) {
    lane.discard();
    if (run.dial.signal.aborted) return failed(run, outOfTime(run, timeoutMs));
    const failure = explain(error);
    if (failure.cause === 'url_not_public') run.address = null;
    return failed(run, failure);
  }
}

/** The status is there: it decides. Then the excerpt, and the connection is kept if nothing is left on it. */
async function answered(response: Dispatcher.ResponseData, lane: Lane, run: Run): Promise<AttemptOutcome> {
  const { statusCode: status, headers, body } = response;
  const arrivedAt = new Date();
  run.firstByteMs = performance.now() - run.dial.readyAt;
  const { bytes, complete } = await readExcerpt(body, BODY_MS, run.dial.signal);
  if (complete) lane.release();
  else lane.discard();

  const acknowledged = status >= 200 && status < 300;
  const redirect = status >= 300 && status < 400;
  return {
    acknowledged,
    status,
    cause: acknowledged ? 'acknowledged' : redirect ? 'redirect' : 'http_status',
    detail: redirect ? `HTTP ${status}; redirects are not followed.` : `HTTP ${status}.`,
    address: run.address,
    timings: timingsOf(run),
    excerpt: bytes,
    retryAfterMs: acknowledged ? null : parseRetryAfter(headers['retry-after'], arrivedAt),
  };
}

function failed(run: Run, { cause, detail }: Failure): AttemptOutcome {
  return {
    acknowledged: false,
    status: null,
    cause,
    detail,
    address: run.address,
    timings: timingsOf(run),
    excerpt: null,
    retryAfterMs: null,
  };
}

function outOfTime(run: Run, timeoutMs: number): Failure {
  if (!run.timedOut)
    return { cause: 'cancelled', detail: `The attempt was cancelled while ${run.dial.phase}.` };
  return {
    cause: 'timeout',
    detail: `No status within ${timeoutMs / 1000} s; it ended while ${run.dial.phase}.`,
  };
}

function unresolved(code: string): Failure {
  return { cause: 'dns_failure', detail: `The host name gave no address (${code}).` };
}

function timingsOf({ dial, dnsMs, firstByteMs, startedAt }: Run): AttemptOutcome['timings'] {
  return {
    dns_ms: tenth(dnsMs),
    connect_ms: tenth(dial.connectMs),
    tls_ms: tenth(dial.tlsMs),
    first_byte_ms: tenth(firstByteMs),
    total_ms: tenth(performance.now() - startedAt)!,
  };
}

function tenth(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms * 10) / 10;
}
