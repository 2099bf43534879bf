import type { Export } from '../../../generated/types.ts';
import { refIn } from '../../../people/named.ts';
import type { ExportRow } from '../store/exports.ts';

/**
 * Whether its seven days are over, by status or by clock, because the job that sets the status runs hourly.
 */
export const isOver = (
  { status, expires_at }: Pick<ExportRow, 'status' | 'expires_at'>,
  now: number,
): boolean => status === 'expired' || (expires_at !== null && Date.parse(expires_at) <= now);

export function presentExport(row: ExportRow, now: number): Export {
  const ready = row.size !== null;
  return {
    id: row.id,
    status: isOver(row, now) ? 'expired' : row.status,
    progress: row.progress,
    include: row.areas.length === 0 ? null : row.areas,
    files: row.with_files,
    requested_by: refIn(row, 'requested_by'),
    snapshot_at: row.snapshot_at,
    rows: ready ? row.rows : null,
    file_count: ready ? row.files : null,
    size: row.size,
    failure: row.failure,
    created_at: row.created_at,
    finished_at: row.finished_at,
    expires_at: row.expires_at,
  };
}
