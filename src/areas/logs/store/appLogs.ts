import { defineList } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import { namedColumnsAs, type NamedAs } from '../../../people/named.ts';

export type Level = 'debug' | 'info' | 'warn' | 'error' | 'fatal';

export interface AppLogRow extends NamedAs<'user'> {
  id: string;
  level: Level;
  message: string;
  context: Record<string, unknown> | null;
  at: string;
  client: 'app' | 'dashboard';
  request_id: string | null;
  created_at: string;
}

export const appLogs = defineList<
  AppLogRow,
  { user_id: string; level: readonly string[]; q: string; since: string; before: string }
>({
  name: 'app_logs',
  columns: `l.id, l.user_id, ${namedColumnsAs('u', 'user')}, l.level, l.message,
    l.context, l.at, l.client, l.request_id, l.created_at`,
  from: 'app_logs l JOIN users u ON u.workspace_id = $1 AND u.id = l.user_id',
  where: 'l.workspace_id = $1',
  id: 'l.id',
  orders: { received_at: { sql: 'l.created_at', type: 'timestamptz' } },
  filters: {
    user_id: 'l.user_id = $user_id',
    level: 'l.level = ANY ($level::text[])',
    q: 'l.message ILIKE $q',
    since: 'l.created_at >= $since::timestamptz',
    before: 'l.created_at < $before::timestamptz',
  },
});

/** Adds entries of one person. `entries` is a JSON array of `{level, message, context, at}`. */
export const insertAppLogs = statement<
  NoRow,
  { user_id: string; client: string; request_id: string; entries: string }
>(`
  INSERT INTO app_logs (workspace_id, user_id, level, message, context, at, client, request_id)
  SELECT $1, $user_id, level, message, context, at, $client, $request_id
    FROM jsonb_to_recordset($entries::jsonb) AS entry(level text, message text, context jsonb, at timestamptz)`);

/** Deletes up to `limit` entries that are older than thirty days. */
export const deleteAppLogs = statement<NoRow, { limit: number }>(`
  DELETE FROM app_logs WHERE workspace_id = $1 AND id = ANY (ARRAY(
    SELECT id FROM app_logs WHERE workspace_id = $1 AND created_at < clock_timestamp() - interval '30 days'
     LIMIT $limit FOR UPDATE SKIP LOCKED))`);
