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
