import { statement, type NoRow } from '../db/statement.ts';

export const insertMail = statement<
  NoRow,
  { id: string; user_id: string; kind: string; content_sealed: Buffer; token_hash: Buffer | null }
>(`
  INSERT INTO outgoing_mails (workspace_id, id, user_id, kind, content_sealed, token_hash)
  VALUES ($1, $id, $user_id, $kind, $content_sealed, $token_hash)`);

export const deleteMail = statement<NoRow, { id: string }>(
  'DELETE FROM outgoing_mails WHERE workspace_id = $1 AND id = $id',
);

/** `next_try_at` null: it is not tried again. */
export const noteFailure = statement<NoRow, { id: string; problem: string; next_try_at: string | null }>(`
  UPDATE outgoing_mails
     SET tries = tries + 1, problem = $problem, next_try_at = COALESCE($next_try_at::timestamptz, 'infinity'),
         failed_at = CASE WHEN $next_try_at::timestamptz IS NULL THEN clock_timestamp() END
   WHERE workspace_id = $1 AND id = $id`);

/** SQL: the code in the mail can no longer be used. */
const DEAD = `m.token_hash IS NOT NULL AND NOT EXISTS (
  SELECT FROM one_time_tokens t
   WHERE t.workspace_id = $1 AND t.token_hash = m.token_hash AND t.used_at IS NULL AND t.expires_at > clock_timestamp())`;

/** Gives up mails that are due and whose code is dead, and forgets their content. */
export const giveUpDead = statement(`
  UPDATE outgoing_mails m
     SET failed_at = clock_timestamp(), next_try_at = 'infinity', problem = 'expired', content_sealed = ''
   WHERE m.workspace_id = $1 AND m.next_try_at <= clock_timestamp() AND ${DEAD}`);

export interface DueMail {
  id: string;
  kind: string;
  content_sealed: Buffer;
  tries: number;
  created_at: string;
}

/** Takes the mail that is due first, for five minutes, in which no other worker takes it. */
export const takeDue = statement<DueMail>(`
  UPDATE outgoing_mails m SET next_try_at = clock_timestamp() + interval '5 minutes'
   WHERE m.workspace_id = $1 AND m.id = (
     SELECT d.id FROM outgoing_mails d
      WHERE d.workspace_id = $1 AND d.next_try_at <= clock_timestamp()
      ORDER BY d.next_try_at, d.id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING m.id, m.kind, m.content_sealed, m.tries, to_json(m.created_at) #>> '{}' AS created_at`);

export interface MailCounts {
  waiting: number;
  failed: number;
  /** Age of the oldest mail that waits, in seconds. */
  oldest_seconds: number;
}

export const countMails = statement<MailCounts>(`
  SELECT count(*) FILTER (WHERE failed_at IS NULL)::int AS waiting,
         count(*) FILTER (WHERE failed_at IS NOT NULL AND problem <> 'expired')::int AS failed,
         COALESCE(extract(epoch FROM clock_timestamp() - min(created_at) FILTER (WHERE failed_at IS NULL)), 0)::float8 AS oldest_seconds
    FROM outgoing_mails WHERE workspace_id = $1`);

export interface ListedMail {
  id: string;
  kind: string;
  email: string;
  created_at: string;
  tries: number;
  /** Null: it is not tried again. */
  next_try_at: string | null;
  problem: string | null;
}

export const listMails = statement<ListedMail>(`
  SELECT m.id, m.kind, u.email::text AS email, to_json(m.created_at) #>> '{}' AS created_at, m.tries, m.problem,
         CASE WHEN m.failed_at IS NULL THEN to_json(m.next_try_at) #>> '{}' END AS next_try_at
    FROM outgoing_mails m JOIN users u ON u.workspace_id = $1 AND u.id = m.user_id
   WHERE m.workspace_id = $1 ORDER BY m.id`);

/** Makes mails that wait or were given up due now, if their code can still be used. `id` null: all. */
export const replayMails = statement<{ id: string }, { id: string | null }>(`
  UPDATE outgoing_mails m SET next_try_at = clock_timestamp(), failed_at = NULL
   WHERE m.workspace_id = $1 AND ($id::uuid IS NULL OR m.id = $id::uuid) AND length(m.content_sealed) > 0 AND NOT (${DEAD})
  RETURNING m.id`);
