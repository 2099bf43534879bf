import type { Tx } from '../db/handle.ts';
import { statement } from '../db/statement.ts';

/** Where API processes hear of changes to a person's feed: `{workspace_id, user_id, id?}`; without an id, others were read. */
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
 * The row, and a NOTIFY that every API process hears when the transaction commits: it names the row only, so that what
 * goes over a socket is read through the workspace's walls.
 */
const insertNotification = statement(`
  WITH written AS (
    INSERT INTO notifications (workspace_id, user_id, kind, title, body, resource_type, resource_id, url)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING workspace_id, id, user_id
  )
  SELECT pg_notify('${FEED_CHANNEL}', json_build_object('workspace_id', workspace_id, 'user_id', user_id, 'id', id)::text) FROM written`);

/** Tells a person, in the feed and on their sockets, when the transaction commits. */
export function notify(tx: Tx, { userId, kind, title, body, resource, url }: NewNotification): void {
  tx.later(insertNotification, [
    userId,
    kind,
    title,
    body,
    resource?.type ?? null,
    resource?.id ?? null,
    url ?? null,
  ]);
}

const announceChange = statement(
  `SELECT pg_notify('${FEED_CHANNEL}', json_build_object('workspace_id', $1::uuid, 'user_id', $2::uuid)::text)`,
);

/** Tells a person's sockets, when the transaction commits, that the number of unread ones is another. */
export const announceRead = (tx: Tx, userId: string): void => tx.later(announceChange, [userId]);
