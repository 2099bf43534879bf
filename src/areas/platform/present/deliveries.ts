import type {
  AttemptTimings,
  Delivery,
  DeliveryAttempt,
  DeliveryDetail,
  DeliveryRequest,
  WebhookDelivery,
} from '../../../generated/types.ts';
import { deliveryHeaders } from '../../../delivery/webhooks/transport/sign.ts';
import type { DeliveryOfAny } from '../store/allDeliveries.ts';
import type { AttemptRow, DeliveryRow, DeliveryWithBody } from '../store/deliveries.ts';

/** Resends of one delivery at most (service.md, "Limits"). */
export const MAX_RESENDS = 3;

export function presentDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    event: row.kind,
    event_id: row.event_id,
    status: row.status,
    response_code: row.response_code,
    attempt_count: row.attempt_count,
    resends_left: MAX_RESENDS - row.resends,
    replay_of: row.replay_of,
    next_attempt_at: row.next_attempt_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** A delivery of the list over all webhooks. */
export const presentWebhookDelivery = (row: DeliveryOfAny): WebhookDelivery =>
  Object.assign(presentDelivery(row), {
    webhook: { id: row.webhook_id, url: row.url },
    duration_ms: row.duration_ms === null ? null : Math.round(row.duration_ms),
  });

/** A delivery with its request to `url`, and its attempts, oldest first. */
export function presentDeliveryDetail(
  row: DeliveryWithBody,
  url: string,
  attempts: AttemptRow[],
): DeliveryDetail {
  return Object.assign(presentDelivery(row), {
    request: presentRequest(row, url, attempts.at(-1)?.started_at ?? row.created_at),
    attempts: attempts.map(presentAttempt),
  });
}

/** A placeholder secret in a valid form, to compute the headers. */
const NO_SECRET = `whsec_${Buffer.alloc(32).toString('base64')}`;

/** The request of the last attempt, built by the sender's function, with masked signatures. */
function presentRequest(row: DeliveryWithBody, url: string, at: string): DeliveryRequest {
  const headers = deliveryHeaders({
    kind: row.kind,
    deliveryId: row.id,
    body: Buffer.from(row.body),
    secret: NO_SECRET,
    at: new Date(at),
  });
  headers['x-service-signature'] = 'sha256=…';
  headers['webhook-signature'] = 'v1,…';
  return { url, headers, body: row.body };
}

function presentAttempt(row: AttemptRow): DeliveryAttempt {
  const failed = row.outcome === 'failed' || row.outcome === 'unknown';
  const timings = presentTimings(row.timings);
  return {
    number: row.number,
    at: row.started_at,
    finished_at: row.finished_at,
    outcome: row.outcome,
    cause: failed ? row.cause : null,
    error: failed ? row.detail : null,
    response_code: row.response_code,
    duration_ms: timings?.total_ms ?? null,
    address: row.address,
    timings,
    body_excerpt: row.body_excerpt?.toString('utf8') ?? null,
    resend: row.resend,
  };
}

/** Rounds to whole milliseconds; the sender measures tenths. */
function presentTimings(timings: AttemptRow['timings']): AttemptTimings | null {
  if (timings === null) return null;
  const whole = (ms: number | null | undefined) => (ms === null || ms === undefined ? null : Math.round(ms));
  return {
    dns_ms: whole(timings.dns_ms),
    connect_ms: whole(timings.connect_ms),
    tls_ms: whole(timings.tls_ms),
    first_byte_ms: whole(timings.first_byte_ms),
    total_ms: whole(timings.total_ms),
  };
}
