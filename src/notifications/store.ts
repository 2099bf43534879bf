import { defineList } from '../db/list.ts';
import { statement, type NoRow } from '../db/statement.ts';

export interface NotificationRow {
  id: string;
  kind: string;
  title: string;
  body: string;
  resource_type: string | null;
  resource_id: string | null;
  url: string | null;
  read_at: string | null;
  created_at: string;
}

/** Shown in the app: not excluded by the person's preferences, and not deleted. */
const SHOWN = 'in_app AND deleted_at IS NULL';

const COLUMNS = 'id, kind, title, body, resource_type, resource_id, url, read_at, created_at';

export const notificationFeed = defineList<
  NotificationRow,
  { user_id: string; unread: boolean; kind: readonly string[] }
>({
  name: 'notifications',
  columns: COLUMNS,
  from: 'notifications',
  where: `workspace_id = $1 AND ${SHOWN}`,
  id: 'id',
  orders: { created_at: { sql: 'created_at', type: 'timestamptz' } },
  filters: {
    user_id: 'user_id = $user_id',
    unread: '(read_at IS NULL) = $unread',
    kind: 'kind = ANY ($kind::text[])',
  },
});

/** Some of a person's notifications by id, in order of creation. */
export const notificationsById = statement<NotificationRow, { user_id: string; ids: readonly string[] }>(
  `SELECT ${COLUMNS} FROM notifications
    WHERE workspace_id = $1 AND user_id = $user_id AND id = ANY ($ids::uuid[]) AND ${SHOWN} ORDER BY created_at, id`,
);

export const unreadCount = statement<{ unread: number }, { user_id: string }>(
  `SELECT count(*)::int AS unread FROM notifications
    WHERE workspace_id = $1 AND user_id = $user_id AND read_at IS NULL AND ${SHOWN}`,
);

/** Marks a person's notification as read; no row if it is not theirs or was already read. */
export const readOne = statement<NotificationRow, { user_id: string; id: string }>(
  `UPDATE notifications SET read_at = clock_timestamp()
    WHERE workspace_id = $1 AND user_id = $user_id AND id = $id AND read_at IS NULL AND ${SHOWN} RETURNING ${COLUMNS}`,
);

/** Marks the notifications before `before` as read, or all if it is null. */
export const readAll = statement<NoRow, { user_id: string; before: string | null }>(
  `UPDATE notifications SET read_at = clock_timestamp()
    WHERE workspace_id = $1 AND user_id = $user_id AND read_at IS NULL AND ${SHOWN} AND ($before::timestamptz IS NULL OR created_at < $before)`,
);

/** Marks a person's notification as unread; no row if it is not theirs or is already unread. */
export const unreadOne = statement<NotificationRow, { user_id: string; id: string }>(
  `UPDATE notifications SET read_at = NULL
    WHERE workspace_id = $1 AND user_id = $user_id AND id = $id AND read_at IS NOT NULL AND ${SHOWN} RETURNING ${COLUMNS}`,
);

/** Deletes a notification from a person's feed; no row if it is not theirs or no longer there. */
export const deleteOne = statement<{ unread: boolean }, { user_id: string; id: string }>(
  `UPDATE notifications SET deleted_at = clock_timestamp()
    WHERE workspace_id = $1 AND user_id = $user_id AND id = $id AND ${SHOWN} RETURNING read_at IS NULL AS unread`,
);

/** Inserts a ticket for a session's socket and deletes expired ones. */
export const insertTicket = statement<
  NoRow,
  {
    user_id: string;
    session_id: string;
    token_hash: Buffer;
    access_ends_at: string;
    expires_at: string;
    now: string;
  }
>(`
  WITH ended AS (
    DELETE FROM socket_tickets WHERE workspace_id = $1 AND user_id = $user_id AND expires_at <= $now
  )
  INSERT INTO socket_tickets (workspace_id, user_id, session_id, token_hash, access_ends_at, expires_at)
  VALUES ($1, $user_id, $session_id, $token_hash, $access_ends_at, $expires_at)`);

export interface TicketRow {
  user_id: string;
  session_id: string;
  access_ends_at: string;
  expires_at: string;
}

/** Uses up a ticket: of several concurrent calls, only one gets the row. */
export const takeTicket = statement<TicketRow, { token_hash: Buffer }>(`
  DELETE FROM socket_tickets WHERE workspace_id = $1 AND token_hash = $token_hash
  RETURNING user_id, session_id, access_ends_at, expires_at`);
