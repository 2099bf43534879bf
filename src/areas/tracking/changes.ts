import { presentEntry } from './present.ts';
import type { EntryRow } from './store.ts';

/** What a person may change, as the trail names it. */
const FIELDS = [
  'started_at',
  'ended_at',
  'description',
  'billable',
  'category',
  'break_minutes',
  'external_id',
] as const;

/** Old and new value of each field that changed, as answers show them; a category by its label. */
export function changesOf(before: EntryRow, after: EntryRow): Record<string, [unknown, unknown]> {
  const [old, now] = [presentEntry(before), presentEntry(after)];
  const changes: Record<string, [unknown, unknown]> = {};
  for (const field of FIELDS) {
    const [from, to] =
      field === 'category'
        ? [old.category?.label ?? null, now.category?.label ?? null]
        : [old[field], now[field]];
    if (from !== to) changes[field] = [from, to];
  }
  return changes;
}
