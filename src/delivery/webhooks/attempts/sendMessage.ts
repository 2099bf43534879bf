import type { Db } from '../../../db/handle.ts';
import { statement } from '../../../db/statement.ts';
import type { Sealer } from '../../../secrets/sealed.ts';
import type { TracedAttempt } from '../../../tracing/tracing.ts';
import type { DeliveryDeps } from '../deps.ts';
import type { AttemptOutcome } from '../transport/outcome.ts';
import type { Attempt } from '../transport/send.ts';
import { deliveryHeaders } from '../transport/sign.ts';

type Deps = Pick<DeliveryDeps, 'sender' | 'tracing' | 'secrets'> & {
  limits: Pick<DeliveryDeps['limits'], 'timeoutMs'>;
};

/** The URL of a webhook and the secrets that sign its deliveries. */
interface Destination {
  id: string;
  url: string;
  secret_sealed: Buffer;
  previous_sealed: Buffer | null;
}

/** One attempt of a delivery. The body is the same in each. */
interface Message {
  id: string;
  kind: string;
  body: string;
  number: number;
}

/**
 * Makes one attempt: signs the message and POSTs it.
 * @throws for faults of this service, such as a secret that cannot be decrypted; they use up no attempt.
 */
export async function sendMessage(
  deps: Deps,
  db: Db,
  to: Destination,
  message: Message,
): Promise<AttemptOutcome> {
  const request = { ...signMessage(deps.secrets, to, message), timeoutMs: deps.limits.timeoutMs };
  const { id: deliveryId, kind, number } = message;
  const outcome = await sendTraced(deps, db, request, { webhookId: to.id, deliveryId, kind, number });
  if (outcome.cause === 'local_fault') throw new Error(outcome.detail);
  return outcome;
}

function signMessage(secrets: Sealer, to: Destination, { id, kind, body }: Message): Attempt {
  const bytes = Buffer.from(body);
  const headers = deliveryHeaders({
    kind,
    deliveryId: id,
    body: bytes,
    secret: secrets.open(to.secret_sealed),
    previousSecret: to.previous_sealed && secrets.open(to.previous_sealed),
    at: new Date(),
  });
  return { url: to.url, headers, body: bytes };
}

const traceOf = statement<{ trace: string | null }, { delivery_id: string }>(`
  SELECT (SELECT e.trace FROM events e WHERE e.workspace_id = $1 AND e.id = d.event_id) AS trace
    FROM deliveries d WHERE d.workspace_id = $1 AND d.id = $delivery_id`);

/** Sends it. If this process traces, the attempt is a span in the trace of its event. */
async function sendTraced(
  { sender, tracing }: Pick<Deps, 'sender' | 'tracing'>,
  db: Db,
  request: Attempt,
  attempt: Omit<TracedAttempt, 'workspaceId'>,
): Promise<AttemptOutcome> {
  if (!tracing) return sender.send(request);
  const row = await db.maybe(traceOf, { delivery_id: attempt.deliveryId });
  const span = tracing.attempt({ ...attempt, workspaceId: db.workspaceId }, row?.trace ?? null);
  try {
    const outcome = await sender.send(request);
    span.end(outcome);
    return outcome;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}
