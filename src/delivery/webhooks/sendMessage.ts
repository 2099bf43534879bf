import type { Db } from '../../db/handle.ts';
import { statement } from '../../db/statement.ts';
import type { TracedAttempt } from '../../tracing/tracing.ts';
import type { DeliveryDeps } from './deps.ts';
import { signMessage, type Destination, type Message } from './envelope.ts';
import type { AttemptOutcome } from './transport/outcome.ts';
import type { Attempt } from './transport/send.ts';

/** Of `limits`, what sending reads. */
type Deps = Pick<DeliveryDeps, 'sender' | 'tracing' | 'secrets'> & {
  limits: Pick<DeliveryDeps['limits'], 'timeoutMs'>;
};

/**
 * Makes one attempt: signs the message and POSTs it.
 * @throws where our own program failed, and not the receiver: no attempt is used up.
 */
export async function sendMessage(
  deps: Deps,
  db: Db,
  to: Destination & { id: string },
  message: Message & { number: number },
): Promise<AttemptOutcome> {
  const request = signMessage(deps.secrets, to, message, new Date());
  const { id: deliveryId, kind, number } = message;
  const outcome = await sendTraced(
    deps,
    db,
    { ...request, timeoutMs: deps.limits.timeoutMs },
    { webhookId: to.id, deliveryId, kind, number },
  );
  if (outcome.cause === 'local_fault') throw new Error(outcome.detail);
  return outcome;
}

const traceOf = statement<{ trace: string | null }, { delivery_id: string }>(`
  SELECT (SELECT e.trace FROM events e WHERE e.workspace_id = $1 AND e.id = d.event_id) AS trace
    FROM deliveries d WHERE d.workspace_id = $1 AND d.id = $delivery_id`);

/** Sends it, and where this process traces, as a span of the trace that its event is of. */
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
