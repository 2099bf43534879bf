import { statement, type NoRow } from '../../../db/statement.ts';
import type { Wishes } from '../../../notifications/channels.ts';

/** People with mails that are due, by id, after an id. */
export const peopleDue = statement<
  { user_id: string },
  { now: string; after: string | null; limit: number }
>(`
  SELECT DISTINCT user_id FROM notification_mails
   WHERE workspace_id = $1 AND due_at <= $now AND ($after::uuid IS NULL OR user_id > $after::uuid)
   ORDER BY user_id LIMIT $limit`);

/** Recipient of mails with their preferences. `timezone` null: the workspace's. */
export interface MailPersonRow {
  email: string;
  first_name: string;
  active: boolean;
  timezone: string | null;
  kinds: Wishes | null;
  quiet_from: string | null;
  quiet_to: string | null;
}

export const mailPerson = statement<MailPersonRow, { user_id: string }>(`
  SELECT u.email::text AS email, u.first_name, u.status = 'active' AND u.deleted_at IS NULL AS active, u.timezone,
         p.kinds, p.quiet_from, p.quiet_to
    FROM users u
    LEFT JOIN notification_preferences p ON p.workspace_id = $1 AND p.user_id = u.id
   WHERE u.workspace_id = $1 AND u.id = $user_id`);

export interface MailRow {
  id: string;
  kind: string;
  title: string;
  body: string;
  content: string | null;
  resource_id: string | null;
  url: string | null;
  tries: number;
  /** Read or deleted in the app. */
  seen: boolean;
}

/**
 * Takes a person's due mails. Other jobs do not get them before `retry_at`, so only one job sends them. The
 * sender deletes them.
 */
export const takeMails = statement<MailRow, { user_id: string; now: string; retry_at: string }>(`
  WITH taken AS (
    UPDATE notification_mails SET due_at = $retry_at, tries = tries + 1
     WHERE workspace_id = $1 AND user_id = $user_id AND due_at <= $now
    RETURNING id, notification_id, content, tries
  )
  SELECT t.id, n.kind, n.title, n.body, t.content, n.resource_id, n.url, t.tries,
         n.read_at IS NOT NULL OR n.deleted_at IS NOT NULL AS seen
    FROM taken t JOIN notifications n ON n.workspace_id = $1 AND n.id = t.notification_id
   ORDER BY n.created_at, n.id`);

/** Postpones mails until an instant, without counting a try. */
export const holdMails = statement<NoRow, { ids: readonly string[]; until: string }>(`
  UPDATE notification_mails SET due_at = $until, tries = GREATEST(0, tries - 1)
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[])`);

export const forgetMails = statement<NoRow, { ids: readonly string[] }>(
  `DELETE FROM notification_mails WHERE workspace_id = $1 AND id = ANY ($ids::uuid[])`,
);
