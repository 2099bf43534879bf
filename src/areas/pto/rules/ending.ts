/** How an absence changes if its person leaves, or their last contract ends (rule 61). */
import type { CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import type { Cost } from '../../../schedule/counting.ts';
import type { Half, Span } from '../../../schedule/span.ts';
import { recount, releasedRows, type Recount } from './ledger.ts';
import type { LedgerRow, Policy } from './types.ts';

/** The part of a span up to a day; null if it begins later. */
export function endingOn(
  { start_date, start_half = null }: Span,
  lastDay: CivilDate,
): { start_date: CivilDate; end_date: CivilDate; start_half: Half | null; end_half: null } | null {
  if (start_date > lastDay) return null;
  // for several days, `am` means the whole first day, but for a single day only its morning
  return { start_date, end_date: lastDay, start_half: start_half === 'pm' ? 'pm' : null, end_half: null };
}

/** An absence that ends earlier; `after` is null if nothing of it is left. */
export interface EndingAbsence extends Omit<Recount, 'after'> {
  readonly after: Cost | null;
  readonly start_date: CivilDate;
  readonly days: Days;
}

/**
 * The new cost, and the rows that give back the rest. Days in a locked period stay as they were counted, even
 * after the last day.
 */
export function recountEnding(
  absence: EndingAbsence,
  policy: Policy,
): { days: Days; rows: readonly LedgerRow[] } {
  const { before, lockedThrough, start_date } = absence;
  const nothing: Cost = { ...before, perDay: before.perDay.map((day) => ({ ...day, days: 0 })) };
  const { change, rows } = recount({ ...absence, after: absence.after ?? nothing }, policy);
  const left = absence.days + change;
  if (left > 0) return { days: left, rows };
  // nothing is left, so everything it holds is released, however it was counted before
  const open = lockedThrough === null || lockedThrough < start_date;
  return { days: 0, rows: open ? releasedRows(absence.absence_id, absence.rows) : rows };
}
