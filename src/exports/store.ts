/** Statements on exports: entries of the archive, stored parts, rows that wait to be packed. */
import { statement, type NoRow } from '../db/statement.ts';

export interface ExportState {
  id: string;
  requested_by: string;
  areas: string[];
  with_files: boolean;
  status: 'queued' | 'running' | 'ready' | 'failed' | 'expired';
  snapshot_at: string | null;
  created_at: string;
}

const STATE = 'id, requested_by, areas, with_files, status, snapshot_at, created_at';

/** An unfinished export; nothing if it was deleted or has finished. */
export const openExport = statement<ExportState, { id: string }>(`
  SELECT ${STATE} FROM exports
   WHERE workspace_id = $1 AND id = $id AND status IN ('queued', 'running') AND deleted_at IS NULL`);

/** The same, locked until the transaction ends. */
export const holdExport = statement<ExportState, { id: string }>(`
  SELECT ${STATE} FROM exports
   WHERE workspace_id = $1 AND id = $id AND status IN ('queued', 'running') AND deleted_at IS NULL FOR UPDATE`);

/** The queued and running exports of a workspace. */
export const unfinishedExports = statement<{ id: string }>(`
  SELECT id FROM exports
   WHERE workspace_id = $1 AND status IN ('queued', 'running') AND deleted_at IS NULL ORDER BY id`);

export const beginExport = statement<NoRow, { id: string }>(
  `UPDATE exports SET status = 'running' WHERE workspace_id = $1 AND id = $id AND status = 'queued'`,
);

export const setSnapshot = statement<NoRow, { id: string }>(
  'UPDATE exports SET snapshot_at = transaction_timestamp() WHERE workspace_id = $1 AND id = $id',
);

/** Monotonic. The final step is implied by the status. */
export const noteProgress = statement<NoRow, { id: string; tables: number }>(`
  UPDATE exports e SET progress = GREATEST(e.progress, LEAST(99, (
      SELECT 100 * count(*) FILTER (WHERE n.done) / GREATEST(1, CASE WHEN e.snapshot_at IS NULL THEN $tables::int + (
            SELECT count(*) FROM files f WHERE f.workspace_id = $1 AND f.kind <> 'export_part') ELSE count(*) END)
        FROM export_entries n WHERE n.workspace_id = $1 AND n.export_id = e.id)))
   WHERE e.workspace_id = $1 AND e.id = $id`);

export const endExport = statement<NoRow, { id: string; expires_at: string; now: string }>(`
  UPDATE exports e SET status = 'ready', progress = 100, finished_at = $now, expires_at = $expires_at,
         size = (SELECT max(ends_at) FROM export_parts p WHERE p.workspace_id = $1 AND p.export_id = e.id),
         rows = (SELECT coalesce(sum(n.rows), 0) FROM export_entries n WHERE n.workspace_id = $1 AND n.export_id = e.id),
         files = (SELECT count(*) FROM export_entries n WHERE n.workspace_id = $1 AND n.export_id = e.id AND n.kind = 'file')
   WHERE e.workspace_id = $1 AND e.id = $id`);

export const failExportRow = statement<NoRow, { id: string; failure: string; now: string }>(`
  UPDATE exports SET status = 'failed', failure = $failure, finished_at = $now
   WHERE workspace_id = $1 AND id = $id AND status IN ('queued', 'running')`);

/** Files of the workspace that the archive does not have yet, except parts of archives. */
export const filesToCopy = statement<
  { id: string; filename: string; size: number },
  { export_id: string; after: string | null; limit: number }
>(`
  SELECT f.id, f.filename, f.size::bigint AS size FROM files f
   WHERE f.workspace_id = $1 AND f.stray_at IS NULL AND f.kind <> 'export_part'
     AND ($after::uuid IS NULL OR f.id > $after::uuid)
     AND NOT EXISTS (SELECT FROM export_entries e
                      WHERE e.workspace_id = $1 AND e.export_id = $export_id AND e.kind = 'file' AND e.source = f.id::text AND e.done)
   ORDER BY f.id LIMIT $limit`);

export interface EntryRow {
  id: string;
  name: string;
  kind: 'file' | 'table' | 'manifest' | 'directory';
  source: string;
  rows: number | null;
  bytes: number;
  packed: number;
  crc: number;
  sha256: Buffer | null;
  parts: number;
  done: boolean;
}

const ENTRY = 'id, name, kind, source, rows, bytes, packed, crc, sha256, parts, done';

export const insertEntry = statement<
  NoRow,
  { export_id: string; name: string; kind: EntryRow['kind']; source: string; place: number }
>(`
  INSERT INTO export_entries (workspace_id, export_id, name, kind, source, place)
  VALUES ($1, $export_id, $name, $kind, $source, $place) ON CONFLICT (workspace_id, export_id, name) DO NOTHING`);

export const entryByName = statement<EntryRow, { export_id: string; name: string }>(
  `SELECT ${ENTRY} FROM export_entries WHERE workspace_id = $1 AND export_id = $export_id AND name = $name`,
);

/** Locked, so that a second worker that packs the entry sees what the first has done. */
export const holdEntry = statement<EntryRow, { id: string }>(
  `SELECT ${ENTRY} FROM export_entries WHERE workspace_id = $1 AND id = $id FOR UPDATE`,
);

export const openEntries = statement<EntryRow, { export_id: string; kind: EntryRow['kind']; limit: number }>(`
  SELECT ${ENTRY} FROM export_entries
   WHERE workspace_id = $1 AND export_id = $export_id AND kind = $kind AND NOT done ORDER BY id LIMIT $limit`);

export interface PlacedEntry extends EntryRow {
  place: number;
  /** Offset in the archive; null until it is known. */
  starts_at: number | null;
}

/** Entries in archive order with their offsets, without the directory. */
export const placedEntries = statement<
  PlacedEntry,
  { export_id: string; place: number; after: string | null; limit: number }
>(`
  SELECT e.id, e.name, e.kind, e.source, e.rows, e.bytes, e.packed, e.crc, e.sha256, e.parts, e.done, e.place, p.starts_at
    FROM export_entries e JOIN export_parts p ON p.workspace_id = $1 AND p.entry_id = e.id AND p.n = 0
   WHERE e.workspace_id = $1 AND e.export_id = $export_id AND e.kind <> 'directory'
     AND ($after::uuid IS NULL OR (e.place, e.id) > ($place::int, $after::uuid))
   ORDER BY e.place, e.id LIMIT $limit`);

export const setPacked = statement<
  NoRow,
  { id: string; rows: number; bytes: number; packed: number; crc: number; parts: number }
>(`
  UPDATE export_entries SET rows = $rows, bytes = $bytes, packed = $packed, crc = $crc, parts = $parts
   WHERE workspace_id = $1 AND id = $id`);

export const endEntry = statement<NoRow, { id: string; sha256: Buffer | null }>(
  'UPDATE export_entries SET done = true, sha256 = $sha256 WHERE workspace_id = $1 AND id = $id',
);

export const insertPart = statement<
  NoRow,
  {
    export_id: string;
    entry_id: string;
    n: number;
    head: Buffer | null;
    file_id: string | null;
    size: number;
  }
>(`
  INSERT INTO export_parts (workspace_id, export_id, entry_id, n, head, file_id, size)
  VALUES ($1, $export_id, $entry_id, $n, $head, $file_id, $size)`);

export const setHead = statement<NoRow, { entry_id: string; head: Buffer }>(
  'UPDATE export_parts SET head = $head WHERE workspace_id = $1 AND entry_id = $entry_id AND n = 0',
);

export interface PartRow {
  head: Buffer | null;
  file_id: string | null;
  size: number;
}

export const partsOfEntry = statement<PartRow, { entry_id: string }>(
  'SELECT head, file_id, size FROM export_parts WHERE workspace_id = $1 AND entry_id = $entry_id ORDER BY n',
);

/** The parts of the archive after an offset, in order. */
export const partsFrom = statement<
  PartRow & { starts_at: number | null; ends_at: number | null },
  { export_id: string; from: number; limit: number }
>(`
  SELECT head, file_id, size, starts_at, ends_at FROM export_parts
   WHERE workspace_id = $1 AND export_id = $export_id AND ends_at > $from
   ORDER BY ends_at LIMIT $limit`);

/** Computes the offsets of all parts. */
export const placeParts = statement<NoRow, { export_id: string }>(`
  UPDATE export_parts p SET starts_at = s.ends_at - s.length, ends_at = s.ends_at
    FROM (SELECT q.id, q.length, sum(q.length) OVER (ORDER BY q.place, q.entry_id, q.n) AS ends_at
            FROM (SELECT p.id, p.entry_id, p.n, e.place, coalesce(length(p.head), 0) + p.size AS length
                    FROM export_parts p JOIN export_entries e ON e.workspace_id = $1 AND e.id = p.entry_id
                   WHERE p.workspace_id = $1 AND p.export_id = $export_id) q) s
   WHERE p.workspace_id = $1 AND p.id = s.id`);

/** Current size of the archive. */
export const endOfParts = statement<{ end: number }, { export_id: string }>(`
  SELECT coalesce(max(ends_at), 0)::bigint AS end FROM export_parts WHERE workspace_id = $1 AND export_id = $export_id`);

/** Deletes at most `limit` parts; returns their files, which the caller must delete. */
export const dropParts = statement<
  { file_id: string | null },
  { export_id: string; entry_id: string | null; limit: number }
>(`
  DELETE FROM export_parts WHERE workspace_id = $1 AND id = ANY (ARRAY(
    SELECT id FROM export_parts
     WHERE workspace_id = $1 AND export_id = $export_id AND ($entry_id::uuid IS NULL OR entry_id = $entry_id::uuid)
     LIMIT $limit FOR UPDATE))
  RETURNING file_id`);

export const dropEntry = statement<NoRow, { id: string }>(
  'DELETE FROM export_entries WHERE workspace_id = $1 AND id = $id',
);

export const dropEntries = statement<NoRow, { export_id: string }>(
  'DELETE FROM export_entries WHERE workspace_id = $1 AND export_id = $export_id',
);

export const rowsToPack = statement<
  { id: string; n: number; rows: number; lines: string },
  { export_id: string; source: string; limit: number }
>(`
  SELECT id, n, rows, lines FROM export_rows
   WHERE workspace_id = $1 AND export_id = $export_id AND source = $source ORDER BY n LIMIT $limit`);

export const dropRows = statement<NoRow, { ids: readonly string[] }>(
  'DELETE FROM export_rows WHERE workspace_id = $1 AND id = ANY ($ids::uuid[])',
);

export const dropAllRows = statement<NoRow, { export_id: string }>(
  'DELETE FROM export_rows WHERE workspace_id = $1 AND export_id = $export_id',
);

export const insertRows = statement<
  NoRow,
  { export_id: string; source: string; n: number; rows: number; lines: string }
>(`
  INSERT INTO export_rows (workspace_id, export_id, source, n, rows, lines)
  VALUES ($1, $export_id, $source, $n, $rows, $lines)`);

/** Exports whose contents must be deleted: expired, failed, deleted. */
export const exportsToEmpty = statement<{ id: string; status: ExportState['status'] }, { now: string }>(`
  SELECT e.id, e.status FROM exports e
   WHERE e.workspace_id = $1
     AND (e.deleted_at IS NOT NULL OR e.status IN ('failed', 'expired') OR (e.status = 'ready' AND e.expires_at < $now))
     AND (e.status = 'ready' OR EXISTS (SELECT FROM export_entries n WHERE n.workspace_id = $1 AND n.export_id = e.id)
                             OR EXISTS (SELECT FROM export_rows r WHERE r.workspace_id = $1 AND r.export_id = e.id))
   ORDER BY e.id`);

/** Ends downloads first, so that nothing reads a deleted part. */
export const expireExport = statement<NoRow, { id: string }>(
  `UPDATE exports SET status = 'expired' WHERE workspace_id = $1 AND id = $id AND status = 'ready'`,
);
