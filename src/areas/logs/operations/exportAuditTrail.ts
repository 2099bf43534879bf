import { pagesById } from '../../../db/byId.ts';
import type { Answer, Call } from '../../../contract.ts';
import { addDays, daysBetween } from '../../../civil/dates.ts';
import { dayEnd, dayStart } from '../../../civil/zones.ts';
import { audit } from '../../../events/audit.ts';
import { attachmentHeaders } from '../../../files/attachment.ts';
import { invalid } from '../../../problem.ts';
import { csvOf, CSV_HEADER, ndjsonOf } from '../present/export.ts';
import { auditLinesWithin, type ExportRow } from '../store/audit.ts';

/** Maximum number of days. */
const LONGEST = 92;
/** Lines held in memory at once. */
const BATCH = 500;

/**
 * Streams lines as the client reads them, oldest first. The export is audited before the first line is sent.
 */
export default async function exportAuditTrail({
  query,
  caller,
  db,
  workspace,
  request,
  now,
}: Call<'exportAuditTrail'>): Promise<Answer<'exportAuditTrail'>> {
  const { from, to, format } = query;
  if (daysBetween(from, to) >= LONGEST)
    throw invalid({ to: [`At most ${LONGEST} days: up to ${addDays(from, LONGEST - 1)}.`] });
  await db.transaction(async (tx) =>
    audit(
      { caller, db: tx, request },
      {
        action: 'exported',
        resource: 'audit_log',
        id: null,
        changes: { from: [null, from], to: [null, to], format: [null, format] },
      },
    ),
  );
  const since = dayStart(from, workspace.timezone);
  const before = [dayEnd(to, workspace.timezone), new Date(now).toISOString()].sort()[0]!;

  async function* lines(of: (row: ExportRow) => string, head = ''): AsyncGenerator<string> {
    if (head !== '') yield head;
    const batches = pagesById(BATCH, (page) => db.rows(auditLinesWithin, { since, before, ...page }));
    for await (const rows of batches) if (rows.length > 0) yield rows.map(of).join('');
  }

  const headers = attachmentHeaders(`audit-trail_${from}_${to}.${format}`);
  const { timezone } = workspace;
  return format === 'csv'
    ? {
        status: 200,
        content: { type: 'text/csv', bytes: lines((row) => csvOf(row, timezone), CSV_HEADER) },
        headers,
      }
    : {
        status: 200,
        content: { type: 'application/x-ndjson', bytes: lines((row) => ndjsonOf(row, timezone)) },
        headers,
      };
}
