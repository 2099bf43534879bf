import { defineList } from '../../db/list.ts';
import { statement } from '../../db/statement.ts';

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

const COLUMNS = 'id, kind, title, body, resource_type, resource_id, url, read_at, created_at';

export const notificationFeed = defineList<NotificationRow>({
  name: 'notifications',
  columns: COLUMNS,
  from: 'notifications',
  where: 'workspace_id = $1',
  id: 'id',
  orders: { created_at: { sql: 'created_at', type: 'timestamptz' } },
  filters: {
    user_id: 'user_id = ?',
    unread: '(read_at IS NULL) = ?',
    kind: 'kind = ANY (?::text[])',
  },
});

/** Some of a person's notifications by id, in the order they came. */
export const notificationsById = statement<NotificationRow>(
  `SELECT ${COLUMNS} FROM notifications
    WHERE workspace_id = $1 AND user_id = $2 AND id = ANY ($3::uuid[]) ORDER BY created_at, id`,
);

export const unreadCount = statement<{ unread: number }>(
  `SELECT count(*)::int AS unread FROM notifications WHERE workspace_id = $1 AND user_id = $2 AND read_at IS NULL`,
);

/** Marks the person's notification $3 as read; no row where it is not theirs, or was read before. */
export const readOne = statement<NotificationRow>(
  `UPDATE notifications SET read_at = clock_timestamp()
    WHERE workspace_id = $1 AND user_id = $2 AND id = $3 AND read_at IS NULL RETURNING ${COLUMNS}`,
);

/** Marks as read all that came before $3, or all. */
export const readAll = statement(
  `UPDATE notifications SET read_at = clock_timestamp()
    WHERE workspace_id = $1 AND user_id = $2 AND read_at IS NULL AND ($3::timestamptz IS NULL OR created_at < $3)`,
);

/** A ticket for a socket of session $3: $4 hash, $5 end of the access token, $6 its own end, $7 now. Ended ones go. */
export const insertTicket = statement(`
  WITH ended AS (
    DELETE FROM socket_tickets WHERE workspace_id = $1 AND user_id = $2 AND expires_at <= $7
  )
  INSERT INTO socket_tickets (workspace_id, user_id, session_id, token_hash, access_ends_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6)`);

export interface TicketRow {
  user_id: string;
  session_id: string;
  access_ends_at: string;
  expires_at: string;
}

/** Uses a ticket up: of many who show it at once, one gets the row. */
export const takeTicket = statement<TicketRow>(`
  DELETE FROM socket_tickets WHERE workspace_id = $1 AND token_hash = $2
  RETURNING user_id, session_id, access_ends_at, expires_at`);
