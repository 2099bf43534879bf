import { defineList } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import { namedColumnsAs, type NamedAs } from '../../../people/named.ts';

export interface ExportRow extends NamedAs<'requested_by'> {
  id: string;
  status: 'queued' | 'running' | 'ready' | 'failed' | 'expired';
  progress: number;
  areas: string[];
  with_files: boolean;
  snapshot_at: string | null;
  rows: number;
  files: number;
  size: number | null;
  failure: string | null;
  created_at: string;
  finished_at: string | null;
  expires_at: string | null;
}

const COLUMNS = `
  e.id, e.status, e.progress, e.areas, e.with_files, e.snapshot_at, e.rows, e.files, e.size, e.failure, e.created_at,
  e.finished_at, e.expires_at, e.requested_by AS requested_by_id, ${namedColumnsAs('u', 'requested_by')}`;

const FROM = 'exports e LEFT JOIN users u ON u.workspace_id = $1 AND u.id = e.requested_by';
const LIVE = 'e.workspace_id = $1 AND e.deleted_at IS NULL';

export const exportById = statement<ExportRow, { id: string }>(
  `SELECT ${COLUMNS} FROM ${FROM} WHERE ${LIVE} AND e.id = $id`,
);

export const exportList = defineList<ExportRow>({
  name: 'exports',
  columns: COLUMNS,
  from: FROM,
  where: LIVE,
  id: 'e.id',
  orders: { created_at: { sql: 'e.created_at', type: 'timestamptz' } },
  filters: {},
});

/** Serialises requests for exports of a workspace. */
export const lockExports = statement<NoRow>('SELECT FROM workspaces WHERE id = $1 FOR NO KEY UPDATE');

export const runningExport = statement<{ id: string }>(`
  SELECT id FROM exports WHERE workspace_id = $1 AND status IN ('queued', 'running') AND deleted_at IS NULL`);

/** Exports that count for the daily limit, including deleted ones, the latest first. */
export const recentExports = statement<{ created_at: string }, { since: string }>(`
  SELECT created_at FROM exports
   WHERE workspace_id = $1 AND created_at > $since AND status <> 'failed' ORDER BY created_at DESC LIMIT 2`);

export const insertExport = statement<
  { id: string },
  { requested_by: string; areas: readonly string[]; with_files: boolean }
>(`
  INSERT INTO exports (workspace_id, requested_by, areas, with_files)
  VALUES ($1, $requested_by, $areas, $with_files) RETURNING id`);

export const hideExport = statement<NoRow, { id: string; now: string }>(
  'UPDATE exports SET deleted_at = $now WHERE workspace_id = $1 AND id = $id AND deleted_at IS NULL',
);
