import { days, showDays } from '../../../civil/days.ts';
import type { LedgerEntry } from '../../../generated/types.ts';
import { exceptionIn } from '../../../people/exceptions.ts';
import type { EntryRow } from '../store/entries.ts';

export const presentEntry = (row: EntryRow): LedgerEntry => ({
  id: row.id,
  policy: { id: row.policy_id, name: row.policy_name },
  year: row.year,
  kind: row.kind,
  days: showDays(days(row.days)),
  unit: row.unit,
  effective_on: row.effective_on,
  absence_id: row.absence_id,
  source: row.kind === 'adjust' ? (row.source ?? 'correction') : null,
  reason: row.reason,
  exception: exceptionIn(row),
  created_at: row.created_at,
});
