import type { Tx } from '../db/handle.ts';
import { statement, type NoRow } from '../db/statement.ts';

/**
 * Channel for changes of a person's feed: `{workspace_id, user_id, id?}`; without an id, notifications were marked as
 * read.
 */
export const FEED_CHANNEL = 'notifications';

export interface NewNotification {
  userId: string;
  /** Dotted, as in `absence.requested`. */
  kind: string;
  title: string;
  body: string;
  resource?: { type: string; id: string };
  url?: string;
}

/**
 * Inserts the row and sends a NOTIFY, which every API process hears when the transaction commits. It contains ids only,
 * so that what goes over a socket is read with the workspace's handle.
 */
export const insertNotification = statement<
  NoRow,
  {
    user_id: string;
    kind: string;
    title: string;
    body: string;
    resource_type: string | null;
    resource_id: string | null;
    url: string | null;
  }
>(`
  WITH written AS (
    INSERT INTO notifications (workspace_id, user_id, kind, title, body, resource_type, resource_id, url)
    VALUES ($1, $user_id, $kind, $title, $body, $resource_type, $resource_id, $url) RETURNING workspace_id, id, user_id
  )
  SELECT pg_notify('${FEED_CHANNEL}', json_build_object('workspace_id', workspace_id, 'user_id', user_id, 'id', id)::text) FROM written`);

/** Notifies a person, in the feed and on their sockets, when the transaction commits. */
export function notify(
  { db }: { db: Tx },
  { userId, kind, title, body, resource, url }: NewNotification,
): void {
  db.later(insertNotification, {
    user_id: userId,
    kind,
    title,
    body,
    resource_type: resource?.type ?? null,
    resource_id: resource?.id ?? null,
    url: url ?? null,
  });
}

/** A hint for sockets only: it writes nothing. */
export const feedHint = statement<NoRow, { user_id: string }>(
  `SELECT pg_notify('${FEED_CHANNEL}', json_build_object('workspace_id', $1::uuid, 'user_id', $user_id::uuid)::text)`,
);

/** Tells a person's sockets, when the transaction commits, that the unread count has changed. */
export const announceRead = ({ db }: { db: Tx }, userId: string): void =>
  db.later(feedHint, { user_id: userId });
