import type { Db } from '../db/handle.ts';
import { statement } from '../db/statement.ts';
import type { TracedAttempt } from '../tracing/tracing.ts';
import type { DeliveryDeps } from './deps.ts';
import type { AttemptOutcome } from './transport/outcome.ts';
import type { Attempt } from './transport/send.ts';

const traceOf = statement<{ trace: string | null }, { delivery_id: string }>(`
  SELECT (SELECT e.trace FROM events e WHERE e.workspace_id = $1 AND e.id = d.event_id) AS trace
    FROM deliveries d WHERE d.workspace_id = $1 AND d.id = $delivery_id`);

/** Sends one attempt, and where this process traces, as a span of the trace that its event is of. */
export async function sendTraced(
  { sender, tracing }: Pick<DeliveryDeps, 'sender' | 'tracing'>,
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
