import type { Answer, Call } from '../../../contract.ts';
import { attachmentHeaders } from '../../../files/attachment.ts';
import { archiveOf } from '../../../exports/archive.ts';
import { conflict, notFound } from '../../../problem.ts';
import { announceExport } from '../actions/announceExport.ts';
import { isOver } from '../present/exports.ts';
import { exportById } from '../store/exports.ts';

/** Streams the archive part by part. */
export default async function downloadExport(
  call: Call<'downloadExport'>,
): Promise<Answer<'downloadExport'>> {
  const { params, db, services, workspace, now } = call;
  const row = await db.maybe(exportById, { id: params.export_id });
  if (!row || isOver(row, now)) throw notFound();
  if (row.status !== 'ready')
    throw conflict('export_not_ready', 'The export cannot be downloaded.', { current_status: row.status });
  await db.transaction(async (tx) => announceExport({ ...call, db: tx }, 'downloaded', row.id, {}));
  const day = row.snapshot_at!.slice(0, 10);
  return {
    status: 200,
    content: {
      type: 'application/zip',
      bytes: archiveOf(services.files, db, { id: row.id, size: row.size! }),
    },
    headers: {
      ...attachmentHeaders(`${workspace.slug}-${day}.zip`),
      // archives never change
      ETag: `"${row.id}"`,
      'Cache-Control': 'private, no-store',
    },
  };
}
