/** Ends enrollments when their person leaves or their plan is archived. */
import { earlier, type CivilDate } from '../../../civil/dates.ts';
import { ask } from '../../../db/handle.ts';
import type { Writing } from '../../../events/writing.ts';
import { transition } from '../../../transitions/transition.ts';
import { ENROLLMENT_MACHINE, endingOf } from '../rules/enrollment.ts';
import { cancelEnrollment, endEnrollment, type EnrollmentRow } from '../store/enrollments.ts';
import { statusNow } from './hold.ts';

/**
 * Ends an enrollment on `lastDay`, or cancels it if it is pending or begins later. Null if it ends anyway.
 */
export async function endWith(
  call: Writing,
  row: EnrollmentRow,
  lastDay: CivilDate,
  note: string,
): Promise<EnrollmentRow | null> {
  const action = endingOf(row, lastDay);
  if (action === null) return null;
  const { id, status: before } = row;
  return transition(call, ENROLLMENT_MACHINE, {
    id,
    action,
    before,
    set: (after) =>
      action === 'withdraw'
        ? ask(cancelEnrollment, { id, before, after: after! })
        : ask(endEnrollment, {
            id,
            before,
            after: after!,
            end_on: earlier(row.end_on ?? lastDay, lastDay),
            reviewer_id: call.caller.userId,
            now: new Date(call.now).toISOString(),
            note,
          }),
    current: () => statusNow(call.db, id),
    changes: (after) => ({ status: [before, after.status], end_on: [row.end_on, after.end_on] }),
  });
}
