import { statement, type NoRow } from '../db/statement.ts';

/** Channel for exports that wait to be made; the payload is the workspace. */
export const EXPORT_CHANNEL = 'export_queued';

/** Tells the workers when the transaction commits; one that does not hear it finds the row within a minute. */
export const notifyOfExport = statement<NoRow>(`SELECT pg_notify('${EXPORT_CHANNEL}', $1::text)`);
