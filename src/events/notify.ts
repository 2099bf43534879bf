import type { Tx } from '../db/handle.ts';
import { statement, type NoRow } from '../db/statement.ts';
import { noticeKinds } from '../generated/notices.ts';

/**
 * Channel for changes of a person's feed: `{workspace_id, user_id, id?}`. Without an id, notifications were
 * marked as read.
 */
export const FEED_CHANNEL = 'notifications';

export interface NewNotification {
  /** One recipient, or several. */
  userId: string | readonly string[];
  /** A kind of `openapi/notices/`, such as `absence.requested`. */
  kind: string;
  title: string;
  body: string;
  resource?: { type: string; id: string };
  /** Text of the mail, if longer than `body`. Null: no mail, because another mail about it is sent anyway. */
  mail?: string | null;
}

/**
 * Inserts the rows and sends a NOTIFY for each, which every API process hears on commit. It contains ids
 * only, so that sockets read the text through the workspace handle. For a person who does not want the kind
 * in the app the row is hidden; for one who wants mail there is a row for the job that sends it.
 */
export const insertNotification = statement<
  NoRow,
  {
    user_ids: readonly string[];
    kind: string;
    title: string;
    body: string;
    resource_type: string | null;
    resource_id: string | null;
    email: boolean;
    content: string | null;
  }
>(`
  WITH told AS (
    SELECT one.user_id, COALESCE((p.kinds -> $kind ->> 'in_app')::boolean, true) AS in_app,
           COALESCE((p.kinds -> $kind ->> 'email')::boolean, $email::boolean) AS email
      FROM unnest($user_ids::uuid[]) AS one(user_id)
      LEFT JOIN notification_preferences p ON p.workspace_id = $1 AND p.user_id = one.user_id
  ), written AS (
    INSERT INTO notifications (workspace_id, user_id, kind, title, body, resource_type, resource_id, in_app)
    SELECT $1, user_id, $kind, $title, $body, $resource_type, $resource_id, in_app FROM told
    RETURNING workspace_id, id, user_id, in_app
  ), mailed AS (
    INSERT INTO notification_mails (workspace_id, user_id, notification_id, content)
    SELECT w.workspace_id, w.user_id, w.id, $content FROM written w JOIN told t USING (user_id) WHERE t.email
  )
  SELECT pg_notify('${FEED_CHANNEL}', json_build_object('workspace_id', workspace_id, 'user_id', user_id, 'id', id)::text)
    FROM written WHERE in_app`);

/**
 * Notifies people on commit: in the feed and on their sockets, and by mail if the kind is mailed, each as
 * they chose (`notification_preferences`). `userId` must contain nobody twice.
 */
export function notify(
  { db }: { db: Tx },
  { userId, kind, title, body, resource, mail }: NewNotification,
): void {
  db.later(insertNotification, {
    user_ids: typeof userId === 'string' ? [userId] : userId,
    kind,
    title,
    body,
    resource_type: resource?.type ?? null,
    resource_id: resource?.id ?? null,
    email: mail !== null && (noticeKinds[kind]?.email ?? false),
    content: mail ?? null,
  });
}

/** Notifies sockets only: it writes no row. */
export const feedHint = statement<NoRow, { user_id: string }>(
  `SELECT pg_notify('${FEED_CHANNEL}', json_build_object('workspace_id', $1::uuid, 'user_id', $user_id::uuid)::text)`,
);

/** Tells a person's sockets on commit that the unread count has changed. */
export const announceRead = ({ db }: { db: Tx }, userId: string): void =>
  db.later(feedHint, { user_id: userId });
