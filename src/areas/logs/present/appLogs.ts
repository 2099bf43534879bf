import type { AppLog } from '../../../generated/types.ts';
import type { AppLogRow } from '../store/appLogs.ts';

export function presentAppLog(row: AppLogRow): AppLog {
  return {
    id: row.id,
    user: { id: row.user_id, email: row.user_email, name: row.user_name },
    level: row.level,
    message: row.message,
    context: row.context,
    at: row.at,
    received_at: row.created_at,
    client: row.client,
    request_id: row.request_id,
  };
}
