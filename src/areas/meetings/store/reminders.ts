import { statement, type NoRow } from '../../../db/statement.ts';

/** Scheduled meetings that begin soon and have had no reminder for this start. */
export const dueReminders = statement<
  { id: string },
  { now: string; until: string; after: string | null; limit: number }
>(`
  SELECT m.id FROM meetings m
   WHERE m.workspace_id = $1 AND m.status = 'scheduled'
     AND m.starts_at > $now::timestamptz AND m.starts_at <= $until::timestamptz
     AND NOT EXISTS (SELECT FROM meeting_reminders r
                      WHERE r.workspace_id = $1 AND r.meeting_id = m.id AND r.starts_at = m.starts_at)
     AND ($after::uuid IS NULL OR m.id > $after) ORDER BY m.id LIMIT $limit`);

/** Writes no row if there was a reminder for this start. */
export const insertReminder = statement<NoRow, { meeting_id: string; starts_at: string }>(`
  INSERT INTO meeting_reminders (workspace_id, meeting_id, starts_at) VALUES ($1, $meeting_id, $starts_at)
  ON CONFLICT DO NOTHING`);
