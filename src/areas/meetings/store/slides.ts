import { statement, type NoRow } from '../../../db/statement.ts';
import { fileOf, type FileRow } from '../../../files/store.ts';

/** A file of a meeting. `id` is the slide's, not the file's. */
export interface SlideRow {
  id: string;
  position: number;
  file: FileRow;
}

const COLUMNS = `s.id, s.position, ${fileOf('s.file_id')} AS file`;

export const slidesOf = statement<SlideRow, { meeting_id: string }>(`
  SELECT ${COLUMNS} FROM meeting_slides s WHERE s.workspace_id = $1 AND s.meeting_id = $meeting_id ORDER BY s.position`);

export const slideById = statement<SlideRow, { meeting_id: string; id: string }>(`
  SELECT ${COLUMNS} FROM meeting_slides s WHERE s.workspace_id = $1 AND s.meeting_id = $meeting_id AND s.id = $id`);

/** Appends after the last position. Expects a locked meeting, so that positions are unique. */
export const insertSlide = statement<SlideRow, { meeting_id: string; file_id: string }>(`
  WITH s AS (
    INSERT INTO meeting_slides (workspace_id, meeting_id, file_id, position)
    SELECT $1, $meeting_id::uuid, $file_id::uuid, COALESCE(max(o.position), 0) + 1
      FROM meeting_slides o WHERE o.workspace_id = $1 AND o.meeting_id = $meeting_id
    RETURNING *
  ) SELECT ${COLUMNS} FROM s`);

export const deleteSlide = statement<NoRow, { id: string }>(
  'DELETE FROM meeting_slides WHERE workspace_id = $1 AND id = $id',
);
