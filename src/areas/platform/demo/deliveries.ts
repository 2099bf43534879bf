/** A past delivery of an event to a webhook: attempts with the service's waits, and a few resends. */
import type { DemoCompany } from '../../../demo/company.ts';
import type { DemoEvent } from '../../../demo/history.ts';
import type { Random } from '../../../demo/random.ts';
import type { EventKind } from '../../../generated/events.ts';
import type { AttemptCause, AttemptTimings } from '../../../delivery/webhooks/transport/outcome.ts';

export interface Receiver {
  id: string;
  events: readonly EventKind[];
  created: number;
  /** Answers with errors since this time; null if it works. */
  downSince: number | null;
  pausedAt: number;
  address: string;
}

export interface Attempt {
  started: number;
  finished: number;
  resend: boolean;
  /** Null for an acknowledged attempt. */
  cause: AttemptCause | null;
  detail: string;
  code: number | null;
  address: string | null;
  timings: AttemptTimings;
  answer: string | null;
}

export interface PastDelivery {
  id: string;
  event: DemoEvent;
  status: 'delivered' | 'failed' | 'held';
  attempts: readonly Attempt[];
  resends: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits after each failure; the sixth attempt is the last. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 150 * MINUTE, 12 * HOUR];

/** Longer than all waits with their jitter. Younger events get an immediate success. */
const LONG_AGO = 20 * HOUR;

/** `lost`: failed for good, and again in three resends. */
export function pastDelivery(
  company: DemoCompany,
  random: Random,
  receiver: Receiver,
  event: DemoEvent,
  lost: boolean,
): PastDelivery {
  const id = company.id(event.at);
  if (event.at > receiver.pausedAt) return { id, event, status: 'held', attempts: [], resends: 0 };
  const old = event.at < company.now - LONG_AGO;
  const down = receiver.downSince !== null && event.at >= receiver.downSince;
  // a few temporary failures
  const failures = !old ? 0 : down || lost ? 6 : random.chance(0.05) ? random.int(1, 3) : 0;
  const attempts = attemptsOf(random, receiver, event.at, failures);
  const status = failures === 6 ? 'failed' : 'delivered';
  const resends = lost && status === 'failed' ? 3 : 0;
  let last = attempts.at(-1)!;
  for (let n = 0; n < resends; n++) {
    last = failed(random, receiver, last.finished + random.int(2, 5) * HOUR, true);
    attempts.push(last);
  }
  return { id, event, status, attempts, resends };
}

function attemptsOf(random: Random, receiver: Receiver, from: number, failures: number): Attempt[] {
  const attempts: Attempt[] = [];
  let at = from + random.int(30, 400);
  for (let n = 0; n < failures; n++) {
    attempts.push(failed(random, receiver, at, false));
    at = attempts.at(-1)!.finished + (WAITS[n] ?? 0) + random.int(0, 3 * SECOND);
  }
  if (failures < 6) attempts.push(acknowledged(random, receiver, at));
  return attempts;
}

function acknowledged(random: Random, { address }: Receiver, started: number): Attempt {
  const timings = timed(random, random.int(18, 160));
  return {
    started,
    finished: started + timings.total_ms,
    resend: false,
    cause: null,
    detail: 'Acknowledged with status 200.',
    code: 200,
    address,
    timings,
    answer: '{"ok":true}',
  };
}

function failed(random: Random, { address }: Receiver, started: number, resend: boolean): Attempt {
  if (random.chance(0.25)) {
    const timings = { ...timed(random, 0), first_byte_ms: null, total_ms: 10_000 };
    return {
      started,
      finished: started + 10_000,
      resend,
      cause: 'timeout',
      detail: 'No answer within ten seconds, while waiting for the status.',
      code: null,
      address,
      timings,
      answer: null,
    };
  }
  const timings = timed(random, random.int(8, 90));
  return {
    started,
    finished: started + timings.total_ms,
    resend,
    cause: 'http_status',
    detail: 'The answer had status 503.',
    code: 503,
    address,
    timings,
    answer: 'Service Unavailable',
  };
}

function timed(random: Random, answerMs: number): AttemptTimings {
  const [dns, connect, tls] = [random.int(1, 6), random.int(8, 24), random.int(12, 40)] as const;
  return {
    dns_ms: dns,
    connect_ms: connect,
    tls_ms: tls,
    first_byte_ms: answerMs,
    total_ms: dns + connect + tls + answerMs,
  };
}
