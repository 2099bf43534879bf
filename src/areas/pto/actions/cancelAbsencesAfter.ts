/** What of a person's absences ends with their employment. */
import type { Writing } from '../../../events/writing.ts';
import type { CivilDate } from '../../../civil/dates.ts';
import { statement } from '../../../db/statement.ts';
import { emitAbsence } from '../announce.ts';
import { given, holdOfAnyone, move } from './decide.ts';
import { lockAbsencesOf } from '../store/requests.ts';

/** What a person has asked for or been granted that begins after their last day. */
const openAfter = statement<{ id: string }, { employee_id: string; last_day: string }>(`
  SELECT id FROM absences
   WHERE workspace_id = $1 AND employee_id = $employee_id AND start_date > $last_day::date AND status IN ('requested', 'approved')
     AND deleted_at IS NULL
   ORDER BY start_date, id`);

/**
 * requested, approved -> cancelled for all that begins after the last day, the days given back (rule 49); one absence, one
 * audit line, one `absence.cancelled`. Period locks do not hold it. What has begun by then stays as it is. A request that
 * is being written waits, and finds the last day when it is its turn.
 */
export async function cancelAbsencesAfter(
  call: Writing,
  employeeId: string,
  lastDay: CivilDate,
): Promise<void> {
  const { db } = call;
  await db.one(lockAbsencesOf, { employee_id: employeeId });
  for (const { id } of await db.rows(openAfter, { employee_id: employeeId, last_day: lastDay })) {
    const held = await holdOfAnyone(db, id);
    const row = await move(call, held, {
      action: 'cancel',
      note: null,
      rows: given(held),
      verb: 'cancelled',
    });
    emitAbsence(call, 'absence.cancelled', row);
  }
}
