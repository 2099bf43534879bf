import type { Actor } from '../auth/caller.ts';
import { formatTimestamp } from '../civil/zones.ts';
import { statement, type NoRow } from '../db/statement.ts';
import { eventKinds, type EventData, type EventKind } from '../generated/events.ts';
import { withTimesOf } from '../openapi/times.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { RequestFacts } from './requestFacts.ts';
import { notifyOf, wakeupsFor } from './wake.ts';
import type { Writing } from './writing.ts';

/** SQL of an event's `sequence`: the microsecond at which it was recorded. */
export const sequenceOf = (recordedAt: string): string =>
  `(extract(epoch FROM ${recordedAt}) * 1000000)::bigint`;

/**
 * Parts of the statements that record an event: its id and instant, and the body that names both. The row of
 * its record is locked by then, so of two events of one record the later has the higher `sequence`.
 */
export const recorded = `recorded AS (SELECT uuidv7() AS id, clock_timestamp() AS at)`;
export const recordedBody = `'{"id":"' || r.id || '","sequence":' || ${sequenceOf('r.at')} || ',' || substr($body::text, 2)`;

/**
 * The outbox, in one statement of the business transaction: the event with its frozen bytes, a delivery for
 * each webhook that selects the kind (held while the webhook is paused or the plan has no API access), a wake-
 * up for the relay, and NOTIFY. FOR KEY SHARE waits for a webhook that is being paused or deleted and then
 * sees its new status, so that no delivery misses the pause; the foreign key takes that lock anyway.
 */
export const insertEvent = statement<
  NoRow,
  { kind: EventKind; occurred_at: string; body: string; trace: string | null }
>(`
  WITH ${recorded}, event AS (
    INSERT INTO events (workspace_id, id, created_at, kind, occurred_at, body, trace)
    SELECT $1, r.id, r.at, $kind, $occurred_at, ${recordedBody}, $trace FROM recorded r
    RETURNING workspace_id, id, kind
  ), delivery AS (
    INSERT INTO deliveries (workspace_id, webhook_id, event_id, kind, status, next_attempt_at)
    SELECT e.workspace_id, w.id, e.id, e.kind, CASE WHEN w.status = 'paused' OR w.suspended THEN 'held' ELSE 'pending' END,
           CASE WHEN w.status = 'active' AND NOT w.suspended THEN clock_timestamp() END
      FROM event e
      JOIN webhooks w ON w.workspace_id = $1 AND w.status <> 'deleted'
       AND w.events && ARRAY[e.kind, split_part(e.kind, '.', 1) || '.*', '*']
       FOR KEY SHARE OF w
    RETURNING workspace_id, webhook_id, status
  ), due AS (
    SELECT webhook_id, workspace_id FROM delivery WHERE status = 'pending'
  ), ${wakeupsFor('due')}
  SELECT ${notifyOf}`);

export interface Event<Kind extends EventKind> {
  kind: Kind;
  actor: Actor;
  data: EventData[Kind];
  /** When it happened, in milliseconds since 1970; written with the offset of `timezone`. */
  at: number;
  timezone: string;
}

/**
 * The body that every receiver gets on every attempt (service.md, "Body shape"), but for `id` and `sequence`,
 * which Postgres adds. Its timestamps have the format of answers.
 */
const eventBody = <Kind extends EventKind>({ kind, actor, data, at, timezone }: Event<Kind>): string =>
  JSON.stringify({
    event: kind,
    occurred_at: formatTimestamp(at, timezone),
    actor,
    data: withTimesOf(eventKinds[kind].schema, data, timezone),
  });

/** The part of a write that an event needs: who, and when, in the zone of the workspace. */
export interface Emitting {
  caller: { actor: Actor };
  db: Writing['db'];
  workspace: Pick<Workspace, 'timezone'>;
  now: number;
  request?: Pick<RequestFacts, 'trace'> | null;
}

/** The row of a write's event. If the request is traced, the event becomes a span of its trace on commit. */
export function eventRow<Kind extends EventKind>(
  { caller, db, workspace, now, request }: Emitting,
  kind: Kind,
  data: EventData[Kind],
) {
  const span = request?.trace?.(kind);
  if (span) db.afterCommit(span.end);
  return {
    kind,
    occurred_at: new Date(now).toISOString(),
    body: eventBody({ kind, actor: caller.actor, data, at: now, timezone: workspace.timezone }),
    trace: span?.context ?? null,
  };
}

/** Adds an event to the transaction: it is sent if and only if this transaction commits. */
export function emit<Kind extends EventKind>(call: Emitting, kind: Kind, data: EventData[Kind]): void {
  call.db.later(insertEvent, eventRow(call, kind, data));
}
