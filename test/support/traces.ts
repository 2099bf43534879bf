/** Reads what a write stores besides its row: events (with parsed bodies), audit lines and notifications. */
import type { Person, World } from './world.ts';

export interface TracedEvent {
  id: string;
  sequence: number;
  event: string;
  occurred_at: string;
  actor: { id: string; email: string; name: string };
  data: Record<string, any>;
}

/** The events about one record, oldest first. */
export async function eventsOf(world: World, id: string): Promise<TracedEvent[]> {
  const rows = await world.sql(
    `SELECT body FROM events WHERE workspace_id = $1 AND body::jsonb -> 'data' ->> 'id' = $2 ORDER BY id`,
    [world.id, id],
  );
  return rows.map((row) => JSON.parse(row['body']) as TracedEvent);
}

/** The kinds of the events about one record, oldest first. */
export const eventKindsOf = async (world: World, id: string): Promise<string[]> =>
  (await eventsOf(world, id)).map((event) => event.event);

/** The audit rows about one record, oldest first. */
export const auditOf = (world: World, id: string) =>
  world.sql(
    `SELECT line, action, resource_type, actor, source, key_prefix, request_id, changes FROM audit_trail
      WHERE workspace_id = $1 AND resource_id = $2 ORDER BY id`,
    [world.id, id],
  );

/** A person's notifications, oldest first. */
export const notificationsOf = (world: World, userId: string) =>
  world.sql(
    `SELECT id, kind, title, body, resource_type, resource_id, read_at FROM notifications
      WHERE workspace_id = $1 AND user_id = $2 ORDER BY id`,
    [world.id, userId],
  );

/** The audit lines about one record with their changes. */
export const auditLines = (world: World, resourceId: string): Promise<{ line: string; changes: object }[]> =>
  world.sql(
    'SELECT line, changes FROM audit_trail WHERE workspace_id = $1 AND resource_id = $2 ORDER BY id',
    [world.id, resourceId],
  );

export const notificationKinds = async (world: World, person: Person): Promise<string[]> =>
  (
    await world.sql('SELECT kind FROM notifications WHERE workspace_id = $1 AND user_id = $2 ORDER BY id', [
      world.id,
      person.id,
    ])
  ).map((row) => row['kind'] as string);

export const eventBodies = async (world: World, kind: string): Promise<TracedEvent[]> =>
  (
    await world.sql('SELECT body FROM events WHERE workspace_id = $1 AND kind = $2 ORDER BY id', [
      world.id,
      kind,
    ])
  ).map((row) => JSON.parse(row['body'] as string) as TracedEvent);
