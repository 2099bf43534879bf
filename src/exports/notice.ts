import { statement, type NoRow } from '../db/statement.ts';

/** Channel for queued exports; the payload is the workspace's id. */
export const EXPORT_CHANNEL = 'export_queued';

/** Wakes the workers at commit. A worker that misses the notice finds the row within a minute. */
export const notifyOfExport = statement<NoRow>(`SELECT pg_notify('${EXPORT_CHANNEL}', $1::text)`);
