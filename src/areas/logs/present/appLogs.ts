import type { AppLog } from '../../../generated/types.ts';
import type { AppLogRow } from '../store/appLogs.ts';
import { refIn } from '../../../people/named.ts';

export function presentAppLog(row: AppLogRow): AppLog {
  return {
    id: row.id,
    user: refIn(row, 'user'),
    level: row.level,
    message: row.message,
    context: row.context,
    at: row.at,
    received_at: row.created_at,
    client: row.client,
    request_id: row.request_id,
  };
}
