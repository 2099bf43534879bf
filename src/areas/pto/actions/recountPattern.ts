/**
 * Rule 10: recounts absences that reach the first day of a new weekly pattern; earlier days keep their cost.
 */
import { earlier, later } from '../../../civil/dates.ts';
import { days } from '../../../civil/days.ts';
import type { Writing } from '../../../events/writing.ts';
import { holidaysOf } from '../../../schedule/calendars.ts';
import { workCalendar } from '../../../schedule/counting.ts';
import type { PatternChange, Recounted } from '../../../schedule/patternChange.ts';
import { countingTerms, openAbsencesFrom } from '../store/recount.ts';
import { lockAbsencesOf } from '../store/requests.ts';
import { endAbsences } from './endAbsences.ts';
import { bookRecounts, recountAll, tellRecounted } from './recount.ts';

/**
 * Recounts the person's requested and approved absences from a date on, except days in a locked period. Books
 * the difference in the ledger and notifies the person of each change. An absence that costs more than the
 * balance has still stays. Concurrent requests wait for the transaction and then see the new pattern. If the
 * last contract ends, absences beyond it are ended (rule 61).
 */
export async function recountForPattern(call: Writing, change: PatternChange): Promise<Recounted[]> {
  const { db } = call;
  const { employeeId, from, ends, dryRun } = change;
  if (ends !== null)
    return endAbsences(call, { employeeId, lastDay: ends, pattern: change.before, stays: true, dryRun });
  await db.one(lockAbsencesOf, { employee_id: employeeId });
  const absences = await db.rows(openAbsencesFrom, { employee_ids: [employeeId], from });
  if (absences.length === 0) return [];
  const terms = await db.one(countingTerms, {
    employee_ids: [employeeId],
    policy_ids: [...new Set(absences.map((absence) => absence.policy_id))],
    from: absences.map((absence) => absence.start_date).reduce(earlier),
    to: absences.map((absence) => absence.end_date).reduce(later),
  });
  const holidays = holidaysOf(terms.holidays, terms.placements);
  const calendars = {
    before: workCalendar({ pattern: change.before, holidays }),
    after: workCalendar({ pattern: change.after, holidays }),
  };
  const changed = recountAll(call, absences, terms, () => calendars);
  if (!dryRun) {
    await bookRecounts(call, changed, `weekly pattern from ${from}`);
    for (const one of changed) {
      if (one.change === 0) continue;
      tellRecounted(call, one, {
        what: 'Your working days changed',
        cause: `Your working days change on ${from}`,
      });
    }
  }
  return changed
    .filter((one) => one.change !== 0)
    .map(({ absence, change: difference, unit }) => ({
      id: absence.id,
      policy: { id: absence.policy_id, name: absence.policy_name },
      start_date: absence.start_date,
      end_date: absence.end_date,
      unit,
      before: days(absence.days),
      after: days(absence.days) + difference,
    }));
}
