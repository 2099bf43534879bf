import { statement } from '../db/statement.ts';
import type { EventData, EventKind } from '../generated/events.ts';
import { eventRow, recorded, recordedBody, type Emitting } from './emit.ts';
import { notifyOf, wakeupsFor } from './wake.ts';

/**
 * Like `insertEvent`, but for one webhook, whichever kinds it chose, and not held while it is paused, because
 * a person asked for it now.
 */
export const insertEventFor = statement<
  { delivery_id: string; wakeups: number },
  {
    webhook_id: string;
    kind: EventKind;
    occurred_at: string;
    body: string;
    trace: string | null;
    sample: boolean;
  }
>(`
  WITH webhook AS (
    SELECT workspace_id, id FROM webhooks WHERE workspace_id = $1 AND id = $webhook_id AND status <> 'deleted' FOR KEY SHARE
  ), ${recorded}, event AS (
    INSERT INTO events (workspace_id, id, created_at, kind, occurred_at, body, trace, sample)
    SELECT w.workspace_id, r.id, r.at, $kind, $occurred_at, ${recordedBody}, $trace, $sample FROM webhook w, recorded r
    RETURNING id, kind
  ), delivery AS (
    INSERT INTO deliveries (workspace_id, webhook_id, event_id, kind, next_attempt_at, asked_for)
    SELECT w.workspace_id, w.id, e.id, e.kind, clock_timestamp(), true FROM webhook w CROSS JOIN event e
    RETURNING workspace_id, webhook_id, id
  ), ${wakeupsFor('delivery', true)}
  SELECT d.id AS delivery_id, ${notifyOf} AS wakeups FROM delivery d`);

/** An event for one webhook. */
export interface EventFor<Kind extends EventKind> {
  webhookId: string;
  kind: Kind;
  data: EventData[Kind];
  /** A sample that did not happen: the event feed leaves it out. */
  sample: boolean;
}

/**
 * Sends an event to one webhook if and only if this transaction commits. Returns the id of its delivery;
 * undefined if the webhook does not exist or was deleted.
 */
export async function emitTo<Kind extends EventKind>(
  call: Emitting,
  { webhookId, kind, data, sample }: EventFor<Kind>,
): Promise<string | undefined> {
  const row = await call.db.maybe(insertEventFor, {
    webhook_id: webhookId,
    ...eventRow(call, kind, data),
    sample,
  });
  return row?.delivery_id;
}
