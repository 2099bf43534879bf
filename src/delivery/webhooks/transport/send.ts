import type { Dispatcher } from 'undici';
import { checkUrl } from './addresses.ts';
import type { AddressPolicy, CheckedUrl } from './addresses.ts';
import { trust } from './connect.ts';
import type { Dial } from './connect.ts';
import { parseRetryAfter, readExcerpt } from './response.ts';
import { explain, refusedAddress } from './failure.ts';
import type { Failure } from './failure.ts';
import { createConnectionPool } from './connectionPool.ts';
import type { PooledConnection, ConnectionPool } from './connectionPool.ts';
import type { AttemptOutcome } from './outcome.ts';
import { resolve } from './resolve.ts';

// One POST: addresses.ts checks the URL, resolve.ts its addresses (ranges.ts), connectionPool.ts keeps
// connections, connect.ts opens them, response.ts reads the answer, failure.ts explains failures.

export interface Attempt {
  url: string;
  /** From `deliveryHeaders`; without `host`. */
  headers: Record<string, string>;
  body: Buffer;
  /** The timeout over DNS, connect, TLS, headers and body together, in milliseconds; 10 s by service.md. */
  timeoutMs?: number;
  /** Ends the attempt early, with the cause `cancelled`. */
  signal?: AbortSignal;
}

export interface Sender {
  /** Makes one POST. Throws for bugs only, never for anything the receiver does. */
  send(attempt: Attempt): Promise<AttemptOutcome>;
  /** Refuses new attempts, waits for those in flight, closes all connections. */
  close(): Promise<void>;
}

/** service.md, Limits: webhook delivery timeout. */
const TIMEOUT_MS = 10_000;
/** Milliseconds to read the excerpt of the answer after its status. */
const BODY_MS = 2_000;
/** Addresses of a name that are tried if they refuse the connection. */
const MAX_ADDRESSES = 3;

/** The state of one attempt. */
interface Run {
  dial: Dial;
  timedOut: boolean;
  startedAt: number;
  dnsMs: number | null;
  address: string | null;
  firstByteMs: number | null;
}

/**
 * A sender with its own connection pool and TLS settings. A 2xx status within the timeout acknowledges; the
 * body does not matter. The name is resolved and checked on every attempt, even with an open connection.
 */
export function createSender(policy: AddressPolicy): Sender {
  const pool = createConnectionPool(policy, trust(policy));
  const inFlight = new Set<Promise<AttemptOutcome>>();
  let closed = false;

  return {
    async send(attempt) {
      if (closed) throw new Error('This sender is closed.');
      const running = runAttempt(attempt, policy, pool);
      inFlight.add(running);
      try {
        return await running;
      } finally {
        inFlight.delete(running);
      }
    },

    async close() {
      closed = true;
      pool.close();
      await Promise.allSettled(inFlight);
    },
  };
}

async function runAttempt(
  attempt: Attempt,
  policy: AddressPolicy,
  pool: ConnectionPool,
): Promise<AttemptOutcome> {
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
    return await post(attempt, timeoutMs, run, policy, pool);
  } finally {
    clearTimeout(timer);
    attempt.signal?.removeEventListener('abort', cancel);
  }
}

/** Checks and resolves, then tries the addresses until one answers. */
async function post(
  attempt: Attempt,
  timeoutMs: number,
  run: Run,
  policy: AddressPolicy,
  pool: ConnectionPool,
): Promise<AttemptOutcome> {
  const checked = checkUrl(attempt.url, policy);
  if (!checked.ok) return failed(run, refusedAddress());

  // half the timeout, so that a slow name server leaves time for the receiver
  const resolved = await resolve(checked, policy, timeoutMs / 2, run.dial.signal);
  if (checked.literal === undefined) run.dnsMs = performance.now() - run.startedAt;
  if (run.dial.signal.aborted) return failed(run, outOfTime(run, timeoutMs));
  if (!resolved.ok) {
    return failed(run, resolved.reason === 'unresolved' ? unresolved(resolved.code) : refusedAddress());
  }

  let outcome: AttemptOutcome | undefined;
  for (const address of inOrder(resolved.addresses, checked, pool)) {
    outcome = await postTo(address, checked, attempt, timeoutMs, run, pool);
    if (outcome.cause !== 'connection_refused' && outcome.cause !== 'unreachable') break;
  }
  return outcome!;
}

/** Addresses with an idle connection first. */
function inOrder(addresses: string[], checked: CheckedUrl, pool: ConnectionPool): string[] {
  const warm = (address: string) => Number(pool.isWarm(checked.url.origin, targetOf(address, checked)));
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
  pool: ConnectionPool,
): Promise<AttemptOutcome> {
  run.dial.phase = 'waiting for the status';
  run.dial.readyAt = performance.now();
  const connection = pool.take(checked.url.origin, targetOf(address, checked), run.dial);
  run.address = address;
  try {
    const response = await connection.client.request({
      method: 'POST',
      path: checked.url.pathname + checked.url.search,
      headers: { ...attempt.headers, 'accept-encoding': 'identity' },
      body: attempt.body,
      signal: run.dial.signal,
    });
    return await answered(response, connection, run);
  } catch (error) {
    connection.discard();
    if (run.dial.signal.aborted) return failed(run, outOfTime(run, timeoutMs));
    const failure = explain(error);
    if (failure.cause === 'url_not_public') run.address = null;
    return failed(run, failure);
  }
}

/** The outcome by the status. Reads the excerpt, and keeps the connection if nothing is left unread on it. */
async function answered(
  response: Dispatcher.ResponseData,
  connection: PooledConnection,
  run: Run,
): Promise<AttemptOutcome> {
  const { statusCode: status, headers, body } = response;
  const arrivedAt = new Date();
  run.firstByteMs = performance.now() - run.dial.readyAt;
  const { bytes, complete } = await readExcerpt(body, BODY_MS, run.dial.signal);
  if (complete) connection.release();
  else connection.discard();

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
