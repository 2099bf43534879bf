import { statement } from '../../db/statement.ts';
import type { ListName } from '../../generated/types.ts';

export interface ListItemRow {
  id: string;
  list_key: ListName;
  code: string;
  label: string;
  color: string | null;
  position: number;
  archived: boolean;
  version: number;
}

/** Items in order: of the list $2, or of all where it is null; archived ones only if $3. */
export const listItems = statement<ListItemRow>(`
  SELECT id, list_key, code, label, color, position, archived_at IS NOT NULL AS archived, version
    FROM list_items
   WHERE workspace_id = $1 AND ($2::text IS NULL OR list_key = $2::text) AND ($3::boolean OR archived_at IS NULL)
   ORDER BY position, label, id`);
