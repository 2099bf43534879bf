import { changedFields } from '../../../events/audit.ts';
import { presentEntry } from '../present/entry.ts';
import type { EntryRow } from '../store/entries.ts';

/** The fields that a person may change, as named in the audit trail. */
const FIELDS = [
  'started_at',
  'ended_at',
  'description',
  'billable',
  'category',
  'break_minutes',
  'external_id',
] as const;

/** Old and new value of each changed field, as answers show them. A category is named by its label. */
export function changesOf(before: EntryRow, after: EntryRow): Record<string, [unknown, unknown]> {
  return changedFields(FIELDS, shown(before), shown(after));
}

function shown(row: EntryRow) {
  const entry = presentEntry(row);
  return { ...entry, category: entry.category?.label ?? null };
}
